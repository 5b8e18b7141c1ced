import Foundation

/// UIKit's view. It is drawn within a representable: its ground and the views in it.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Where it is in the view above, in points.
  open var frame: CGRect
  /// A colour for its ground.
  open var backgroundColor: UIColor?
  /// A colour for what can be touched.
  open var tintColor: UIColor?
  /// Opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// A number of the program's own.
  open var tag = 0
  /// Whether it may be touched.
  open var isUserInteractionEnabled = true
  /// Whether what sticks out is cut off.
  open var clipsToBounds = false
  /// The appearance that it asks for.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How what is drawn lies in its frame.
  open var contentMode = ContentMode.scaleToFill
  /// Whether its frame follows that of the view above.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How what is drawn lies in a frame.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill = 0
    /// All of it, as large as it fits.
    case scaleAspectFit = 1
    /// As large as fills the frame.
    case scaleAspectFill = 2
    /// Drawn again for another frame.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// At the top left.
    case topLeft = 9
    /// At the top right.
    case topRight = 10
    /// At the bottom left.
    case bottomLeft = 11
    /// At the bottom right.
    case bottomRight = 12
  }
  /// The view above.
  open private(set) weak var superview: UIView?
  /// The views in it, back to front.
  open private(set) var subviews: [UIView] = []

  /// A view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a size.
  override public convenience init() { self.init(frame: .zero) }

  /// Not to be had: nothing is kept in archives of interfaces.
  public required init?(coder: NSCoder) { return nil }

  /// Its own space.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of its frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// What is kept free at its sides: for the window, what the display does.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The window that it is in.
  open var window: UIWindow? { superview?.window }
  /// What values depend on.
  open var traitCollection: UITraitCollection {
    overrideUserInterfaceStyle == .unspecified
      ? superview?.traitCollection ?? .current
      : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }

  /// The view that stands for it: its ground, and what is in it at its places.
  func makeFace() -> AnyView { AnyView(UIViewFace(view: self)) }

  /// Puts a view in front of the others in it.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  /// Takes it out of the view above.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// The view with a tag, itself or below.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
  /// The foremost view at a point of its space, as its frame and its views' frames say.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inner = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let found = view.hitTest(inner, with: event) { return found }
    }
    return self
  }
  /// Whether a point of its space is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Does nothing: nothing is typed into it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
  /// Does nothing.
  open func setNeedsLayout() {}
  /// Does nothing.
  open func layoutIfNeeded() {}
  /// Does nothing.
  open func layoutSubviews() {}
  /// Does nothing.
  open func setNeedsDisplay() {}
  /// Does nothing.
  open func sizeToFit() {}

  /// Makes changes at once: nothing shows them.
  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }
  /// Makes changes at once: nothing shows them.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
  /// Does nothing.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
}
