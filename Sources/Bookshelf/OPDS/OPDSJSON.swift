import Foundation

/// Reads documents of OPDS 2.0.
enum OPDSJSON {
  /// The most publications of a document.
  static let publicationLimit = 50_000

  static func read(_ bytes: [UInt8], address: String) throws(CatalogueProblem) -> CataloguePage {
    let source = WebAddress.shown(address)
    let parsed: (value: Any, remark: String?)
    do {
      parsed = try JSONObject.parse(bytes)
    } catch {
      throw CatalogueProblem(source: source, message: "not JSON: \(reason(error))")
    }
    guard let root = JSONObject(parsed.value) else {
      throw CatalogueProblem(source: source, message: "expected a JSON object")
    }
    if root["authentication"] != nil, root["publications"] == nil {
      throw CatalogueProblem(
        source: source, message: "asks for a login; expected a catalogue in OPDS")
    }
    let isPublication = root["publications"] == nil && root["images"] != nil
    let parts = ["publications", "navigation", "groups", "catalogs"]
    guard isPublication || parts.contains(where: { root[$0] != nil }) else {
      throw CatalogueProblem(
        source: source,
        message: "is JSON without publications, navigation or groups; expected OPDS 2")
    }
    var page = CataloguePage()
    if let remark = parsed.remark { page.note(address, nil, remark) }
    if isPublication {
      var known: Set<String> = []
      take([root.members], "", address, &page, &known)
    } else {
      fill(&page, from: root, address)
    }
    return page
  }

  private static func fill(_ page: inout CataloguePage, from root: JSONObject, _ address: String) {
    page.title = PlainText.line(root.object("metadata")?.text("title"))
    var known: Set<String> = []
    take(root.list("publications"), "", address, &page, &known)
    let groups = root.list("groups").compactMap { JSONObject($0) }
    for (number, group) in groups.enumerated() {
      take(group.list("publications"), "group \(number + 1), ", address, &page, &known)
    }
    let links = root.list("links").compactMap { JSONPublication.link($0, base: address) }
    page.next = links.first { $0.has("next") }?.address
    let crawlable = links.first { $0.has(CatalogueLink.specification + "crawlable") }
    page.isFirstComplete = crawlable != nil
    let navigation = root.list("navigation") + groups.flatMap { $0.list("navigation") }
    // A group shows the first of its books; its own link leads to all of them.
    let whole = groups.flatMap { $0.list("links") }.compactMap {
      JSONPublication.link($0, base: address)
    }.filter { $0.has("self") }
    let sections = navigation.compactMap { JSONPublication.link($0, base: address) }.filter(
      \.isFeed)
    page.sections = ([crawlable].compactMap { $0 } + sections + whole.filter(\.isFeed)).map(
      \.address)
  }

  private static func take(
    _ publications: [Any], _ group: String, _ address: String, _ page: inout CataloguePage,
    _ known: inout Set<String>
  ) {
    if publications.count > publicationLimit {
      page.note(
        address, nil, "has more than \(publicationLimit) publications; the rest is left out")
    }
    for (number, value) in publications.prefix(publicationLimit).enumerated() {
      let place = "\(group)publication \(number + 1)"
      guard let object = JSONObject(value) else {
        page.note(address, place, "is no object; left out")
        continue
      }
      let publication = JSONPublication(object, base: address)
      switch publication.book {
      case .success(let book):
        page.add(book, known: &known)
        for remark in publication.remarks { page.note(address, place, remark) }
      case .failure(let fault): page.note(address, place, fault.message + "; left out")
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    let details = (error as NSError).userInfo["NSDebugDescription"] as? String
    return PlainText.line(details, limit: 200) ?? "it cannot be parsed"
  }
}
