import Testing

@testable import Expenses

struct OFXTests {
  private static let markup = """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102
    ENCODING:USASCII
    CHARSET:1252

    <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>22</BANKACCTFROM>
    <BANKTRANLIST><DTSTART>20260101
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260131233000.000[-5:EST]<TRNAMT>-12.50<FITID>A1<NAME>Fish &amp; Co<MEMO></STMTTRN>
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260201<TRNAMT>-1,234.50<FITID>A2<NAME>Rent</STMTTRN>
    <STMTTRN><TRNTYPE>FEE<DTPOSTED>20260202<TRNAMT>-3.00<FITID>A3<NAME>Monthly</STMTTRN>
    <STMTTRN><TRNTYPE>XFER<DTPOSTED>20260202<TRNAMT>-50.00<FITID>A4<NAME>Savings</STMTTRN>
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026XX02<TRNAMT>-3.00<FITID>A5<NAME>Bad</STMTTRN>
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260203<TRNAMT>-4.00<FITID>A6<NAME>Abroad<CURRENCY><CURRATE>1<CURSYM>EUR</CURRENCY></STMTTRN>
    </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
    """

  private static let rules = "text,category\nfish,Food\nrent,Home\nabroad,Travel\n"

  @Test func readsMarkupWithoutEnds() throws {
    let result = try Files.read([Self.markup, Self.rules])
    #expect(result.files[0].found == "OFX 1 (SGML); UTF-8")
    #expect(result.month("USD", "2026-01") == ["Food": "12.50"])
    #expect(result.month("USD", "2026-02") == ["Home": "1234.50", "Fees": "3.00"])
    #expect(result.month("EUR", "2026-02") == ["Travel": "4.00"])
    #expect(result.files[0].transfers == 1)
    #expect(result.problems == ["0:13: expected a date as DTPOSTED, found \"2026XX02\""])
  }

  @Test func readsXML() throws {
    let result = try Files.read([
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
      <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>JPY</CURDEF>
      <CCACCTFROM><ACCTID>9</ACCTID></CCACCTFROM><BANKTRANLIST>
      <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260131</DTPOSTED><TRNAMT>-980</TRNAMT><FITID>1</FITID><NAME>Fish &amp; Co</NAME></STMTTRN>
      <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260131</DTPOSTED><TRNAMT>-9.80</TRNAMT><FITID>2</FITID><NAME>Cents</NAME></STMTTRN>
      <STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260131</DTPOSTED><TRNAMT>80</TRNAMT><FITID>3</FITID><NAME>Fish back</NAME></STMTTRN>
      </BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
      """, Self.rules,
    ])
    #expect(result.files[0].found == "OFX 2 (XML)")
    #expect(result.month("JPY", "2026-01") == ["Food": "900"])
    #expect(
      result.problems == [
        "0:6: expected an amount with at most 0 decimals as TRNAMT, found \"-9.80\""
      ])
  }

  @Test func aNumberCountsOnce() throws {
    let result = try Files.read([Self.markup, Self.markup, Self.rules])
    #expect(result.month("USD", "2026-01") == ["Food": "12.50"])
    #expect(result.files[1].duplicates == 5)
    #expect(result.files[1].counted == 0)
  }

  @Test func whatCameBeforeAFaultIsUsed() throws {
    let result = try Files.read([
      """
      <?xml version="1.0"?><OFX><STMTRS><CURDEF>EUR</CURDEF>
      <STMTTRN><DTPOSTED>20260131</DTPOSTED><TRNAMT>-1</TRNAMT><FITID>1</FITID></STMTTRN>
      <STMTTRN><DTPOSTED>2026</STMTTRN>
      """
    ])
    #expect(result.month("EUR", "2026-01") == ["Uncategorised": "1.00"])
    #expect(result.problems.first == "0:3: expected XML: mismatched tag")
  }

  @Test func documentTypesAreRefused() throws {
    let result = try Files.read([
      "<?xml version=\"1.0\"?><!DOCTYPE OFX [<!ENTITY a \"b\">]><OFX><STMTRS></STMTRS></OFX>"
    ])
    #expect(result.problems.first == "0:1: a document type is not taken")
  }
}
