import Foundation
import Testing

@testable import Expenses

struct ProfileTests {
  private func read(_ texts: String..., options: ReadingOptions = .init()) throws
    -> ExpenseReader.Result
  {
    try Files.read(texts, options)
  }

  @Test func monzo() throws {
    let result = try read(
      """
      Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
      tx_01,03/02/2026,10:00:00,Card payment,Bakery,🥐,eating_out,-4.20,GBP,-4.20,GBP,,,,BAKERY,,-4.20,
      tx_02,14/02/2026,10:00:00,Card payment,Grocer,,Groceries,-30.00,GBP,-30.00,GBP,,,,,,-30.00,
      tx_03,15/02/2026,10:00:00,Card payment,Grocer,,Groceries,5.00,GBP,5.00,GBP,,,,,,,5.00
      tx_04,16/02/2026,10:00:00,Pot transfer,Savings Pot,,Savings,-100.00,GBP,-100.00,GBP,,,,,,-100.00,
      tx_05,27/02/2026,10:00:00,Faster payment,Employer,,Income,2000.00,GBP,2000.00,GBP,,,,,,,2000.00
      """)
    #expect(result.files[0].found?.hasPrefix("Monzo; separated by commas") == true)
    #expect(result.month("GBP", "2026-02") == ["Eating out": "4.20", "Groceries": "25.00"])
    #expect(result.monthReport("GBP", "2026-02")?.income == 200_000)
    #expect(result.files[0].transfers == 1)
    #expect(result.problems.isEmpty)
  }

