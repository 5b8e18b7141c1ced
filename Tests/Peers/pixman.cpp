// Draws the scenes that need no paths with pixman.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <pixman.h>

#include "scene.hpp"

using namespace peers;

struct PixmanPeer {
  std::string name = "pixman", version = pixman_version_string();
  std::vector<uint32_t> pixels = std::vector<uint32_t>(size_t(width) * height);
  std::vector<Image> images;
  std::vector<pixman_image_t *> pictures;
  pixman_image_t *surface;
  pixman_glyph_cache_t *cache = pixman_glyph_cache_create();
  FT_Face face;

  explicit PixmanPeer(const Options &o) : images(read_images(o.images)) {
    surface = pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, pixels.data(), width * 4);
    for (auto &image : images) {
      auto *picture = pixman_image_create_bits(PIXMAN_x8r8g8b8, image.w, image.h, image.pixels.data(), image.w * 4);
      pictures.push_back(picture);
    }
    FT_Library library;
    if (FT_Init_FreeType(&library) || FT_New_Face(library, o.font.c_str(), 0, &face)) std::exit(66);
  }

  bool can(const Scene &scene) {
    for (auto &op : scene.ops) {
      if (op.name == "LGRAD" && op.n[4] != 0) return false;
    }
    return has_all(scene, {"CLEAR", "IMG", "PERSP", "TEXT", "LGRAD"});
  }

  static pixman_color_t color(const Color &c) {
    auto part = [&](double v) { return uint16_t(v * c.a * 65535 + 0.5); };
    return {part(c.r), part(c.g), part(c.b), uint16_t(c.a * 65535 + 0.5)};
  }

  void draw(const Scene &scene) {
    for (auto &op : scene.ops) draw(op);
  }

  void draw(const Op &op) {
    const double *n = op.n.data();
    if (op.name == "CLEAR") {
      pixman_fill(pixels.data(), width, 32, 0, 0, width, height, op.colors[0].premultiplied());
    } else if (op.name == "IMG") {
      auto &image = images[size_t(n[0])];
      auto *picture = pictures[size_t(n[0])];
      bool copy = n[3] == image.w && n[4] == image.h && n[1] == std::floor(n[1]) && n[2] == std::floor(n[2]);
      double x = std::floor(n[1]), y = std::floor(n[2]);
      pixman_transform_t t;
      pixman_transform_init_identity(&t);
      if (!copy) {
        double sx = image.w / n[3], sy = image.h / n[4];
        t.matrix[0][0] = pixman_double_to_fixed(sx);
        t.matrix[1][1] = pixman_double_to_fixed(sy);
        t.matrix[0][2] = pixman_double_to_fixed((x - n[1]) * sx);
        t.matrix[1][2] = pixman_double_to_fixed((y - n[2]) * sy);
      }
      pixman_image_set_transform(picture, copy ? nullptr : &t);
      pixman_image_set_filter(picture, copy ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nullptr, 0);
      pixman_image_set_repeat(picture, copy ? PIXMAN_REPEAT_NONE : PIXMAN_REPEAT_PAD);
      pixman_image_composite32(
          PIXMAN_OP_SRC, picture, nullptr, surface, 0, 0, 0, 0, int(x), int(y), int(n[3]), int(n[4]));
    } else if (op.name == "PERSP") {
      auto &image = images[size_t(n[0])];
      auto *picture = pictures[size_t(n[0])];
      pixman_f_transform_t there, back;
      for (int i = 0; i < 9; i++) there.m[i / 3][i % 3] = n[1 + i];
      pixman_f_transform_invert(&back, &there);
      pixman_transform_t t;
      pixman_transform_from_pixman_f_transform(&t, &back);
      double x0 = width, y0 = height, x1 = 0, y1 = 0;
      for (auto [u, v] : {std::pair{0, 0}, {image.w, 0}, {0, image.h}, {image.w, image.h}}) {
        pixman_f_vector_t corner = {{double(u), double(v), 1}};
        pixman_f_transform_point(&there, &corner);
        x0 = std::min(x0, corner.v[0]), x1 = std::max(x1, corner.v[0]);
        y0 = std::min(y0, corner.v[1]), y1 = std::max(y1, corner.v[1]);
      }
      int x = std::max(0, int(std::floor(x0))), y = std::max(0, int(std::floor(y0)));
      int w = std::min(width, int(std::ceil(x1))) - x, h = std::min(height, int(std::ceil(y1))) - y;
      pixman_image_set_transform(picture, &t);
      pixman_image_set_filter(picture, PIXMAN_FILTER_BILINEAR, nullptr, 0);
      pixman_image_set_repeat(picture, PIXMAN_REPEAT_NONE);
      pixman_image_composite32(PIXMAN_OP_OVER, picture, nullptr, surface, x, y, 0, 0, x, y, w, h);
    } else if (op.name == "TEXT") {
      text(op);
    } else if (op.name == "LGRAD") {
      pixman_point_fixed_t from = {pixman_double_to_fixed(n[5]), pixman_double_to_fixed(n[6])};
      pixman_point_fixed_t to = {pixman_double_to_fixed(n[7]), pixman_double_to_fixed(n[8])};
      pixman_gradient_stop_t stops[3];
      for (int i = 0; i < 3; i++) stops[i] = {pixman_double_to_fixed(i / 2.0), color(op.colors[i])};
      auto *gradient = pixman_image_create_linear_gradient(&from, &to, stops, 3);
      pixman_image_set_repeat(gradient, PIXMAN_REPEAT_PAD);
      pixman_image_composite32(
          PIXMAN_OP_SRC, gradient, nullptr, surface, int(n[0]), int(n[1]), 0, 0, int(n[0]), int(n[1]), int(n[2]),
          int(n[3]));
      pixman_image_unref(gradient);
    }
  }

  void text(const Op &op) {
    auto c = color(op.colors[0]);
    auto *source = pixman_image_create_solid_fill(&c);
    std::vector<pixman_glyph_t> glyphs;
    pixman_glyph_cache_freeze(cache);
    int y = int(std::lround(op.n[2]));
    for (auto &glyph : op.glyphs) {
      double x = std::floor((op.n[1] + glyph.x) * 4 + 0.5) / 4;
      int whole = int(std::floor(x)), quarter = int((x - whole) * 4);
      auto *font = reinterpret_cast<void *>(uintptr_t(op.n[0] * 64) + 1);
      auto *key = reinterpret_cast<void *>(uintptr_t(glyph.id * 4 + quarter) + 1);
      auto *known = pixman_glyph_cache_lookup(cache, font, key);
      if (!known) known = insert(font, key, glyph.id, op.n[0], quarter);
      glyphs.push_back({whole, y, known});
    }
    pixman_composite_glyphs_no_mask(
        PIXMAN_OP_OVER, source, surface, 0, 0, 0, 0, cache, int(glyphs.size()), glyphs.data());
    pixman_glyph_cache_thaw(cache);
    pixman_image_unref(source);
  }

  const void *insert(void *font, void *key, unsigned id, double size, int quarter) {
    FT_Set_Char_Size(face, 0, FT_F26Dot6(size * 64), 72, 72);
    FT_Load_Glyph(face, id, FT_LOAD_NO_HINTING);
    FT_Outline_Translate(&face->glyph->outline, quarter * 16, 0);
    FT_Render_Glyph(face->glyph, FT_RENDER_MODE_NORMAL);
    auto &bitmap = face->glyph->bitmap;
    int w = std::max(1, int(bitmap.width)), h = std::max(1, int(bitmap.rows));
    auto *image = pixman_image_create_bits(PIXMAN_a8, w, h, nullptr, 0);
    auto *data = reinterpret_cast<uint8_t *>(pixman_image_get_data(image));
    for (int row = 0; row < int(bitmap.rows); row++) {
      std::memcpy(data + row * pixman_image_get_stride(image), bitmap.buffer + row * bitmap.pitch, bitmap.width);
    }
    auto *glyph =
        pixman_glyph_cache_insert(cache, font, key, -face->glyph->bitmap_left, face->glyph->bitmap_top, image);
    pixman_image_unref(image);
    return glyph;
  }
};

int main(int argc, char **argv) {
  Options o = options(argc, argv);
  PixmanPeer peer(o);
  return run_peer(peer, o);
}
