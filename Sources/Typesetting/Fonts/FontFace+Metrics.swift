import CHarfBuzz

extension FontFace {
  /// The font's own vertical measures for one em.
  var naturalEm: FontMetrics {
    func measure(_ tag: hb_ot_metrics_tag_t, or fallback: Double) -> Double {
      var position: hb_position_t = 0
      guard hb_ot_metrics_get_position(shapingFont, tag, &position) != 0 else { return fallback }
      return Double(position) / unitsPerEm
    }
    return FontMetrics(
      ascent: measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, or: 0.95),
      descent: -measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, or: -0.24),
      leading: max(measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, or: 0), 0),
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT, or: 0.7),
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.5),
      underlineOffset: -measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, or: -0.1),
      lineThickness: measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE, or: 0.06))
  }
}
