import Testing

@testable import SwiftUI

// Compiling is most of the test.
@MainActor
struct ModulesTests {
  @Test func oneTypeHasOneMeaning() {
    let view: any SwiftUI.View = PublishedForms()
    #expect(view is PublishedForms)
    #expect(originOfPublishedForms == .zero)
  }
}
