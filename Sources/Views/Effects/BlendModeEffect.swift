import Raster
import Scene

/// How the view combines with what is under it.
public struct _BlendModeEffect {
  let blendMode: BlendMode
  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
}

extension _BlendModeEffect: PictureEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    guard blendMode != .normal else { return draw(&list) }
    list.withGroup(GroupEffect(blend: blendMode.raster), draw)
  }
}

extension BlendMode {
  /// The rasteriser's name of the mode.
  var raster: Raster.BlendMode {
    switch self {
    case .normal: .sourceOver
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension View {
  /// Chooses how the view combines with what is under it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
}