  @Test func n26() throws {
    let new = """
      "Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
      2026-01-05,2026-01-05,"Markt Süd",,Presentment,"","Main",-12.30,-12.30,EUR,1.0
      """
    let old = """
      "Datum","Empfänger","Kontonummer","Transaktionstyp","Verwendungszweck","Kategorie","Betrag (EUR)","Betrag (Fremdwährung)","Fremdwährung","Wechselkurs"
      "2026-01-06","Kiosk","","MasterCard Zahlung","","Bars & Restaurants","-3.5","","",""
      """
    let result = try read(new, old, "text,category\nmarkt,Groceries\n")
    #expect(result.files.map { $0.found?.prefix(3) } == ["N26", "N26", "Rul"])
    #expect(
      result.month("EUR", "2026-01") == ["Groceries": "12.30", "Bars & Restaurants": "3.50"])
  }

  @Test func ynab() throws {
    let result = try read(
      """
      "Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
      "Checking","","01/15/2026","Grocer","Food: Groceries","Food","Groceries","","$1,085.42","$0.00","Cleared"
      "Checking","","01/16/2026","Grocer","Food: Groceries","Food","Groceries","","$0.00","$85.42","Cleared"
      "Checking","","01/17/2026","Transfer : Savings","","","","","$500.00","$0.00","Cleared"
      "Checking","","01/18/2026","Employer","Inflow: Ready to Assign","Inflow","Ready to Assign","","$0.00","$2000.00","Cleared"
      """)
    #expect(result.files[0].found?.contains("month before day") == true)
    #expect(result.month("USD", "2026-01") == ["Groceries": "1000.00"])
    #expect(result.files[0].transfers == 1)
    #expect(result.monthReport("USD", "2026-01")?.income == 200_000)
  }

  @Test func monefy() throws {
    let result = try read(
      """
      date;account;category;amount;currency;converted amount;currency;description
      09/02/2026;Cash;Food;-1.025,5;EUR;-4.000;PLN;lunch for all
      13/02/2026;Cash;To 'Card';-50;EUR;-50;EUR;
      13/02/2026;Cash;Salary;1.000;EUR;1.000;EUR;
      """)
    #expect(result.files[0].found?.hasPrefix("Monefy; separated by semicolons") == true)
    #expect(result.month("EUR", "2026-02") == ["Food": "1025.50"])
    #expect(result.monthReport("EUR", "2026-02")?.income == 100_000)
  }

  @Test func payPal() throws {
    let result = try read(
      """
      "Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Balance Impact"
      "31/01/2026","10:00:00","CET","Music Shop","General Payment","Completed","EUR","-23,00","0,00","-23,00","a@example.com","b@example.com","T1","Debit"
      "30/01/2026","10:00:00","CET","","Bank Deposit to PP Account ","Completed","EUR","23,00","0,00","23,00","","","T2","Credit"
      "29/01/2026","10:00:00","CET","Buyer","Payment","Completed","EUR","1.000,00","-20,50","979,50","","","T3","Credit"
      "28/01/2026","10:00:00","CET","Shop","General Payment","Pending","EUR","-5,00","0,00","-5,00","","","T4","Debit"
      "28/01/2026","10:00:00","CET","Shop","General Authorization","Completed","EUR","-5,00","0,00","-5,00","","","T5","Memo"
      "28/01/2026","10:00:00","CET","Shop","General Payment","Denied","EUR","-5,00","0,00","-5,00","","","T6","Debit"
      """, "text,category\nmusic,Hobby\n")
    #expect(result.month("EUR", "2026-01") == ["Hobby": "23.00", "Fees": "20.50"])
    let month = try #require(result.monthReport("EUR", "2026-01"))
    #expect(month.income == 100_000)
    #expect(month.pending == 500)
    let file = result.files[0]
    #expect((file.transfers, file.ignored, file.pending, file.counted) == (1, 2, 1, 3))
  }

  @Test func stripe() throws {
    let text = """
      balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,description
      txn_1,2026-01-31 23:30:00,2026-02-02 00:00:00,eur,45.91,0.94,44.97,charge,ch_1,Order
      txn_2,2026-01-10 10:00:00,2026-01-12 00:00:00,eur,-10.00,0.00,-10.00,refund,re_1,Order
      txn_3,2026-01-11 10:00:00,2026-01-11 00:00:00,eur,-30.00,0.00,-30.00,payout,po_1,STRIPE PAYOUT
      """
    let utc = try read(text)
    #expect(utc.month("EUR", "2026-01") == ["Refunds to customers": "10.00", "Fees": "0.94"])
    #expect(utc.files[0].transfers == 1)
    let local = try read(
      text, options: ReadingOptions(timeZone: TimeZone(identifier: "Europe/Paris")))
    #expect(local.month("EUR", "2026-02") == ["Fees": "0.94"])
  }

  @Test func hledger() throws {
    let print = """
      "txnidx","date","date2","status","code","description","comment","account","amount","commodity","credit","debit","posting-status","posting-comment"
      "1","2026-03-01","","","","market","","expenses:food:fruit","12.5","EUR","","12.5","",""
      "1","2026-03-01","","","","market","","assets:cash","-12.5","EUR","12.5","","",""
      "2","2026-03-02","","","","returned","","expenses:food","-2","EUR","2","","",""
      """
    let register = """
      "txnidx","date","code","description","account","amount","total"
      "3","2026-03-05","","Book","expenses:books","$7.00","$7.00"
      """
    let result = try read(print, register)
    #expect(result.files.map { $0.found?.prefix(7) } == ["hledger", "hledger"])
    #expect(result.month("EUR", "2026-03") == ["Food": "10.50"])
    #expect(result.month("USD", "2026-03") == ["Books": "7.00"])
    #expect(result.files[0].ignored == 1)
  }

  @Test func beancount() throws {
    let result = try read(
      """
      date,payee,narration,account,position
      2026-03-01,"Market","Apples",Expenses:Food:Fruit,  12.50 EUR
      2026-03-01,"Market","Apples",Assets:Cash,-12.50 EUR
      2026-03-02,"Broker","Fund",Expenses:Commissions,  1.25 USD {2.00 EUR}
      """)
    #expect(result.files[0].found?.hasPrefix("beancount") == true)
    #expect(result.month("EUR", "2026-03") == ["Food": "12.50"])
    #expect(result.month("USD", "2026-03") == ["Commissions": "1.25"])
  }
}
