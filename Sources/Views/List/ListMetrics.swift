import Foundation

/// Lengths in points of lists, as UIKit's on iOS 16 by published measurements; not verified against a
/// device.
enum ListMetrics {
  /// Around a row's content.
  static let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  /// The corners of cards.
  static let cornerRadius: CGFloat = 10
  /// Above and below a section.
  static let sectionGap: CGFloat = 17.5
  /// Between a title and its card.
  static let titleGap: CGFloat = 7
  /// Between a title and the rows of a list without cards.
  static let plainTitleGap: CGFloat = 8

  /// What a card leaves free at the sides of a list of a width.
  static func margin(_ form: ListForm, in width: CGFloat) -> CGFloat {
    form == .insetGrouped || form == .inset ? (width < 414 ? 16 : 20) : 0
  }
}

/// Puts a row between the margins of its list.
struct ListMargins: Layout {
  let form: ListForm
  /// Above and below the row.
  let top: CGFloat
  let bottom: CGFloat

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * ListMetrics.margin(form, in: $0)) }, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let row = subviews.first else { return .zero }
    let size = row.sizeThatFits(inner(proposal))
    return CGSize(width: proposal.width ?? size.width, height: size.height + top + bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let margin = ListMetrics.margin(form, in: bounds.width)
    for row in subviews {
      row.place(
        at: CGPoint(x: bounds.minX + margin, y: bounds.minY + top), proposal: inner(proposal))
    }
  }
}
