import Testing

@testable import Views

/// The older name of a text size leads to the newer one and back.
struct ContentSizeCategoryTests {
  @Test func bothNamesMeanTheSameSizes() {
    var environment = EnvironmentValues()
    #expect(environment.sizeCategory == .large)
    for category in ContentSizeCategory.allCases {
      environment.sizeCategory = category
      #expect(environment.sizeCategory == category)
    }
    environment.sizeCategory = .accessibilityMedium
    #expect(environment.dynamicTypeSize == .accessibility1)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .large && ContentSizeCategory.large >= .large)
  }
}
