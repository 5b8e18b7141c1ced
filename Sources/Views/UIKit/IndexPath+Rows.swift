import Foundation

extension IndexPath {
  /// The place of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }
  /// The place of an item in a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The number of the section; 0 where the path names none.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = [newValue, row] }
  }
  /// The number of the row in its section; 0 where the path names none.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = [section, newValue] }
  }
  /// The number of the item in its section; 0 where the path names none.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
