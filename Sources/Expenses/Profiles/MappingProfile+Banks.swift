// Exports of banks and payment services.
extension MappingProfile {
  static let monzo = MappingProfile(
    name: "monzo", title: "Monzo",
    columns: [
      .day: ["date", "created"], .amount: ["amount"], .currency: ["currency"],
      .category: ["category"], .text: ["name", "description", "notes and #tags", "notes"],
      .id: ["transaction id", "id"], .kind: ["type"],
    ],
    signatures: [
      ["transaction id", "date", "type", "name", "category", "amount", "currency"],
      ["id", "created", "amount", "currency", "category", "emoji"],
    ],
    exclusions: [
      Exclusion(role: .kind, values: ["pot transfer"], effect: .transfer),
      Exclusion(role: .category, values: ["transfers", "savings"], effect: .transfer),
    ])

  static let n26 = MappingProfile(
    name: "n26", title: "N26",
    columns: [
      .day: ["booking date", "date", "buchungsdatum", "datum"],
      .amount: ["amount", "betrag"], .category: ["category", "kategorie"],
      .text: [
        "partner name", "payee", "empfänger", "payment reference", "verwendungszweck",
      ],
      .account: ["account name", "kontoname"],
    ],
    signatures: [
      [
        "booking date", "value date", "partner name", "partner iban", "payment reference", "amount",
      ],
      ["date", "payee", "account number", "transaction type", "payment reference", "amount"],
      ["datum", "empfänger", "kontonummer", "transaktionstyp", "verwendungszweck", "betrag"],
    ])

  static let payPal = MappingProfile(
    name: "paypal", title: "PayPal",
    columns: [
      .day: ["date"], .amount: ["gross", "amount"], .fee: ["fee"], .currency: ["currency"],
      .text: ["name", "item title", "subject", "note"], .id: ["transaction id"],
      .status: ["status"], .kind: ["type"], .direction: ["balance impact"],
    ],
    signatures: [
      ["date", "name", "type", "status", "currency", "gross", "transaction id"],
      ["date", "name", "type", "status", "currency", "amount", "transaction id"],
      ["date", "name", "type", "status", "currency", "gross", "fee", "net"],
    ],
    defaultOrder: .monthFirst,
    exclusions: [
      Exclusion(role: .direction, values: ["memo"], effect: .void),
      Exclusion(role: .status, values: ["pending", "on hold", "uncleared"], effect: .pending),
      Exclusion(
        role: .status,
        values: ["denied", "canceled", "cancelled", "failed", "expired", "removed", "voided"],
        effect: .void),
      Exclusion(
        role: .kind,
        values: [
          "general currency conversion", "bank deposit*", "general withdrawal*", "transfer to*",
          "transfer from*", "withdraw*", "user initiated withdrawal", "account hold*",
          "reversal of general account hold*", "general credit card deposit*",
          "general authorization", "void of authorization",
        ], effect: .transfer),
    ])

  static let stripe = MappingProfile(
    name: "stripe", title: "Stripe",
    columns: [
      .day: ["created", "created (utc)", "created_utc"], .amount: ["amount", "gross"],
      .fee: ["fee"], .currency: ["currency"], .category: ["reporting_category", "type"],
      .text: ["description"], .id: ["balance_transaction_id", "id"],
    ],
    signatures: [
      ["id", "type", "source", "amount", "fee", "net", "currency", "created (utc)"],
      ["balance_transaction_id", "currency", "gross", "fee", "net", "reporting_category"],
    ],
    isUTC: true,
    exclusions: [
      Exclusion(
        role: .category,
        values: ["payout*", "transfer*", "topup*", "obligation*", "reserve*", "advance*"],
        effect: .transfer)
    ],
    renamed: [
      "stripe_fee": "Fees", "fee": "Fees", "network_cost": "Fees", "application_fee": "Fees",
      "payment": "Charges", "charge": "Charges", "refund": "Refunds to customers",
      "payment_refund": "Refunds to customers", "dispute": "Disputes", "adjustment": "Adjustments",
    ])
}
