import Foundation

/// UIKit's views whose look a program sets for all of a kind. Nothing of the kind is drawn by UIKit
/// here, so that the settings are kept and change nothing.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
  /// Made to hold the settings.
  init()
}

extension UIAppearance {
  /// What holds the settings for all of the kind.
  public static func appearance() -> Self { Self() }
  /// What holds the settings for those in others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self
  {
    Self()
  }
}

/// UIKit's bar of tabs.
@MainActor @preconcurrency
public final class UITabBar: UIView, UIAppearance {
  /// A colour for the bar.
  public var barTintColor: UIColor?
  /// A colour for tabs that are not shown.
  public var unselectedItemTintColor: UIColor?
  /// A picture for the ground.
  public var backgroundImage: UIImage?
  /// A picture for the line above.
  public var shadowImage: UIImage?
  /// Whether what is below shows through.
  public var isTranslucent = true
  /// How it looks.
  public var standardAppearance = UITabBarAppearance()
  /// How it looks above the end of what is scrolled.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// UIKit's bar of titles.
@MainActor @preconcurrency
public final class UINavigationBar: UIView, UIAppearance {
  /// A colour for the bar.
  public var barTintColor: UIColor?
  /// Attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Attributes of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// A picture for the line below.
  public var shadowImage: UIImage?
  /// Whether what is below shows through.
  public var isTranslucent = true
  /// How it looks.
  public var standardAppearance = UINavigationBarAppearance()
  /// How it looks in small windows.
  public var compactAppearance: UINavigationBarAppearance?
  /// How it looks above the beginning of what is scrolled.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Does nothing.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// Sizes that bars come in.
public enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// The smaller one.
  case compact = 1
}

/// UIKit's scrolled view.
@MainActor @preconcurrency
open class UIScrollView: UIView, UIAppearance {
  /// A scrolled view.
  public required convenience init() { self.init(frame: .zero) }
  /// Whether it goes beyond its ends and comes back.
  open var bounces = true
  /// Whether it does so where nothing is to be scrolled.
  open var alwaysBounceVertical = false
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it can be scrolled.
  open var isScrollEnabled = true
  /// Room around what is in it.
  open var contentInset = UIEdgeInsets.zero
  /// How far it is scrolled.
  open var contentOffset = CGPoint.zero
  /// The size of what is scrolled.
  open var contentSize = CGSize.zero
  /// Whom it tells of itself: never, since fingers do not scroll it here.
  open weak var delegate: UIScrollViewDelegate?
  /// The smallest size that fingers may bring it to.
  open var minimumZoomScale: CGFloat = 1
  /// The largest size that fingers may bring it to.
  open var maximumZoomScale: CGFloat = 1
  /// How large it is shown.
  open var zoomScale: CGFloat = 1
  /// Whether it goes beyond its ends at the sides and comes back.
  open var alwaysBounceHorizontal = false
  /// Whether a finger holds it.
  open var isDragging: Bool { false }
  /// Whether it goes on by itself.
  open var isDecelerating: Bool { false }
  /// Goes to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Whether a bar shows how far it is scrolled.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far it is scrolled.
  open var showsHorizontalScrollIndicator = true
  /// When a keyboard on the display goes.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// When a keyboard on the display goes.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not by scrolling.
    case none = 0
    /// When scrolling begins.
    case onDrag = 1
    /// As the finger moves it.
    case interactive = 2
  }
}

/// UIKit's list.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// What is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// A colour for what is between rows.
  open var separatorColor: UIColor?
  /// Room at the ends of what is between rows.
  open var separatorInset = UIEdgeInsets.zero
  /// Room above the headers of sections.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// A view above the rows.
  open var tableHeaderView: UIView?
  /// A view below the rows.
  open var tableFooterView: UIView?
  /// Whether rows can be chosen.
  open var allowsSelection = true
}

/// UIKit's row of a list.
@MainActor @preconcurrency
public final class UITableViewCell: UIView, UIAppearance {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As the others.
    case none = 0
    /// Marked.
    case `default` = 3
  }
  /// How a chosen row looks.
  public var selectionStyle = SelectionStyle.default
}

/// UIKit's field of text of several lines.
@MainActor @preconcurrency
open class UITextView: UIScrollView {}

/// UIKit's grid of views.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// UIKit's field of a line of text.
@MainActor @preconcurrency
public final class UITextField: UIView, UIAppearance {
  /// When a button that empties the field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While it is edited.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
  /// When a button that empties the field is shown.
  public var clearButtonMode = ViewMode.never
}

/// UIKit's switch.
@MainActor @preconcurrency
public final class UISwitch: UIView, UIAppearance {
  /// The colour when it is on.
  public var onTintColor: UIColor?
  /// The colour of the part that moves.
  public var thumbTintColor: UIColor?
}

/// UIKit's row of dots.
@MainActor @preconcurrency
public final class UIPageControl: UIView, UIAppearance {
  /// How many dots there are.
  public var numberOfPages = 0
  /// The number of the page that is shown, from 0.
  public var currentPage = 0
  /// The colour of the dot of the page that is shown.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots.
  public var pageIndicatorTintColor: UIColor?
}

/// UIKit's row of choices.
@MainActor @preconcurrency
public final class UISegmentedControl: UIView, UIAppearance {
  /// The colour of the choice made.
  public var selectedSegmentTintColor: UIColor?
  /// Does nothing.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}

/// UIKit's knob on a line.
@MainActor @preconcurrency
public final class UISlider: UIView, UIAppearance {
  /// The colour of the part that moves.
  public var thumbTintColor: UIColor?
  /// The colour of the line before it.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the line behind it.
  public var maximumTrackTintColor: UIColor?
}

/// States of UIKit's controls.
public struct UIControlState: OptionSet, Sendable {
  /// One bit per state.
  public let rawValue: UInt
  /// The states with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// None in particular.
  public static let normal = UIControlState([])
  /// Touched.
  public static let highlighted = UIControlState(rawValue: 1)
  /// Not to be used.
  public static let disabled = UIControlState(rawValue: 2)
  /// Chosen.
  public static let selected = UIControlState(rawValue: 4)
}

/// Who is told of a scrolled view of UIKit's. Nobody is told of anything.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// It was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger took it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger let it go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// What is made larger by fingers.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
