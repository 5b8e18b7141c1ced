/// The error of this type that work ends with; nil when it ends well or with another.
package func thrown<Failure: Error>(_ type: Failure.Type, by work: () throws -> Void) -> Failure? {
  do {
    try work()
    return nil
  } catch {
    return error as? Failure
  }
}
