import Database
import Foundation
import TestSupport
import Testing

@testable import Bookshelf

/// A Calibre library made for a test, with the tables that Calibre makes.
struct SampleLibrary {
  let folder: String
  let database: Database

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/gateframe-calibre-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    database = try Database(folder + "/metadata.db", .write)
    var sql = """
      CREATE TABLE books(id INTEGER PRIMARY KEY, title TEXT, sort TEXT, timestamp TEXT, pubdate TEXT,
        series_index REAL DEFAULT 1, author_sort TEXT, path TEXT DEFAULT '', uuid TEXT, has_cover BOOL DEFAULT 0,
        last_modified TEXT);
      CREATE TABLE comments(id INTEGER PRIMARY KEY, book INTEGER, text TEXT);
      CREATE TABLE ratings(id INTEGER PRIMARY KEY, rating INTEGER);
      CREATE TABLE books_ratings_link(id INTEGER PRIMARY KEY, book INTEGER, rating INTEGER);
      CREATE TABLE languages(id INTEGER PRIMARY KEY, lang_code TEXT);
      CREATE TABLE books_languages_link(id INTEGER PRIMARY KEY, book INTEGER, lang_code INTEGER, item_order INTEGER);
      CREATE TABLE custom_columns(id INTEGER PRIMARY KEY, label TEXT, normalized BOOL);
      """
    for (table, column) in [
      ("authors", "author"), ("tags", "tag"), ("publishers", "publisher"), ("series", "series"),
    ] {
      sql += """
        CREATE TABLE \(table)(id INTEGER PRIMARY KEY, name TEXT);
        CREATE TABLE books_\(table)_link(id INTEGER PRIMARY KEY, book INTEGER, \(column) INTEGER);
        """
    }
    try database.execute(sql)
  }

  func read() throws -> (books: [Book], problems: [CatalogueProblem]) {
    var books: [Book] = []
    let problems = try CalibreLibrary(folder).read(limit: 1_000) { books.append($0) }
    return (books, problems)
  }
}

@Suite struct CalibreTests {
  @Test func everythingThatALibraryTells() throws {
    let library = try SampleLibrary()
    try library.database.execute(
      """
      INSERT INTO books VALUES(7, 'Emma', 'Emma', '2024-01-02 00:00:00+00:00', '1815-12-22 23:00:00+00:00', 4,
        'Austen', 'Jane Austen/Emma (7)', 'u-7', 1, '');
      INSERT INTO books(id, title, timestamp, pubdate, uuid) VALUES(3, 'Older', '2023-01-01 00:00:00+00:00',
        '0101-01-01 00:00:00+00:00', 'u-3');
      INSERT INTO authors VALUES(1, 'Jane Austen'), (2, 'Smith| John');
      INSERT INTO books_authors_link VALUES(1, 7, 1), (2, 7, 2);
      INSERT INTO tags VALUES(1, 'Fiction'), (2, 'Humour');
      INSERT INTO books_tags_link VALUES(1, 7, 2), (2, 7, 1);
      INSERT INTO series VALUES(1, 'Novels'); INSERT INTO books_series_link VALUES(1, 7, 1);
      INSERT INTO publishers VALUES(1, 'Murray'); INSERT INTO books_publishers_link VALUES(1, 7, 1);
      INSERT INTO ratings VALUES(1, 9), (2, 0);
      INSERT INTO books_ratings_link VALUES(1, 7, 1), (2, 3, 2);
      INSERT INTO languages VALUES(1, 'eng'); INSERT INTO books_languages_link VALUES(1, 7, 1, 0);
      INSERT INTO comments VALUES(1, 7, '<p>Handsome &amp; clever</p>');
      INSERT INTO custom_columns VALUES(1, 'pages', 0), (2, 'shelf', 1), (3, 'price', 0), (4, 'copies', 0);
      CREATE TABLE custom_column_1(id INTEGER PRIMARY KEY, book INTEGER, value INTEGER);
      INSERT INTO custom_column_1 VALUES(1, 7, 474);
      CREATE TABLE custom_column_2(id INTEGER PRIMARY KEY, value TEXT);
      CREATE TABLE books_custom_column_2_link(id INTEGER PRIMARY KEY, book INTEGER, value INTEGER);
      INSERT INTO custom_column_2 VALUES(1, 'B4'); INSERT INTO books_custom_column_2_link VALUES(1, 7, 1);
      CREATE TABLE custom_column_3(id INTEGER PRIMARY KEY, book INTEGER, value TEXT);
      INSERT INTO custom_column_3 VALUES(1, 7, '12.50 eur');
      """)
    let (books, problems) = try library.read()
    #expect(problems == [] && books.map(\.title) == ["Emma", "Older"])
    var book = Book(identifier: "urn:uuid:u-7", title: "Emma")
    book.authors = ["Jane Austen", "Smith, John"]
    book.subjects = ["Humour", "Fiction"]
    book.series = Book.Series(name: "Novels", position: 4)
    book.publisher = "Murray"
    book.rating = 4.5
    book.languages = ["en"]
    book.summary = "Handsome & clever"
    book.published = PublicationDate(year: 1815, month: 12, day: 23)
    book.pages = 474
    book.shelf = "B4"
    book.price = Book.Price(amount: "12.50", currency: "EUR")
    book.cover = .file(library.folder + "/Jane Austen/Emma (7)/cover.jpg")
    #expect(books.first == book)
    #expect(books.last?.rating == nil && books.last?.published == nil && books.last?.cover == nil)
  }

  @Test func coversStayInTheLibrary() throws {
    let library = try SampleLibrary()
    try library.database.execute(
      """
      INSERT INTO books(id, title, path, has_cover) VALUES(1, 'A', '../../etc', 1), (2, 'B', '/etc', 1),
        (3, NULL, '', 0), (4, 'D', 'd', 1)
      """)
    let (books, problems) = try library.read()
    #expect(Set(books.map(\.title)) == ["A", "B", "D"])
    #expect(books.filter { $0.cover != nil }.map(\.title) == ["D"])
    #expect(problems.map(\.place) == ["book 3"])
  }

  @Test func whatIsNoLibraryIsSaid() throws {
    let library = try SampleLibrary()
    try library.database.execute("DROP TABLE tags")
    let problem = thrown(CatalogueProblem.self) { _ = try CalibreLibrary(library.folder) }
    #expect(problem?.message.contains("no table tags") == true)
    try Data("no database, but long enough to be looked at as one".utf8).write(
      to: URL(fileURLWithPath: library.folder + "/metadata.db"))
    #expect(throws: CatalogueProblem.self) { _ = try CalibreLibrary(library.folder) }
    #expect(throws: CatalogueProblem.self) { _ = try CalibreLibrary("/nowhere") }
  }

  @Test(arguments: [
    ("2000-02-28 23:00:00+00:00", 2000, 2, 29), ("1999-12-31 22:30:00+00:00", 2000, 1, 1),
    ("2024-05-01 05:00:00+00:00", 2024, 5, 1), ("2023-02-28 13:00:00+00:00", 2023, 3, 1),
  ])
  func theDayIsTheOneThatWasMeant(text: String, year: Int, month: Int, day: Int) {
    #expect(CalibreDate.date(text) == PublicationDate(year: year, month: month, day: day))
  }
}
