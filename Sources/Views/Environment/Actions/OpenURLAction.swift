import Foundation

/// Opens what an address leads to. A bare display has nothing that opens addresses: only handlers of
/// the program's own do.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, passed }
    let kind: Kind

    /// It was opened.
    public static let handled = Result(kind: .handled)
    /// It was left alone.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it, which on a bare display nothing does.
    public static let systemAction = Result(kind: .passed)
    /// The system is to open another address, which on a bare display nothing does.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  let handler: (URL) -> Result

  /// Opens addresses by a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address and tells whether it was opened.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).kind == .handled)
  }
}

struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Opens a window of the program. A bare display has one window, which is always open.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}
  /// Does nothing on a bare display.
  public func callAsFunction(id: String) {}
  /// Does nothing on a bare display.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
  /// Does nothing on a bare display.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

/// Closes a window of the program. The one window of a bare display stays open.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}
  /// Does nothing on a bare display.
  public func callAsFunction() {}
  /// Does nothing on a bare display.
  public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether several windows can be open: not on a bare display.
  public var supportsMultipleWindows: Bool { false }
}
