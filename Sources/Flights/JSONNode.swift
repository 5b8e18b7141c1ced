/// A JSON value that knows where it stands.
struct JSONNode {
  indirect enum Value {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])

    /// In words, for messages.
    var kind: String {
      switch self {
      case .null: "null"
      case .bool: "true or false"
      case .number: "a number"
      case .string: "a string"
      case .array: "an array"
      case .object: "an object"
      }
    }
  }

  struct Member {
    let name: String
    let place: FlightFileProblem.Place
    let node: JSONNode
  }

  let value: Value
  let place: FlightFileProblem.Place
}

/// Why a text is not JSON.
struct JSONFault: Error {
  let place: FlightFileProblem.Place
  let message: String
}
