// Draws the scenes with Cairo's image surface.
#include <cairo-ft.h>
#include <cairo.h>

#include "scene.hpp"

using namespace peers;

struct CairoPeer {
  std::string name = "cairo", version = cairo_version_string();
  std::vector<uint32_t> pixels = std::vector<uint32_t>(size_t(width) * height);
  std::vector<Image> images;
  std::vector<Path> paths;
  std::vector<cairo_surface_t *> pictures;
  cairo_surface_t *surface;
  cairo_t *cr;

  explicit CairoPeer(const Options &o) : images(read_images(o.images)), paths(read_paths(o.scenes)) {
    surface = cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char *>(pixels.data()), CAIRO_FORMAT_ARGB32, width, height, width * 4);
    cr = cairo_create(surface);
    for (auto &image : images) {
      pictures.push_back(cairo_image_surface_create_for_data(
          reinterpret_cast<unsigned char *>(image.pixels.data()), CAIRO_FORMAT_RGB24, image.w, image.h, image.w * 4));
    }
    FT_Library library;
    FT_Face face;
    if (FT_Init_FreeType(&library) || FT_New_Face(library, o.font.c_str(), 0, &face)) std::exit(66);
    cairo_set_font_face(cr, cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING));
    auto *font = cairo_font_options_create();
    cairo_font_options_set_hint_style(font, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(font, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(font, CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(cr, font);
  }

  bool can(const Scene &scene) {
    return has_all(scene, {"CLEAR", "RRECT", "IMG", "TEXT", "SHADOW", "LGRAD", "ARC", "DASH", "PATH", "ROT", "POP",
                           "LAYER", "ENDLAYER"});
  }

  void source(const Color &c) { cairo_set_source_rgba(cr, c.r, c.g, c.b, c.a); }

  void rounded(const double *n) {
    double x = n[0], y = n[1], w = n[2], h = n[3], r = n[4];
    cairo_new_path(cr);
    if (r == 0) return cairo_rectangle(cr, x, y, w, h);
    cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
  }

  void draw(const Scene &scene) {
    for (auto &op : scene.ops) draw(op);
    cairo_surface_flush(surface);
  }

  void draw(const Op &op) {
    const double *n = op.n.data();
    if (op.name == "CLEAR") {
      source(op.colors[0]);
      cairo_paint(cr);
    } else if (op.name == "RRECT") {
      source(op.colors[0]);
      rounded(n);
      cairo_fill(cr);
    } else if (op.name == "IMG") {
      auto &image = images[size_t(n[0])];
      cairo_save(cr);
      cairo_translate(cr, n[1], n[2]);
      cairo_rectangle(cr, 0, 0, n[3], n[4]);
      cairo_scale(cr, n[3] / image.w, n[4] / image.h);
      cairo_set_source_surface(cr, pictures[size_t(n[0])], 0, 0);
      cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
      cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
      cairo_fill(cr);
      cairo_restore(cr);
    } else if (op.name == "TEXT") {
      source(op.colors[0]);
      cairo_set_font_size(cr, n[0]);
      std::vector<cairo_glyph_t> glyphs;
      for (auto &glyph : op.glyphs) glyphs.push_back({glyph.id, n[1] + glyph.x, n[2]});
      cairo_show_glyphs(cr, glyphs.data(), int(glyphs.size()));
    } else if (op.name == "SHADOW") {
      Blur blur(n[0], n[1], n[2], n[3], n[4], n[5]);
      auto *mask =
          cairo_image_surface_create_for_data(blur.bytes.data(), CAIRO_FORMAT_A8, blur.w, blur.h, blur.w);
      source(op.colors[0]);
      cairo_mask_surface(cr, mask, blur.x, blur.y);
      cairo_surface_destroy(mask);
    } else if (op.name == "LGRAD") {
      auto *pattern = cairo_pattern_create_linear(n[5], n[6], n[7], n[8]);
      for (int i = 0; i < 3; i++) {
        auto &c = op.colors[i];
        cairo_pattern_add_color_stop_rgba(pattern, i / 2.0, c.r, c.g, c.b, c.a);
      }
      cairo_set_source(cr, pattern);
      rounded(n);
      cairo_fill(cr);
      cairo_pattern_destroy(pattern);
    } else if (op.name == "ARC") {
      source(op.colors[0]);
      cairo_set_line_width(cr, n[3]);
      cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
      cairo_new_path(cr);
      cairo_arc(cr, n[0], n[1], n[2], n[4] * M_PI / 180, (n[4] + n[5]) * M_PI / 180);
      cairo_stroke(cr);
    } else if (op.name == "DASH") {
      source(op.colors[0]);
      cairo_set_line_width(cr, n[4]);
      cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
      cairo_set_dash(cr, n + 5, 2, 0);
      cairo_move_to(cr, n[0], n[1]);
      cairo_line_to(cr, n[2], n[3]);
      cairo_stroke(cr);
      cairo_set_dash(cr, nullptr, 0, 0);
    } else if (op.name == "PATH") {
      source(op.colors[0]);
      double x = n[1], y = n[2];
      cairo_new_path(cr);
      for (auto &piece : paths[size_t(n[0])]) {
        const double *p = piece.p;
        if (piece.verb == 'M') cairo_move_to(cr, x + p[0], y + p[1]);
        else if (piece.verb == 'L') cairo_line_to(cr, x + p[0], y + p[1]);
        else if (piece.verb == 'C') cairo_curve_to(cr, x + p[0], y + p[1], x + p[2], y + p[3], x + p[4], y + p[5]);
        else cairo_close_path(cr);
      }
      cairo_fill(cr);
    } else if (op.name == "ROT") {
      cairo_save(cr);
      cairo_translate(cr, n[0], n[1]);
      cairo_rotate(cr, n[2] * M_PI / 180);
      cairo_translate(cr, -n[0], -n[1]);
    } else if (op.name == "POP") {
      cairo_restore(cr);
    } else if (op.name == "LAYER") {
      cairo_save(cr);
      cairo_rectangle(cr, n[0], n[1], n[2], n[3]);
      cairo_clip(cr);
      cairo_push_group(cr);
      alpha = n[4];
    } else if (op.name == "ENDLAYER") {
      cairo_pop_group_to_source(cr);
      cairo_paint_with_alpha(cr, alpha);
      cairo_restore(cr);
    }
  }

 private:
  double alpha = 1;
};

int main(int argc, char **argv) {
  Options o = options(argc, argv);
  CairoPeer peer(o);
  return run_peer(peer, o);
}
