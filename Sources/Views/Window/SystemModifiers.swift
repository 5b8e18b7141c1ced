import Foundation

// What other devices have around a program's window. A bare display has none of it: the view stays
// as it is.
extension View {
  /// Does nothing on a bare display, which has no status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Does nothing on a bare display, which has no status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Does nothing on a bare display: nothing lies above a program's window.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Does nothing on a bare display, whose edges have no gestures of their own.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Does nothing on a bare display: nothing opens addresses in a program from outside.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Does nothing on a bare display, whose picture is never taken while the program is away.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
