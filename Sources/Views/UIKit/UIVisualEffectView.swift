import Foundation

/// What UIKit does to what is under a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// UIKit's blur of what is under a view.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// How much comes through, and of which appearance the blur is.
  public enum Style: Int, Sendable {
    /// Light, and much comes through.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// By the appearance.
    case regular = 4
    /// By the appearance, lighter.
    case prominent = 5
    /// Most comes through.
    case systemUltraThinMaterial = 6
    /// Much comes through.
    case systemThinMaterial = 7
    /// Some comes through.
    case systemMaterial = 8
    /// Little comes through.
    case systemThickMaterial = 9
    /// As under bars.
    case systemChromeMaterial = 10
    /// Light, most comes through.
    case systemUltraThinMaterialLight = 11
    /// Light, much comes through.
    case systemThinMaterialLight = 12
    /// Light, some comes through.
    case systemMaterialLight = 13
    /// Light, little comes through.
    case systemThickMaterialLight = 14
    /// Light, as under bars.
    case systemChromeMaterialLight = 15
    /// Dark, most comes through.
    case systemUltraThinMaterialDark = 16
    /// Dark, much comes through.
    case systemThinMaterialDark = 17
    /// Dark, some comes through.
    case systemMaterialDark = 18
    /// Dark, little comes through.
    case systemThickMaterialDark = 19
    /// Dark, as under bars.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }
}

/// UIKit's lettering on a blur, which is drawn plainly here.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  /// Lettering on a blur.
  public init(blurEffect: UIBlurEffect) {}
}

extension UIBlurEffect.Style {
  /// The material that stands for the style.
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .extraLight: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }

  /// The appearance of the style; nil for that around it.
  var colorScheme: ColorScheme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

/// UIKit's view that blurs what is under it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// What is done; nil for nothing.
  open var effect: UIVisualEffect?
  /// What views are put into.
  public let contentView = UIView()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Not to be had: nothing is kept in archives of interfaces.
  public required init?(coder: NSCoder) { return nil }

  override func makeFace() -> AnyView {
    AnyView(BlurFace(style: (effect as? UIBlurEffect)?.style, content: contentView))
  }
}

private struct BlurFace: View {
  let style: UIBlurEffect.Style?
  let content: UIView
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      if let style {
        Rectangle().fill(style.material).environment(\.colorScheme, style.colorScheme ?? scheme)
      }
      content.makeFace()
    }
  }
}
