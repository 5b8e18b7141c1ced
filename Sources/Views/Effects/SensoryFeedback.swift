/// What can be felt or heard of a change; a kiosk gives none of it.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy what collides is.
  public struct Weight: Equatable, Sendable {
    private let level: Int
    /// Light.
    public static let light = Weight(level: 0)
    /// Neither light nor heavy.
    public static let medium = Weight(level: 1)
    /// Heavy.
    public static let heavy = Weight(level: 2)
  }

  /// How soft what collides is.
  public struct Flexibility: Equatable, Sendable {
    private let level: Int
    /// Rigid.
    public static let rigid = Flexibility(level: 0)
    /// Neither rigid nor soft.
    public static let solid = Flexibility(level: 1)
    /// Soft.
    public static let soft = Flexibility(level: 2)
  }

  private let name: String

  /// Something succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another choice was made.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew past a mark.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell past a mark.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something started.
  public static let start = SensoryFeedback(name: "start")
  /// Something stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something came into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Another level was reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things met.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight met, with an intensity of 0…1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Things of a flexibility met, with an intensity of 0…1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}

extension View {
  /// The view itself: a kiosk gives no feedback when `trigger` changes.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  {
    self
  }

  /// The view itself: a kiosk gives no feedback when `trigger` changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// The view itself: a kiosk gives no feedback when `trigger` changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
