import Foundation
import Imaging
import Raster
import Screens
import SwiftUI

/// A catalogue made up for tests; beyond its first books it goes on with numbered ones.
@MainActor
final class SampleShelf: BookShelf {
  let title = "Gate bookshop"
  let subjects = [
    "Adventure", "Poetry", "Science", "Stories from far away and long ago", "Travel",
  ].enumerated().map { BookSubject(id: $0 + 1, name: $1) }
  private let total: Int
  /// How many books were asked for.
  private(set) var reads = 0

  init(count: Int = 60) { total = count }

  private static let first: [BookCard] = [
    card(1, "The Lighthouse", "Mara Lindqvist", 4.5, "312", "pages"),
    card(
      2, "A Very Long Title That Goes On About Rivers, Mountains and the People Between Them",
      "Anneliese Featherstonehaugh-Montgomery and Bartholomew Quillfeather", 3, "EUR 12.90", ""),
    card(3, "Untitled notebook", nil, nil, nil, nil),
    card(4, "三つの星の物語", "山野みどり", 5, "2", "copies"),
    card(5, "كتاب الرياح الهادئة", "ليلى منصور", 2.5, "العربية", ""),
    card(6, "Winter", "T. Oke", 0, "88", "pages"),
  ]

  private static func card(
    _ id: Int64, _ title: String, _ author: String?, _ rating: Double?, _ figure: String?,
    _ unit: String?
  ) -> BookCard {
    BookCard(
      id: id, title: title, author: author, rating: rating,
      fact: figure.map { BookCard.Fact(figure: $0, unit: unit ?? "") })
  }

  func count(of selection: BookSelection) -> Int {
    if !selection.words.isEmpty { return selection.words == "winter" ? 1 : 0 }
    return selection.subject == nil ? total : max(total / 3, 1)
  }

  func book(at index: Int, of selection: BookSelection) -> BookCard? {
    reads += 1
    if selection.words == "winter" { return Self.first[5] }
    let place = selection.subject == nil ? index : index * 3 + 1
    if place < Self.first.count { return Self.first[place] }
    return Self.card(
      Int64(place + 1), "Volume \(place + 1)", "Various hands", Double(place % 11) / 2,
      "\(100 + place)", "pages")
  }

  func detail(of book: BookCard.ID) -> BookDetail {
    BookDetail(
      summary: """
        A keeper of lights writes down who passes, and when one ship does not come, sets out to ask the \
        sea. Told in forty short chapters.
        """,
      facts: [
        .init(name: "Price", text: "EUR 12.90"), .init(name: "Pages", text: "312"),
        .init(name: "Shelf", text: "B 4"),
      ],
      link: "https://books.example/lighthouse")
  }

  func cover(of book: BookCard.ID) -> BookPicture {
    book == 1 ? Self.picture.map(BookPicture.ready) ?? .none : .none
  }

  func loadCover(of book: BookCard.ID) async -> UIImage? { nil }

  /// Blue above, sand below.
  private static let picture: UIImage? = {
    let surface = Surface(width: 90, height: 120)
    for y in 0..<120 {
      for x in 0..<90 { surface[x, y] = y < 70 ? 0xFF1F_5FBF : 0xFFE9_CF8A }
    }
    return (try? PNG.encode(surface)).flatMap { UIImage(data: Data($0)) }
  }()
}
