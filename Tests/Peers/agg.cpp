// Draws the scenes without text, layers and turns with Anti-Grain Geometry.
#include <agg2/agg_arc.h>
#include <agg2/agg_renderer_base.h>

#include <agg2/agg_blur.h>
#include <agg2/agg_conv_curve.h>
#include <agg2/agg_conv_dash.h>
#include <agg2/agg_conv_stroke.h>
#include <agg2/agg_conv_transform.h>
#include <agg2/agg_image_accessors.h>
#include <agg2/agg_path_storage.h>
#include <agg2/agg_pixfmt_gray.h>
#include <agg2/agg_pixfmt_rgba.h>
#include <agg2/agg_rasterizer_scanline_aa.h>
#include <agg2/agg_renderer_scanline.h>
#include <agg2/agg_rounded_rect.h>
#include <agg2/agg_scanline_u.h>
#include <agg2/agg_span_allocator.h>
#include <agg2/agg_span_gradient.h>
#include <agg2/agg_span_image_filter_rgba.h>
#include <agg2/agg_span_interpolator_linear.h>
#include <agg2/agg_span_interpolator_trans.h>
#include <agg2/agg_gradient_lut.h>
#include <agg2/agg_trans_perspective.h>

#include "scene.hpp"

using namespace peers;
using Format = agg::pixfmt_bgra32_pre;
using Base = agg::renderer_base<Format>;

struct AggPeer {
  std::string name = "agg", version = "2.6";
  std::vector<uint32_t> pixels = std::vector<uint32_t>(size_t(width) * height);
  std::vector<Image> images;
  std::vector<agg::path_storage> outlines;
  agg::rendering_buffer buffer{reinterpret_cast<agg::int8u *>(pixels.data()), width, height, width * 4};
  Format format{buffer};
  Base base{format};
  agg::rasterizer_scanline_aa<> rasterizer;
  agg::scanline_u8 scanline;
  agg::span_allocator<agg::rgba8> allocator;

  explicit AggPeer(const Options &o) : images(read_images(o.images)) {
    for (auto &path : read_paths(o.scenes)) {
      agg::path_storage outline;
      for (auto &piece : path) {
        const double *p = piece.p;
        if (piece.verb == 'M') outline.move_to(p[0], p[1]);
        else if (piece.verb == 'L') outline.line_to(p[0], p[1]);
        else if (piece.verb == 'C') outline.curve4(p[0], p[1], p[2], p[3], p[4], p[5]);
        else outline.close_polygon();
      }
      outlines.push_back(outline);
    }
    rasterizer.clip_box(0, 0, width, height);
  }

  bool can(const Scene &scene) {
    return has_all(scene, {"CLEAR", "RRECT", "IMG", "PERSP", "SHADOW", "LGRAD", "ARC", "DASH", "PATH"});
  }

  static agg::rgba8 color(const Color &c) { return agg::rgba8(agg::rgba_pre(c.r, c.g, c.b, c.a)); }

  template <class Source>
  void fill(Source &source, const Color &c) {
    rasterizer.reset();
    rasterizer.add_path(source);
    agg::render_scanlines_aa_solid(rasterizer, scanline, base, color(c));
  }

  void draw(const Scene &scene) {
    for (auto &op : scene.ops) draw(op);
  }

  /// An image seen through a map from the device to it.
  template <class Interpolator>
  void sample(Image &image, Interpolator &interpolator) {
    agg::rendering_buffer rows(reinterpret_cast<agg::int8u *>(image.pixels.data()), image.w, image.h, image.w * 4);
    Format source(rows);
    agg::image_accessor_clone<Format> accessor(source);
    agg::span_image_filter_rgba_bilinear<decltype(accessor), Interpolator> generator(accessor, interpolator);
    agg::render_scanlines_aa(rasterizer, scanline, base, allocator, generator);
  }

