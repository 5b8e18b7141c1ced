// UIKit, as far as programs for SwiftUI need it.
@_exported import Foundation
@_exported import Views
