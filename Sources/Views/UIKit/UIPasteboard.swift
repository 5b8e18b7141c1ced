import Combine
import Foundation

/// What was copied, for this program alone: a bare display has no other.
public final class UIPasteboard: NSObject, Sendable {
  /// The pasteboard.
  public static let general = UIPasteboard()

  private struct Content {
    var string: String?
    var image: UIImage?
    var url: URL?
    var changes = 0
  }
  private let content = Locked(Content())

  override private init() {}

  private func take(_ new: Content) {
    content.with { content in
      let changes = content.changes + 1
      content = new
      content.changes = changes
    }
  }

  /// Text.
  public var string: String? {
    get { content.with { $0.string } }
    set { take(Content(string: newValue)) }
  }
  /// A picture.
  public var image: UIImage? {
    get { content.with { $0.image } }
    set { take(Content(image: newValue)) }
  }
  /// An address.
  public var url: URL? {
    get { content.with { $0.url } }
    set { take(Content(url: newValue)) }
  }
  /// Whether there is text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// How often the content was changed.
  public var changeCount: Int { content.with { $0.changes } }
}
