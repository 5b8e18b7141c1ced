// Each modifier gives back the type that holds what a view says about itself, whatever it says.
extension View {
  /// Names the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibility { $0.label = label } }

  /// Names the view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityLabel(Text(labelKey)) }

  /// Names the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityLabel(Text(label)) }

  /// Says what the view stands at.
  public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibility { $0.value = value } }

  /// Says what the view stands at.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityValue(Text(valueKey)) }

  /// Says what the view stands at.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityValue(Text(value)) }

  /// Says what comes of using the view.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibility { $0.hint = hint } }

  /// Says what comes of using the view.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityHint(Text(hintKey)) }

  /// Says what comes of using the view.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityHint(Text(hint)) }

  /// Names the view.
  public nonisolated func accessibility(label: Text) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityLabel(label) }

  /// Says what the view stands at.
  public nonisolated func accessibility(value: Text) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityValue(value) }

  /// Says what comes of using the view.
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityHint(hint) }

  /// Whether those who do not see the view learn nothing of it.
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityHidden(hidden) }

  /// A name for tests, never shown.
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityIdentifier(identifier) }

  /// Adds to what kind of thing the view is.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityAddTraits(traits) }

  /// Takes from what kind of thing the view is.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, _AccessibilityModifier>
  { accessibilityRemoveTraits(traits) }

  /// Where the view comes in the order of things; those with a higher number come first.
  public nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilitySortPriority(sortPriority) }

  /// Further names by which the view is called.
  public nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<
    Self, _AccessibilityModifier
  > { accessibilityInputLabels(inputLabels) }
}
