import Foundation
import Imaging
import Raster

/// How far the loading of an ``AsyncImage`` has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// There will be no picture.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there is no picture.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from a file or over the network while others are shown.
public struct AsyncImage<Content: View> {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  /// A picture, and what is shown in each phase of loading it.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View {
  /// The content for the present phase.
  public var body: some View {
    AsyncImageBody(url: url, scale: scale, transaction: transaction, content: content)
  }

  /// A picture, gray until it is there. `scale` is its pixels per point.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale, transaction: Transaction()) { phase in
      phase.image ?? Image(surface: Surface(width: 0, height: 0))
    }
  }

  /// A picture that is shown by `content`, and by a placeholder until it is there.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale, transaction: Transaction()) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }
}

/// Keeps the phase and loads when shown.
private struct AsyncImageBody<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State var phase = AsyncImagePhase.empty
  @State var loading: Task<Void, Never>?

  var body: some View {
    content(phase)
      .onAppear { load(url) }
      .onDisappear { loading?.cancel() }
      .onChange(of: url) { load($0) }
  }

  private func load(_ url: URL?) {
    loading?.cancel()
    phase = .empty
    guard let url else { return }
    let scale = self.scale
    loading = Task { @MainActor in
      let result = await PictureLoader.load(url)
      guard !Task.isCancelled else { return }
      withTransaction(transaction) {
        switch result {
        case .success(let surface): phase = .success(Image(surface: surface, scale: scale))
        case .failure(let error): phase = .failure(error)
        }
      }
    }
  }
}
