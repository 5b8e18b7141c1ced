/// What came of reading a text as a boarding pass.
package enum BCBPResult: Hashable, Sendable {
  /// Read whole, nothing out of the ordinary.
  case accept(BarCodedBoardingPass)
  /// Read whole, though the text departs from the Resolution in the ways listed.
  case acceptWithWarnings(BarCodedBoardingPass, [BCBPWarning])
  /// The mandatory items of the first leg are good, something after them is lost.
  case partial(BarCodedBoardingPass, [BCBPWarning])
  /// Not a boarding pass, or too damaged to be one.
  case reject(BCBPRejection)

  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    case accept
    case acceptWithWarnings = "accept-with-warnings"
    case partial
    case reject
  }

  package var outcome: Outcome {
    switch self {
    case .accept: .accept
    case .acceptWithWarnings: .acceptWithWarnings
    case .partial: .partial
    case .reject: .reject
    }
  }

  /// The pass, unless the text was rejected.
  package var pass: BarCodedBoardingPass? {
    switch self {
    case .accept(let pass), .acceptWithWarnings(let pass, _), .partial(let pass, _): pass
    case .reject: nil
    }
  }

  package var warnings: [BCBPWarning] {
    switch self {
    case .accept, .reject: []
    case .acceptWithWarnings(_, let warnings), .partial(_, let warnings): warnings
    }
  }

  package var rejection: BCBPRejection? {
    if case .reject(let rejection) = self { rejection } else { nil }
  }
}
