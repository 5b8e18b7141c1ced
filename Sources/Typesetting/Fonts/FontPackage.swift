/// Which Debian packages bring which font families.
enum FontPackage {
  private static let packages: [(family: String, package: String)] = [
    ("Noto Sans CJK", "fonts-noto-cjk"), ("Noto Serif CJK", "fonts-noto-cjk-extra"),
    ("Noto Color Emoji", "fonts-noto-color-emoji"), ("Noto Mono", "fonts-noto-mono"),
    ("Noto", "fonts-noto-core"), ("Inter", "fonts-inter"), ("Roboto", "fonts-roboto"),
    ("DejaVu", "fonts-dejavu-core"), ("Liberation", "fonts-liberation"),
    ("Open Sans", "fonts-open-sans"), ("Lato", "fonts-lato"),
    ("Cantarell", "fonts-cantarell"), ("FreeSans", "fonts-freefont-ttf"),
    ("Fira Code", "fonts-firacode"), ("Hack", "fonts-hack"), ("Comfortaa", "fonts-comfortaa"),
    ("Quicksand", "fonts-quicksand"), ("Carlito", "fonts-crosextra-carlito"),
  ]

  /// The package with a family; nil where none is known.
  static func name(for family: String) -> String? {
    let wanted = family.lowercased()
    return packages.first { entry in
      let known = entry.family.lowercased()
      return wanted == known || wanted.hasPrefix(known + " ")
    }?.package
  }
}
