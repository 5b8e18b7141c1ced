import Database

/// What the tables of the store are. A store of another version is made anew: all of it comes from
/// sources that can be read again.
enum StoreSchema {
  static let version = 1
  /// `GfBk`, in the file's head.
  static let application = 0x4766_426B

  /// How the parts of a list stand in one column; no text of a book holds it.
  static let separator: Character = "\n"

  static let sql = """
    CREATE TABLE status(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE message(id INTEGER PRIMARY KEY, time INTEGER NOT NULL, text TEXT NOT NULL);
    -- A cover once, whatever number of books has it. state: 0 wanted, 1 being read, 2 stored, 3 refused.
    CREATE TABLE cover(
      id INTEGER PRIMARY KEY AUTOINCREMENT, reference TEXT NOT NULL UNIQUE, state INTEGER NOT NULL DEFAULT 0,
      attempts INTEGER NOT NULL DEFAULT 0, retry INTEGER NOT NULL DEFAULT 0,
      bytes INTEGER NOT NULL DEFAULT 0, used INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX cover_state ON cover(state, used);
    -- What a card shows, and a digest of the book to know a changed one by.
    CREATE TABLE book(
      id INTEGER PRIMARY KEY AUTOINCREMENT, identifier TEXT NOT NULL UNIQUE, digest INTEGER NOT NULL,
      title TEXT NOT NULL, subtitle TEXT, authors TEXT NOT NULL, rating REAL, pages INTEGER,
      price TEXT, currency TEXT, copies INTEGER, available INTEGER, languages TEXT, shelf TEXT,
      year INTEGER, month INTEGER, day INTEGER, cover INTEGER REFERENCES cover(id));
    CREATE INDEX book_cover ON book(cover);
    -- What only its own page shows.
    CREATE TABLE detail(
      book INTEGER PRIMARY KEY, summary TEXT, subjects TEXT, publisher TEXT, link TEXT, series TEXT,
      position REAL);
    CREATE TABLE subject(id INTEGER PRIMARY KEY, name TEXT NOT NULL, books INTEGER NOT NULL);
    -- Books of a subject by rank, without gaps; subject 0 is the whole catalogue.
    CREATE TABLE listing(
      subject INTEGER NOT NULL, rank INTEGER NOT NULL, book INTEGER NOT NULL,
      PRIMARY KEY(subject, rank)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE search USING fts5(
      title, authors, subjects, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3');
    -- Pages of catalogues as they were fetched last, to ask only for changes.
    CREATE TABLE page(
      address TEXT PRIMARY KEY, etag TEXT, modified TEXT, links TEXT NOT NULL, books TEXT NOT NULL)
      WITHOUT ROWID;
    """
}
