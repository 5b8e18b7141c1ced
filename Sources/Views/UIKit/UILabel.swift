import Foundation

/// How the lines of a text lie, in UIKit's terms.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Filling the lines; here as `natural`.
  case justified = 3
  /// Where the language begins.
  case natural = 4
}

/// UIKit's text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The font; 17 points at first.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  /// The colour.
  open var textColor: UIColor? = .label
  /// How lines lie.
  open var textAlignment = NSTextAlignment.natural
  /// The largest number of lines; 0 for any.
  open var numberOfLines = 1
  /// Whether the text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false

  override func makeFace() -> AnyView {
    let alignment: TextAlignment =
      switch textAlignment {
      case .center: .center
      case .right: .trailing
      default: .leading
      }
    return AnyView(
      Text(text ?? "").font(font.map { Font($0) })
        .foregroundColor(textColor.map { Color($0) })
        .multilineTextAlignment(alignment)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? 0.5 : 1))
  }
}

/// UIKit's picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// How a picture lies in its view.
  open var image: UIImage?

  /// A view with a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// A view with a frame.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Not to be had: nothing is kept in archives of interfaces.
  public required init?(coder: NSCoder) { return nil }

  override func makeFace() -> AnyView {
    guard let image else { return super.makeFace() }
    let picture = Image(uiImage: image).resizable()
    return switch contentMode {
    case .scaleAspectFit: AnyView(picture.scaledToFit())
    case .scaleAspectFill: AnyView(picture.scaledToFill().clipped())
    case .center: AnyView(Image(uiImage: image))
    default: AnyView(picture)
    }
  }
}

/// UIKit's spinner.
@MainActor @preconcurrency
public final class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// Larger.
    case large = 101
  }

  /// How large it is.
  public var style: Style
  /// The colour; nil for the usual one.
  public var color: UIColor?
  /// Whether it is not drawn while it does not turn.
  public var hidesWhenStopped = true
  /// Whether it turns.
  public private(set) var isAnimating = false

  /// A spinner of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Not to be had: nothing is kept in archives of interfaces.
  public required init?(coder: NSCoder) { return nil }

  /// Has it turn.
  public func startAnimating() { isAnimating = true }
  /// Has it stop.
  public func stopAnimating() { isAnimating = false }

  override func makeFace() -> AnyView {
    guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
    return AnyView(
      ProgressView().progressViewStyle(.circular)
        .tint(color.map { Color($0) })
        .controlSize(style == .large ? .large : .regular))
  }
}
