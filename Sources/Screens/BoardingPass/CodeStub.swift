import SwiftUI

/// A stub that holds the code, for codes that need more room than the coupon has.
struct CodeStub: View {
  var content: PassContent
  var code: BarcodeView
  var width: CGFloat
  var hasBar: Bool

  var body: some View {
    VStack(spacing: 0) {
      if hasBar {
        StubBar(content: content)
      }
      code
        .padding(.horizontal, hasBar ? 12 : 10)
        .padding(.top, hasBar ? 12 : 10)
      PassCaption(text: content.caption, size: 15)
        .frame(height: 18)
        .padding(.horizontal, 12)
        .padding(.top, hasBar ? 8 : 6)
        .padding(.bottom, hasBar ? 12 : 10)
    }
    .frame(width: width, height: 300)
    .background(.white)
    .cornerRadius(12)
    .shadow(color: .black.opacity(0.15), radius: 5, x: 5, y: 5)
  }
}
