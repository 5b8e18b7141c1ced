/// Runs a task while the view is shown, anew for each value of an id.
public struct _TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @State private var running = RunningTask()

  nonisolated init(
    id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.action = action
  }
}

/// The task of one view.
@MainActor
final class RunningTask {
  private var task: Task<Void, Never>?

  nonisolated init() {}

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    task?.cancel()
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}

extension _TaskModifier: ViewModifier {
  /// The view, which starts and cancels the task.
  public func body(content: Content) -> some View {
    content
      .onAppear { running.start(priority, action) }
      .onChange(of: id) { _ in running.start(priority, action) }
      .onDisappear { running.cancel() }
  }
}

extension View {
  /// Runs a task from when the view is first shown; it is cancelled when the view goes.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task from when the view is first shown, and again when a value changes; the one before
  /// is cancelled, as it is when the view goes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
