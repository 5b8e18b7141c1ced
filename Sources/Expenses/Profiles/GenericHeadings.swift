/// Headings by which columns of unknown exports are told, in small letters; the best first.
enum GenericHeadings {
  static let names: [MappingProfile.Role: [String]] = [
    .day: [
      "date", "transaction date", "booking date", "posting date", "posted date", "post date",
      "completed date", "started date", "buchungstag", "buchungsdatum", "datum", "boekdatum",
      "transactiedatum", "date de comptabilisation", "date opération", "date operation",
      "date de l'opération", "fecha", "fecha operación", "fecha de operación", "data",
      "data contabile", "data operazione", "data operacji", "data transakcji", "datum zaúčtování",
      "dato", "bokføringsdato", "bogføringsdato", "bokföringsdag", "päivämäärä", "kirjauspäivä",
      "value date", "valutadatum", "day", "when",
    ],
    .amount: [
      "amount", "transaction amount", "betrag", "umsatz", "bedrag", "bedrag (eur)", "montant",
      "importe", "importo", "kwota", "kwota operacji", "částka", "objem", "beløp", "beløb",
      "belopp",
      "määrä", "valor", "value", "sum", "total", "cost", "price",
    ],
    .outflow: [
      "outflow", "debit", "debit amount", "debet", "money out", "paid out", "withdrawal",
      "withdrawals", "withdrawal amt.", "débit", "soll", "cargo", "uscite", "dare", "ut fra konto",
      "spent", "expense",
    ],
    .inflow: [
      "inflow", "credit", "credit amount", "money in", "paid in", "deposit", "deposits",
      "deposit amt.", "crédit", "haben", "abono", "entrate", "avere", "inn på konto", "income",
    ],
    .currency: [
      "currency", "transaction currency", "währung", "waehrung", "munt", "devise", "moneda",
      "divisa", "waluta", "měna", "valuutta", "valuta", "ccy", "commodity",
    ],
    .category: [
      "category", "kategorie", "catégorie", "categorie", "categoría", "categoria", "kategoria",
      "rubriek", "kategori", "luokka",
    ],
    .text: [
      "payee", "name", "merchant", "counterparty", "description", "details", "narrative", "memo",
      "narration", "note", "notes", "reference", "transaction description",
      "auftraggeber/empfänger",
      "beguenstigter/zahlungspflichtiger", "begünstigter / auftraggeber", "empfänger",
      "zahlungsempfänger*in", "verwendungszweck", "buchungstext", "naam", "naam tegenpartij",
      "naam / omschrijving", "omschrijving", "mededelingen", "vrije mededeling", "libellé",
      "libelle", "concepto", "descripción", "descrizione", "causale", "opis", "opis operacji",
      "tytuł", "nadawca / odbiorca", "název protiúčtu", "zpráva", "tekst", "beskrivelse", "text",
      "saaja/maksaja", "viesti",
    ],
    .id: ["transaction id", "transaction_id", "fitid", "id"],
    .status: ["status", "state"],
    .direction: [
      "debit/credit", "credit/debit", "dr/cr", "cr/dr", "af bij", "soll/haben", "type",
      "transaction type", "type of transaction",
    ],
    .account: ["account", "account number", "konto", "rekeningnummer", "iban", "kontonummer"],
  ]

  /// What a column of directions says of money that leaves, and of money that comes.
  static let leaving: Set<String> = [
    "debit", "dr", "d", "dbit", "af", "s", "soll", "expense", "out", "withdrawal",
  ]
  static let coming: Set<String> = [
    "credit", "cr", "c", "crdt", "bij", "h", "haben", "income", "in", "deposit", "refund",
  ]

  static let pending: Set<String> = [
    "pending", "vorgemerkt", "authorised", "authorized", "reserved", "on hold",
  ]
  static let void: Set<String> = [
    "declined", "failed", "reverted", "cancelled", "canceled", "denied", "rejected", "void",
  ]
}
