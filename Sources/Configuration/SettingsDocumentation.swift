/// The tables of `configuration.md`, made from the settings.
package enum SettingsDocumentation {
  /// One table a section, in Markdown.
  package static var tables: String {
    Setting.sections.map { section in
      let title = section == "scanner" ? "`[[scanner]]`" : "`[\(section)]`"
      let rows = Setting.all.filter { $0.section == section }.map { setting in
        "| `\(setting.key)` | \(setting.kind.expectation) | `\(setting.defaultText)` "
          + "| \(setting.meaning) |"
      }
      return
        (["### \(title)", "", "| key | takes | default | meaning |", "|---|---|---|---|"] + rows)
        .joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}
