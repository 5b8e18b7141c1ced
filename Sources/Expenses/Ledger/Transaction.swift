/// One movement of money, as a reader hands it to the ledger.
struct Transaction {
  enum State {
    case booked
    case pending
    /// Between the owner's own accounts.
    case transfer
  }

  /// What tells it from others.
  enum Identity {
    /// Its own number; a second of the same is the same transaction.
    case number(UInt64)
    /// What it holds; as many count as one file has of them.
    case content(UInt64)
  }

  var day: Day
  /// In minor units: positive when money was spent, negative when it came.
  var spent: Int64
  var currency: Currency
  /// As the file names it; empty when it does not.
  var category: ArraySlice<UInt8> = []
  /// Payee and memo, for the rules.
  var text: [UInt8] = []
  var state = State.booked
  var identity: Identity
}
