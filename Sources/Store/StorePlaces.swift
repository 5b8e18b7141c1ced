/// Where the store's files are.
package struct StorePlaces: Hashable, Sendable {
  /// The folder that holds all of them.
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// Books and what is known about covers.
  package var database: String { folder + "/books.sqlite" }

  /// Pictures of covers, one file each.
  package var covers: String { folder + "/covers" }

  /// The socket on which covers are asked for.
  package var wishes: String { folder + "/covers.socket" }

  /// The file of a stored cover: a JPEG picture of `coverWidth` by `coverHeight` pixels.
  package func cover(_ number: Int64) -> String { "\(covers)/\(number).jpg" }

  /// Columns of every stored cover.
  package static let coverWidth = 400
  /// Rows of every stored cover.
  package static let coverHeight = 600
}

extension StorePlaces {
  /// The file of a picture that came with its catalogue and is not decoded yet.
  package func embedded(_ number: Int64) -> String { "\(covers)/\(number).embedded" }
}
