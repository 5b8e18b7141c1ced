// What every driver shares: the op-lists of Tests/Bench/scenes as values, the images they name, and the
// measuring loop. A driver is a class with `can` and `draw`, handed to `run_peer`.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace peers {

constexpr int width = 1920, height = 1080;

struct Color {
  double r = 0, g = 0, b = 0, a = 0;
  uint32_t premultiplied() const {
    auto part = [](double v) { return uint32_t(v * 255 + 0.5); };
    return part(a) << 24 | part(r * a) << 16 | part(g * a) << 8 | part(b * a);
  }
};

inline Color color(const std::string &text) {
  auto v = std::stoul(text, nullptr, 16);
  return {(v >> 24 & 255) / 255.0, (v >> 16 & 255) / 255.0, (v >> 8 & 255) / 255.0, (v & 255) / 255.0};
}

struct Glyph {
  unsigned id;
  double x;
};

/// One line of a scene: its name, its numbers in order, its colours and its glyphs.
struct Op {
  std::string name;
  std::vector<double> n;
  std::vector<Color> colors;
  std::vector<Glyph> glyphs;
};

/// A piece of a path: M, L, C or Z and its points.
struct Piece {
  char verb;
  double p[6];
};
using Path = std::vector<Piece>;

/// Premultiplied pixels.
struct Image {
  int w = 0, h = 0;
  std::vector<uint32_t> pixels;
};

struct Scene {
  std::string name;
  std::vector<Op> ops;
};

inline Scene read_scene(const std::string &folder, const std::string &name) {
  std::ifstream file(folder + "/" + name + ".txt");
  if (!file) {
    std::cerr << "cannot read " << folder << "/" << name << ".txt\n";
    std::exit(66);
  }
  static const std::map<std::string, int> colors = {{"CLEAR", 1}, {"RRECT", 1}, {"SHADOW", 1}, {"LGRAD", 3},
                                                    {"ARC", 1},   {"DASH", 1},  {"PATH", 1}};
  Scene scene{name, {}};
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line.substr(0, line.find('|')));
    Op op;
    if (!(words >> op.name)) continue;
    std::vector<std::string> rest;
    for (std::string word; words >> word;) rest.push_back(word);
    if (op.name == "TEXT") {
      for (int i = 0; i < 3; i++) op.n.push_back(std::stod(rest[i]));
      op.colors.push_back(color(rest[3]));
      for (size_t i = 5; i < rest.size(); i++) {
        auto comma = rest[i].find(',');
        op.glyphs.push_back({unsigned(std::stoul(rest[i])), std::stod(rest[i].substr(comma + 1))});
      }
    } else {
      auto found = colors.find(op.name);
      size_t last = rest.size() - (found == colors.end() ? 0 : found->second);
      for (size_t i = 0; i < rest.size(); i++) {
        if (i < last) op.n.push_back(std::stod(rest[i]));
        else op.colors.push_back(color(rest[i]));
      }
    }
    scene.ops.push_back(op);
  }
  return scene;
}

inline std::vector<Path> read_paths(const std::string &folder) {
  std::ifstream file(folder + "/paths.txt");
  std::vector<Path> paths;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    Path path;
    for (char verb; words >> verb;) {
      Piece piece{verb, {}};
      int count = verb == 'C' ? 6 : verb == 'Z' ? 0 : 2;
      for (int i = 0; i < count; i++) words >> piece.p[i];
      path.push_back(piece);
    }
    paths.push_back(path);
  }
  return paths;
}

inline std::vector<Image> read_images(const std::string &folder) {
  std::vector<Image> images;
  for (auto [w, h] : {std::pair{960, 540}, {600, 800}, {450, 220}}) {
    std::string name = "img" + std::to_string(images.size()) + "_" + std::to_string(w) + "x" + std::to_string(h);
    std::ifstream file(folder + "/" + name + ".bgra", std::ios::binary);
    Image image{w, h, std::vector<uint32_t>(size_t(w) * h)};
    if (!file.read(reinterpret_cast<char *>(image.pixels.data()), image.pixels.size() * 4)) {
      std::cerr << "cannot read " << folder << "/" << name << ".bgra (gateframe-bench --write-images makes it)\n";
      std::exit(66);
    }
    images.push_back(std::move(image));
  }
  return images;
}

/// Coverage of a rounded rectangle after three box blurs, for libraries that have none.
struct Blur {
  int x, y, w, h;
  std::vector<uint8_t> bytes;

