import Database

/// A page of a catalogue as it was fetched last.
package struct CachedPage: Hashable, Sendable {
  /// What the server gave to ask for changes with.
  package var etag: String?
  package var modified: String?
  /// Absolute.
  package var next: String?
  /// Absolute.
  package var sections: [String]
  /// Identifiers in order.
  package var books: [String]

  package init(
    etag: String?, modified: String?, next: String? = nil, sections: [String] = [],
    books: [String]
  ) {
    self.etag = etag
    self.modified = modified
    self.next = next
    self.sections = sections
    self.books = books
  }
}

extension BookImport {
  /// What is known of a page; nil when it was not read, or cannot be asked about.
  package func page(_ address: String) throws -> CachedPage? {
    try database.rows(
      "SELECT etag, modified, links, books FROM page WHERE address = ?", .text(address)
    ) { row in
      let links = (row.text(2) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let books = (row.text(3) ?? "").split(separator: "\n").map(String.init)
      return CachedPage(
        etag: row.text(0), modified: row.text(1),
        next: links.first.flatMap { $0.isEmpty ? nil : String($0) },
        sections: links.dropFirst().map(String.init), books: books)
    }.first
  }

  /// Remembers a page, unless there is nothing to ask for its changes with.
  package func remember(_ page: CachedPage, _ address: String) throws {
    try visit(address)
    guard page.etag != nil || page.modified != nil else {
      try database.run("DELETE FROM page WHERE address = ?", .text(address))
      return
    }
    let links = [page.next ?? ""] + page.sections
    try database.run(
      """
      INSERT OR REPLACE INTO page(address, etag, modified, links, books) VALUES(?, ?, ?, ?, ?)
      """, .text(address), .optional(page.etag), .optional(page.modified),
      .text(links.joined(separator: "\n")), .text(page.books.joined(separator: "\n")))
  }

  /// Notes that a page belongs to the catalogue; what is known of others is forgotten at the end.
  package func visit(_ address: String) throws {
    try database.run("INSERT OR IGNORE INTO visited(address) VALUES(?)", .text(address))
  }
}
