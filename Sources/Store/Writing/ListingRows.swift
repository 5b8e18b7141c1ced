import Database

/// The lists by subject.
enum ListingRows {
  /// Subjects that have a list at most; of more, the most frequent ones.
  static let subjectLimit = 1_000
  /// Below so many books, a subject of one book has a list too.
  static let small = 60

  private struct Group {
    /// As the first of its books writes it.
    let name: String
    var books: [Int64] = []
  }

  /// Makes all lists anew from the temporary table of what was seen.
  static func write(_ database: Database) throws {
    var all: [Int64] = []
    var groups: [String: Group] = [:]
    try database.forEach(
      """
      SELECT seen.book, detail.subjects FROM seen LEFT JOIN detail ON detail.book = seen.book
      ORDER BY seen.rank
      """
    ) { row in
      let book = Int64(row.integer(0) ?? 0)
      all.append(book)
      for subject in row.text(1)?.split(separator: StoreSchema.separator) ?? [] {
        groups[subject.lowercased(), default: Group(name: String(subject))].books.append(book)
      }
      return true
    }
    let least = all.count < small ? 1 : 2
    let ordered = groups.values.filter { $0.books.count >= least }.sorted {
      ($1.books.count, $0.name) < ($0.books.count, $1.name)
    }
    try database.execute("DELETE FROM listing; DELETE FROM subject")
    try write(all, subject: 0, database)
    for (index, group) in ordered.prefix(subjectLimit).enumerated() {
      let subject = Int64(index + 1)
      try database.run(
        "INSERT INTO subject(id, name, books) VALUES(?, ?, ?)", .integer(subject),
        .text(group.name), .integer(Int64(group.books.count)))
      try write(group.books, subject: subject, database)
    }
  }

  private static func write(_ books: [Int64], subject: Int64, _ database: Database) throws {
    for (rank, book) in books.enumerated() {
      try database.run(
        "INSERT INTO listing(subject, rank, book) VALUES(?, ?, ?)", .integer(subject),
        .integer(Int64(rank)), .integer(book))
    }
  }
}