  Blur(double rx, double ry, double rw, double rh, double radius, double sigma) {
    int reach = int(std::ceil(3 * sigma)) + 1;
    x = int(std::floor(rx)) - reach, y = int(std::floor(ry)) - reach;
    w = (int(std::ceil(rw)) + 2 * reach + 3) & ~3, h = int(std::ceil(rh)) + 2 * reach;
    bytes.assign(size_t(w) * h, 0);
    for (int j = 0; j < h; j++) {
      for (int i = 0; i < w; i++) {
        double px = x + i + 0.5 - rx, py = y + j + 0.5 - ry;
        double dx = std::max({radius - px, px - (rw - radius), 0.0}), dy = std::max({radius - py, py - (rh - radius), 0.0});
        double inside = radius - std::hypot(dx, dy) + 0.5;
        if (px < 0 || py < 0 || px > rw || py > rh) inside = 0;
        bytes[size_t(j) * w + i] = uint8_t(std::clamp(inside, 0.0, 1.0) * 255 + 0.5);
      }
    }
    int box = std::max(1, int(sigma * 3 * std::sqrt(2 * M_PI) / 4 + 0.5)) | 1;
    std::vector<uint8_t> line(std::max(w, h));
    for (int pass = 0; pass < 3; pass++) {
      for (int j = 0; j < h; j++) smooth(&bytes[size_t(j) * w], w, 1, box, line);
      for (int i = 0; i < w; i++) smooth(&bytes[i], h, w, box, line);
    }
  }

 private:
  static void smooth(uint8_t *p, int n, int step, int box, std::vector<uint8_t> &line) {
    int sum = 0, half = box / 2;
    for (int i = 0; i < n; i++) line[i] = p[i * step];
    for (int i = -half; i < n; i++) {
      if (i + half < n) sum += line[i + half];
      if (i - half - 1 >= 0) sum -= line[i - half - 1];
      if (i >= 0) p[i * step] = uint8_t((sum + half) / box);
    }
  }
};

struct Options {
  std::string scenes = ".", images = ".", picture;
  std::string font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
  int frames = 30;
  std::vector<std::string> names;
};

inline Options options(int argc, char **argv) {
  Options o;
  for (int i = 1; i < argc; i++) {
    std::string a = argv[i];
    auto value = [&] { return i + 1 < argc ? std::string(argv[++i]) : std::string(); };
    if (a == "--scenes") o.scenes = value();
    else if (a == "--images") o.images = value();
    else if (a == "--font") o.font = value();
    else if (a == "--picture") o.picture = value();
    else if (a == "--frames") o.frames = std::max(1, std::atoi(value().c_str()));
    else o.names.push_back(a);
  }
  return o;
}

inline double milliseconds(clockid_t clock) {
  timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

/// Whether every operation of a scene is among those a peer has.
inline bool has_all(const Scene &scene, const std::set<std::string> &known) {
  return std::all_of(scene.ops.begin(), scene.ops.end(), [&](const Op &op) { return known.count(op.name); });
}

/// Draws each scene that the peer can draw and prints one JSON line for it. `Peer` has `name`, `version`,
/// `pixels` (1920 × 1080 premultiplied words), `can(scene)` and `draw(scene)`.
template <class Peer>
int run_peer(Peer &peer, const Options &o) {
  for (auto &name : o.names) {
    Scene scene = read_scene(o.scenes, name);
    if (!peer.can(scene)) continue;
    std::fill(peer.pixels.begin(), peer.pixels.end(), 0xFFFFFFFF);
    for (int i = 0; i < 5; i++) peer.draw(scene);
    std::vector<double> wall, cpu;
    for (int i = 0; i < o.frames; i++) {
      double w = milliseconds(CLOCK_MONOTONIC), c = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
      peer.draw(scene);
      wall.push_back(milliseconds(CLOCK_MONOTONIC) - w);
      cpu.push_back(milliseconds(CLOCK_PROCESS_CPUTIME_ID) - c);
    }
    std::sort(wall.begin(), wall.end());
    std::sort(cpu.begin(), cpu.end());
    std::printf(
        "{\"peer\": \"%s\", \"ver\": \"%s\", \"threads\": 1, \"scene\": \"%s\", \"n\": %d, \"wall_med\": %.5f, "
        "\"wall_min\": %.5f, \"cpu_med\": %.5f, \"cpu_min\": %.5f}\n",
        peer.name.c_str(), peer.version.c_str(), name.c_str(), o.frames, wall[wall.size() / 2], wall[0],
        cpu[cpu.size() / 2], cpu[0]);
    std::fflush(stdout);
    if (o.picture.empty()) continue;
    // Once on white, so that what translucent scenes add up to does not depend on the frames drawn.
    std::fill(peer.pixels.begin(), peer.pixels.end(), 0xFFFFFFFF);
    peer.draw(scene);
    std::ofstream file(o.picture + "/" + name + "." + peer.name + ".bgra", std::ios::binary);
    file.write(reinterpret_cast<const char *>(peer.pixels.data()), peer.pixels.size() * 4);
  }
  return 0;
}

}  // namespace peers