  void draw(const Op &op) {
    const double *n = op.n.data();
    if (op.name == "CLEAR") {
      base.clear(color(op.colors[0]));
    } else if (op.name == "RRECT") {
      agg::rounded_rect rect(n[0], n[1], n[0] + n[2], n[1] + n[3], n[4]);
      fill(rect, op.colors[0]);
    } else if (op.name == "IMG") {
      auto &image = images[size_t(n[0])];
      if (n[3] == image.w && n[4] == image.h && n[1] == std::floor(n[1]) && n[2] == std::floor(n[2])) {
        agg::rendering_buffer rows(
            reinterpret_cast<agg::int8u *>(image.pixels.data()), image.w, image.h, image.w * 4);
        base.copy_from(rows, nullptr, int(n[1]), int(n[2]));
        return;
      }
      rasterizer.reset();
      rasterizer.move_to_d(n[1], n[2]);
      rasterizer.line_to_d(n[1] + n[3], n[2]);
      rasterizer.line_to_d(n[1] + n[3], n[2] + n[4]);
      rasterizer.line_to_d(n[1], n[2] + n[4]);
      agg::trans_affine map = agg::trans_affine_translation(-n[1], -n[2]) *
                              agg::trans_affine_scaling(image.w / n[3], image.h / n[4]);
      agg::span_interpolator_linear<> interpolator(map);
      sample(image, interpolator);
    } else if (op.name == "PERSP") {
      auto &image = images[size_t(n[0])];
      agg::trans_perspective there(n[1], n[4], n[7], n[2], n[5], n[8], n[3], n[6], n[9]);
      agg::trans_perspective back = there;
      back.invert();
      rasterizer.reset();
      bool first = true;
      for (auto [u, v] : {std::pair{0, 0}, {image.w, 0}, {image.w, image.h}, {0, image.h}}) {
        double x = u, y = v;
        there.transform(&x, &y);
        if (first) rasterizer.move_to_d(x, y);
        else rasterizer.line_to_d(x, y);
        first = false;
      }
      agg::span_interpolator_trans<agg::trans_perspective> interpolator(back);
      sample(image, interpolator);
    } else if (op.name == "SHADOW") {
      shadow(op);
    } else if (op.name == "LGRAD") {
      double dx = n[7] - n[5], dy = n[8] - n[6], length = std::hypot(dx, dy);
      agg::trans_affine map = agg::trans_affine_rotation(std::atan2(dy, dx)) * agg::trans_affine_translation(n[5], n[6]);
      map.invert();
      agg::span_interpolator_linear<> interpolator(map);
      agg::gradient_lut<agg::color_interpolator<agg::rgba8>, 1024> table;
      for (int i = 0; i < 3; i++) table.add_color(i / 2.0, color(op.colors[i]));
      table.build_lut();
      agg::gradient_x shape;
      agg::span_gradient<agg::rgba8, agg::span_interpolator_linear<>, agg::gradient_x, decltype(table)> generator(
          interpolator, shape, table, 0, length);
      agg::rounded_rect rect(n[0], n[1], n[0] + n[2], n[1] + n[3], n[4]);
      rasterizer.reset();
      rasterizer.add_path(rect);
      agg::render_scanlines_aa(rasterizer, scanline, base, allocator, generator);
    } else if (op.name == "ARC") {
      agg::arc arc(n[0], n[1], n[2], n[2], n[4] * M_PI / 180, (n[4] + n[5]) * M_PI / 180);
      agg::conv_stroke<agg::arc> stroke(arc);
      stroke.width(n[3]);
      stroke.line_cap(agg::round_cap);
      stroke.line_join(agg::round_join);
      fill(stroke, op.colors[0]);
    } else if (op.name == "DASH") {
      agg::path_storage line;
      line.move_to(n[0], n[1]);
      line.line_to(n[2], n[3]);
      agg::conv_dash<agg::path_storage> dash(line);
      dash.add_dash(n[5], n[6]);
      agg::conv_stroke<decltype(dash)> stroke(dash);
      stroke.width(n[4]);
      fill(stroke, op.colors[0]);
    } else if (op.name == "PATH") {
      agg::trans_affine move = agg::trans_affine_translation(n[1], n[2]);
      agg::conv_curve<agg::path_storage> curve(outlines[size_t(n[0])]);
      agg::conv_transform<decltype(curve)> moved(curve, move);
      fill(moved, op.colors[0]);
    }
  }

  void shadow(const Op &op) {
    const double *n = op.n.data();
    int reach = int(std::ceil(3 * n[5])), w = int(n[2]) + 2 * reach, h = int(n[3]) + 2 * reach;
    std::vector<agg::int8u> bytes(size_t(w) * h);
    agg::rendering_buffer rows(bytes.data(), w, h, w);
    agg::pixfmt_gray8 gray(rows);
    agg::renderer_base<agg::pixfmt_gray8> target(gray);
    agg::rounded_rect rect(reach, reach, reach + n[2], reach + n[3], n[4]);
    rasterizer.reset();
    rasterizer.add_path(rect);
    agg::render_scanlines_aa_solid(rasterizer, scanline, target, agg::gray8(255));
    agg::stack_blur_gray8(gray, unsigned(2 * n[5]), unsigned(2 * n[5]));
    for (int y = 0; y < h; y++) {
      base.blend_solid_hspan(int(n[0]) - reach, int(n[1]) - reach + y, w, color(op.colors[0]), &bytes[size_t(y) * w]);
    }
  }
};

int main(int argc, char **argv) {
  Options o = options(argc, argv);
  AggPeer peer(o);
  return run_peer(peer, o);
}
