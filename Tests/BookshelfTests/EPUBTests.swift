import CZip
import Foundation
import TestSupport
import Testing

@testable import Bookshelf

/// Makes zip files for tests.
enum SampleArchive {
  static func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/gateframe-epub-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  static func write(_ files: [(name: String, bytes: [UInt8])], _ path: String) throws {
    struct Failure: Error {}
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code) else { throw Failure() }
    for (name, bytes) in files {
      // The library frees the copy.
      let copy = malloc(max(bytes.count, 1))
      copy?.copyMemory(from: bytes, byteCount: bytes.count)
      guard let source = zip_source_buffer(archive, copy, UInt64(bytes.count), 1),
        zip_file_add(archive, name, source, 0) >= 0
      else { throw Failure() }
    }
    guard zip_close(archive) == 0 else { throw Failure() }
  }

  static let container = """
    <?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
    </container>
    """

  static func epub(_ package: String, container: String = container, _ path: String) throws {
    try write(
      [
        ("mimetype", Array("application/epub+zip".utf8)),
        ("META-INF/container.xml", Array(container.utf8)),
        ("OEBPS/content.opf", Array(package.utf8)),
      ], path)
  }

  static func package(_ metadata: String, _ manifest: String = "") -> String {
    """
    <?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" unique-identifier="id">
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">\(metadata)</metadata>
    <manifest>\(manifest)</manifest></package>
    """
  }
}

@Suite struct EPUBTests {
  @Test func versionThree() throws {
    let path = try SampleArchive.folder() + "/a.epub"
    try SampleArchive.epub(
      SampleArchive.package(
        """
        <dc:identifier id="other">x</dc:identifier><dc:identifier id="id">urn:isbn:1</dc:identifier>
        <dc:title id="t2">A tale</dc:title><dc:title id="t1">Candide</dc:title>
        <meta property="title-type" refines="#t1">main</meta><meta property="title-type" refines="#t2">subtitle</meta>
        <dc:creator id="c1">Voltaire</dc:creator><dc:creator id="c2">A Translator</dc:creator>
        <meta property="role" refines="#c1">aut</meta><meta property="role" refines="#c2">trl</meta>
        <dc:language>fr-FR</dc:language><dc:subject>Satire</dc:subject><dc:date>1759-01</dc:date>
        <dc:publisher>Cramer</dc:publisher><dc:description>&lt;p&gt;All is well.&lt;/p&gt;</dc:description>
        <meta property="belongs-to-collection" id="s">Tales</meta><meta property="group-position" refines="#s">2</meta>
        """,
        #"<item id="i" href="../images/front%20page.jpg" media-type="image/jpeg" properties="cover-image"/>"#
      ),
      path)
    let book = try EPUBFile.book(path)
    #expect(book.identifier == "urn:isbn:1 · \(path)")
    #expect(book.title == "Candide" && book.subtitle == "A tale" && book.authors == ["Voltaire"])
    #expect(
      book.languages == ["fr-FR"] && book.subjects == ["Satire"] && book.publisher == "Cramer")
    #expect(
      book.published == PublicationDate(year: 1759, month: 1) && book.summary == "All is well.")
    #expect(book.series == Book.Series(name: "Tales", position: 2))
    #expect(book.cover == .member(archive: path, name: "images/front page.jpg"))
  }

  @Test func versionTwo() throws {
    let path = try SampleArchive.folder() + "/a.epub"
    try SampleArchive.epub(
      SampleArchive.package(
        """
        <dc-metadata><dc:title>Emma</dc:title><dc:creator opf:role="aut">Jane Austen</dc:creator>
        <dc:creator opf:role="ill">A Painter</dc:creator><dc:date opf:event="creation">2010</dc:date>
        <dc:date opf:event="publication">1815</dc:date></dc-metadata>
        <meta name="cover" content="c"/><meta name="calibre:series" content="Novels"/>
        <meta name="calibre:series_index" content="4.0"/><meta name="calibre:rating" content="8"/>
        """,
        #"<item id="x" href="other.png" media-type="image/png"/><item id="c" href="c.jpg" media-type="image/jpeg"/>"#
      ),
      path)
    let book = try EPUBFile.book(path)
    #expect(book.title == "Emma" && book.authors == ["Jane Austen"] && book.rating == 4)
    #expect(book.published == PublicationDate(year: 1815))
    #expect(book.series == Book.Series(name: "Novels", position: 4))
    #expect(book.cover == .member(archive: path, name: "OEBPS/c.jpg"))
  }

  @Test func coversStayInTheArchive() throws {
    let path = try SampleArchive.folder() + "/a.epub"
    try SampleArchive.epub(
      SampleArchive.package(
        "<dc:title>A</dc:title>",
        #"<item id="c" href="../../../etc/cover.png" media-type="image/png" properties="cover-image"/>"#
      ),
      path)
    #expect(try EPUBFile.book(path).cover == nil)
  }

  @Test func whatIsNoBookIsSaid() throws {
    let folder = try SampleArchive.folder()
    let bomb =
      #"<!DOCTYPE p [<!ENTITY a "aaaa">]>"# + SampleArchive.package("<dc:title>&a;</dc:title>")
    try SampleArchive.epub(bomb, folder + "/bomb.epub")
    try SampleArchive.epub(SampleArchive.package(""), folder + "/untitled.epub")
    try SampleArchive.epub("", container: "<container/>", folder + "/rootless.epub")
    try Data("no zip file".utf8).write(to: URL(fileURLWithPath: folder + "/text.epub"))
    try SampleArchive.write([("a", [1])], folder + "/other.epub")
    let huge = [UInt8](repeating: 0x20, count: 5 << 20)
    try SampleArchive.write(
      [
        ("META-INF/container.xml", Array(SampleArchive.container.utf8)),
        ("OEBPS/content.opf", huge),
      ],
      folder + "/huge.epub")
    for (name, words) in [
      ("bomb", "refused"), ("untitled", "no title"), ("rootless", "names no package"),
      ("text", "no zip file"), ("other", "not there"), ("huge", "larger than"),
      ("missing", "no zip file"),
    ] {
      let problem = thrown(CatalogueProblem.self) {
        _ = try EPUBFile.book("\(folder)/\(name).epub")
      }
      #expect(problem?.message.contains(words) == true, "\(name): \(problem?.message ?? "")")
    }
    #expect(try EPUBFolder.files(folder).count == 6)
    #expect(throws: CatalogueProblem.self) { _ = try EPUBFolder.files(folder + "/none") }
  }

  @Test func foldersBelowAreLookedAtAndLinksAreNot() throws {
    let folder = try SampleArchive.folder()
    try FileManager.default.createDirectory(
      atPath: folder + "/b/c", withIntermediateDirectories: true)
    for name in ["a.epub", "b/c/d.EPUB", "b/.hidden.epub", "b/text.txt"] {
      try Data().write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/b/loop", withDestinationPath: folder)
    #expect(
      try EPUBFolder.files(folder).map(\.path) == [folder + "/a.epub", folder + "/b/c/d.EPUB"])
  }
}
