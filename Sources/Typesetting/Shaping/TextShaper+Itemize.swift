import CHarfBuzz

extension TextShaper {
  /// The script of each cluster; characters of no script take that of the text before them, at the
  /// start that of the text after them.
  func scripts(of clusters: ArraySlice<TextAnalysis.Cluster>, in scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(clusters.count)
    var current: UInt32?
    for cluster in clusters {
      for index in cluster.scalars {
        if let script = glyphShaper.script(of: scalars[index]) {
          current = script
          break
        }
      }
      result.append(current ?? 0)
    }
    let first: UInt32 = result.first { $0 != 0 } ?? HB_SCRIPT_LATIN.rawValue
    for index in result.indices {
      guard result[index] == 0 else { break }
      result[index] = first
    }
    return result
  }

  /// The face of each cluster: that of its run where it has the characters, else a fallback. Spaces
  /// inside a stretch drawn by a fallback stay with it. A cluster that no face has becomes one
  /// empty box.
  func faces(
    of clusters: ArraySlice<TextAnalysis.Cluster>, in scalars: inout [UInt32], input: ShapingInput
  ) -> [FontFace?] {
    var result: [FontFace?] = []
    result.reserveCapacity(clusters.count)
    var language: String?
    var previous: FontFace?
    for cluster in clusters {
      let style = input.runs[cluster.run].style
      let primary = library.face(for: style)
      if let primary, has(primary, cluster, scalars) {
        result.append(primary)
        continue
      }
      // Signs that several scripts share, such as a danda, stay with the text before them.
      if let previous, glyphShaper.script(of: scalars[cluster.scalars.lowerBound]) == nil,
        has(previous, cluster, scalars), previous.isBold == (style.weight >= 550)
      {
        result.append(previous)
        continue
      }
      let tag = language ?? hanLanguage(input.language, scalars)
      language = tag
      let wanted = scalars[cluster.scalars].filter { !Scalars.isIgnorable($0) }
      let face = library.fallback(for: wanted[...], style: style, language: tag)
      if let face {
        previous = face
      } else {
        for index in cluster.scalars { scalars[index] = Scalars.wordJoiner }
        scalars[cluster.scalars.lowerBound] = Scalars.missing
      }
      result.append(face ?? primary)
    }
    joinSpaces(clusters, scalars, &result)
    return result
  }

  private func has(
    _ face: FontFace, _ cluster: TextAnalysis.Cluster, _ scalars: [UInt32]
  ) -> Bool {
    var before: UInt32?
    for index in cluster.scalars {
      let scalar = scalars[index]
      defer { before = scalar }
      if Scalars.isIgnorable(scalar) || face.covers(scalar) { continue }
      guard let base = before, let whole = glyphShaper.composed(base, scalar), face.covers(whole)
      else { return false }
    }
    return true
  }

  private func joinSpaces(
    _ clusters: ArraySlice<TextAnalysis.Cluster>, _ scalars: [UInt32], _ faces: inout [FontFace?]
  ) {
    for (index, cluster) in clusters.enumerated()
    where cluster.kind == .space && index > 0 && index + 1 < faces.count {
      if faces[index - 1] == faces[index + 1], let face = faces[index - 1],
        has(face, cluster, scalars)
      {
        faces[index] = face
      }
    }
  }

  /// Which language's shapes Han characters get: what is asked for, else what kana or Hangul in
  /// the same text show.
  private func hanLanguage(_ language: String, _ scalars: [UInt32]) -> String {
    guard language.isEmpty || !language.contains(where: { $0 == "-" }) else { return language }
    if ["ja", "ko", "zh", "yue"].contains(language) { return language }
    if scalars.contains(where: { (0x3040...0x30FF).contains($0) }) { return "ja" }
    if scalars.contains(where: { (0xAC00...0xD7AF).contains($0) }) { return "ko" }
    return language
  }
}

extension FontFace {
  /// Whether the file is one of the heavy ones.
  var isBold: Bool { weight >= 600 }
}
