extension View {
  /// Whether those who do not see the view learn nothing of it.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibility { $0.isHidden = hidden } }

  /// A name for tests, never shown.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibility { $0.identifier = identifier } }

  /// Adds to what kind of thing the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibility { $0.addedTraits.formUnion(traits) } }

  /// Takes from what kind of thing the view is.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, _AccessibilityModifier>
  {
    accessibility { $0.removedTraits.formUnion(traits) }
  }

  /// Where the view comes in the order of things; those with a higher number come first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibility { $0.sortPriority = sortPriority } }

  /// Makes the view a thing of its own.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> ModifiedContent<Self, _AccessibilityModifier>
  {
    accessibility { $0.childBehavior = children }
  }

  /// What one of the usual actions does.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibility { $0.actions.append((nil, actionKind, handler)) }
  }

  /// What an action with a name does.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, _AccessibilityModifier>
  {
    accessibility { $0.actions.append((name, nil, handler)) }
  }

  /// What an action with a name does.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// What an action with a name does.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// How the view's value is changed.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibility {
      $0.actions.append((Text("Increment"), nil, { handler(.increment) }))
      $0.actions.append((Text("Decrement"), nil, { handler(.decrement) }))
    }
  }

  /// Further names by which the view is called.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibility { _ in } }

  /// Keeps the view's colours where all others are inverted; nothing here inverts them.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Says what comes of using the view, where a pointer rests on it.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what comes of using the view, where a pointer rests on it.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  /// Says what comes of using the view, where a pointer rests on it.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(text)
  }

  /// Further names by which the view is called.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> ModifiedContent<Self, _AccessibilityModifier>
  { accessibility { _ in } }

  /// Further names by which the view is called.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> ModifiedContent<Self, _AccessibilityModifier>
  { accessibility { _ in } }
}
