import Database

/// Columns that a library's owner has added, by their lookup names: `#pages`, `#shelf`, `#price` (such
/// as `12.50 EUR`) and `#copies`.
struct CalibreColumns {
  /// The query for a column's value, by what the column is for.
  private var queries: [Purpose: String] = [:]

  private enum Purpose: CaseIterable {
    case pages
    case shelf
    case price
    case copies

    var labels: [String] {
      switch self {
      case .pages: ["pages", "page_count", "pagecount"]
      case .shelf: ["shelf"]
      case .price: ["price"]
      case .copies: ["copies"]
      }
    }
  }

  init(_ database: Database, tables: Set<String>) throws {
    guard tables.contains("custom_columns") else { return }
    let columns = try database.rows("SELECT id, label, normalized FROM custom_columns") {
      (id: $0.integer(0) ?? 0, label: $0.text(1) ?? "", isLinked: $0.integer(2) == 1)
    }
    for purpose in Purpose.allCases {
      guard let column = columns.first(where: { purpose.labels.contains($0.label) }) else {
        continue
      }
      let table = "custom_column_\(column.id)"
      let link = "books_\(table)_link"
      guard tables.contains(table), !column.isLinked || tables.contains(link) else { continue }
      queries[purpose] =
        column.isLinked
        ? "SELECT \(table).value FROM \(link) JOIN \(table) ON \(table).id = \(link).value WHERE book = ?"
        : "SELECT value FROM \(table) WHERE book = ?"
    }
  }

  func add(to book: inout Book, _ id: SQLValue, _ database: Database) throws {
    func value(_ purpose: Purpose) throws -> String? {
      guard let query = queries[purpose] else { return nil }
      return try database.text(query, id)
    }
    book.pages = Facts.pages(try value(.pages))
    book.shelf = PlainText.line(try value(.shelf), limit: 40)
    let price = try value(.price)?.split(separator: " ").map(String.init) ?? []
    book.price = Facts.price(price.first, currency: price.last)
    if let copies = Facts.count(try value(.copies).flatMap { Int($0) }) {
      book.copies = Book.Copies(total: copies)
    }
  }
}
