// Bilinear samples of images: the two upper and the two lower pixels are weighted by the height of the
// place between them, then what remains by its distance to the sides. Weights have 8 bits.
#if defined(__x86_64__)

#include "Pixels.h"

static const int64_t one = (int64_t)1 << 32;

/// The left (upper) one of two neighbours and the weight of the other, 0 … 256.
static inline ptrdiff_t held(int64_t place, ptrdiff_t extent, uint64_t *weight) {
  ptrdiff_t whole = place >> 32;
  *weight = 0;
  if (whole < 0) return 0;
  if (whole >= extent - 1) {
    *weight = extent > 1 ? 256 : 0;
    return extent > 1 ? extent - 2 : 0;
  }
  *weight = (uint64_t)(place >> 24) & 255;
  return whole;
}

static inline uint64_t pair(const uint32_t *p) {
  uint64_t v;
  memcpy(&v, p, 8);
  return v;
}

static inline uint32_t mix_one(uint64_t top, uint64_t bottom, uint64_t fx, uint64_t fy) {
  const uint64_t m = 0x00FF00FF00FF00FF;
  uint64_t rb = (((top & m) * (256 - fy) + (bottom & m) * fy) >> 8) & m;
  uint64_t ag = ((((top >> 8) & m) * (256 - fy) + ((bottom >> 8) & m) * fy) >> 8) & m;
  uint64_t rbx = ((rb & 0xFFFFFFFF) * (256 - fx) + (rb >> 32) * fx) >> 8;
  uint64_t agx = (ag & 0xFFFFFFFF) * (256 - fx) + (ag >> 32) * fx;
  return (uint32_t)((rbx & 0x00FF00FF) | (agx & 0xFF00FF00));
}

/// One sample, with the image's edge pixels continued outwards.
static uint32_t sample(const struct wide_samples *s, ptrdiff_t below, int64_t u, int64_t v) {
  uint64_t fx, fy;
  ptrdiff_t x = held(u, s->width, &fx), y = held(v, s->height, &fy);
  const uint32_t *p = s->pixels + y * s->stride + x;
  return mix_one(pair(p), pair(p + below), fx, fy);
}

/// Pixels between two rows: `weight`/256 of the lower one, one weight in each 16-bit lane.
INLINE Pixels between(Pixels top, Pixels bottom, Pixels weight) {
  struct halves t = split(top), b = split(bottom);
  // Sums stay below 2¹⁶, differences may wrap around.
  Pixels rb = _mm256_add_epi16(
      _mm256_slli_epi16(t.rb, 8), _mm256_mullo_epi16(_mm256_sub_epi16(b.rb, t.rb), weight));
  Pixels ag = _mm256_add_epi16(
      _mm256_slli_epi16(t.ag, 8), _mm256_mullo_epi16(_mm256_sub_epi16(b.ag, t.ag), weight));
  return _mm256_or_si256(_mm256_srli_epi16(rb, 8), _mm256_and_si256(ag, lanes(-256)));
}

/// Blue and green, red and alpha as 16-bit halves of 32-bit lanes, between the pixels of four pairs;
/// `weights` holds 256 − f and f in turn.
INLINE Pixels across(Pixels pairs, Pixels weights) {
  const Pixels pick_rb = _mm256_setr_epi8(
      0, -1, 4, -1, 2, -1, 6, -1, 8, -1, 12, -1, 10, -1, 14, -1, 0, -1, 4, -1, 2, -1, 6, -1, 8, -1,
      12, -1, 10, -1, 14, -1);
  const Pixels pick_ga = _mm256_setr_epi8(
      1, -1, 5, -1, 3, -1, 7, -1, 9, -1, 13, -1, 11, -1, 15, -1, 1, -1, 5, -1, 3, -1, 7, -1, 9, -1,
      13, -1, 11, -1, 15, -1);
  Pixels rb = _mm256_madd_epi16(_mm256_shuffle_epi8(pairs, pick_rb), weights);
  Pixels ga = _mm256_madd_epi16(_mm256_shuffle_epi8(pairs, pick_ga), weights);
  return _mm256_or_si256(
      _mm256_srli_epi32(rb, 8), _mm256_and_si256(ga, _mm256_set1_epi32(0xFF00)));
}

/// Eight pixels from two results of `across`.
INLINE Pixels packed(Pixels a, Pixels b) {
  return _mm256_permute4x64_epi64(_mm256_packus_epi32(a, b), 0xD8);
}

/// Bits 24 … 31 of four places, in all 16-bit lanes of each.
INLINE Pixels shares(Pixels place) {
  const Pixels pick = _mm256_setr_epi8(
      3, -1, 3, -1, 3, -1, 3, -1, 11, -1, 11, -1, 11, -1, 11, -1, 3, -1, 3, -1, 3, -1, 3, -1, 11, -1,
      11, -1, 11, -1, 11, -1);
  return _mm256_shuffle_epi8(place, pick);
}

/// 256 − f and f in turn, from f in every lane.
INLINE Pixels sides(Pixels f) {
  return _mm256_add_epi16(
      _mm256_xor_si256(f, _mm256_set1_epi32(0x0000FFFF)), _mm256_set1_epi32(257));
}

INLINE Pixels quad(int64_t place, int64_t step) {
  return _mm256_setr_epi64x(place, place + step, place + 2 * step, place + 3 * step);
}

INLINE Pixels gathered(const uint32_t *p, Pixels index) {
  return _mm256_i64gather_epi64((const long long *)p, index, 4);
}

/// Four samples inside the image.
INLINE Pixels four(
    const struct wide_samples *s, ptrdiff_t below, Pixels stride, Pixels u, Pixels v) {
  Pixels index = _mm256_add_epi64(
      _mm256_srli_epi64(u, 32), _mm256_mul_epu32(_mm256_srli_epi64(v, 32), stride));
  Pixels top = gathered(s->pixels, index), bottom = gathered(s->pixels + below, index);
  return across(between(top, bottom, shares(v)), sides(shares(u)));
}

static inline bool is_inside(int64_t a, int64_t b, int64_t end) {
  return a >= 0 && b >= 0 && a < end && b < end;
}

/// Samples along any line.
WIDE static void along(
    uint32_t *d, ptrdiff_t count, const struct wide_samples *s, ptrdiff_t below) {
  const int64_t end_x = (int64_t)(s->width - 1) << 32, end_y = (int64_t)(s->height - 1) << 32;
  const Pixels stride = _mm256_set1_epi64x(s->stride);
  const Pixels du = _mm256_set1_epi64x(s->du * 4), dv = _mm256_set1_epi64x(s->dv * 4);
  int64_t u = s->u, v = s->v;
  Pixels us = quad(u, s->du), vs = quad(v, s->dv);
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) {
    // Places are even steps, so the ends tell for all.
    if (is_inside(u, u + 7 * s->du, end_x) && is_inside(v, v + 7 * s->dv, end_y)) {
      Pixels a = four(s, below, stride, us, vs);
      Pixels b = four(s, below, stride, _mm256_add_epi64(us, du), _mm256_add_epi64(vs, dv));
      store(d + i, packed(a, b));
    } else {
      for (int k = 0; k < 8; k++) d[i + k] = sample(s, below, u + k * s->du, v + k * s->dv);
    }
    us = _mm256_add_epi64(_mm256_add_epi64(us, du), du);
    vs = _mm256_add_epi64(_mm256_add_epi64(vs, dv), dv);
    u += 8 * s->du;
    v += 8 * s->dv;
  }
  for (; i < count; i++, u += s->du, v += s->dv) d[i] = sample(s, below, u, v);
}

/// The pixels between two rows.
WIDE static void rows_between(
    uint32_t *d, const uint32_t *top, const uint32_t *bottom, ptrdiff_t count, uint64_t weight) {
  const Pixels w = lanes((int)weight);
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) store(d + i, between(load(top + i), load(bottom + i), w));
  for (; i < count; i++) d[i] = mix_one(top[i], bottom[i], 0, weight);
}

/// Samples between the pixels of one row, all inside it.
WIDE static void across_row(
    uint32_t *d, ptrdiff_t count, const uint32_t *row, int64_t u, int64_t du) {
  Pixels us = quad(u, du);
  const Pixels step = _mm256_set1_epi64x(du * 4);
  ptrdiff_t i = 0;
  if (du == 2 * one) {
    // Half the size: pairs follow each other.
    const Pixels w = sides(shares(us));
    const uint32_t *from = row + (u >> 32);
    for (; i + 8 <= count; i += 8) {
      Pixels a = across(load(from + i * 2), w), b = across(load(from + i * 2 + 8), w);
      store(d + i, packed(a, b));
    }
  } else {
    for (; i + 8 <= count; i += 8) {
      Pixels more = _mm256_add_epi64(us, step);
      Pixels a = across(gathered(row, _mm256_srli_epi64(us, 32)), sides(shares(us)));
      Pixels b = across(gathered(row, _mm256_srli_epi64(more, 32)), sides(shares(more)));
      store(d + i, packed(a, b));
      us = _mm256_add_epi64(more, step);
    }
  }
  for (; i < count; i++) {
    int64_t at = u + i * du;
    uint64_t p = pair(row + (at >> 32));
    d[i] = mix_one(p, p, (uint64_t)(at >> 24) & 255, 0);
  }
}

/// Samples along a row of the image: first between the rows above and below, once for each of the
/// image's pixels, then across.
WIDE static void along_row(
    uint32_t *d, ptrdiff_t count, const struct wide_samples *s, ptrdiff_t below) {
  enum { capacity = 1024 };
  uint32_t buffer[capacity];
  const int64_t end = (int64_t)(s->width - 1) << 32, du = s->du;
  ptrdiff_t first = s->u < 0 ? (-s->u + du - 1) / du : 0;
  ptrdiff_t last = s->u < end ? (end - s->u + du - 1) / du : 0;
  if (first > count) first = count;
  if (last > count) last = count;
  if (last < first) last = first;
  uint64_t fy;
  const uint32_t *top = s->pixels + held(s->v, s->height, &fy) * s->stride;
  for (ptrdiff_t i = 0; i < first; i++) d[i] = sample(s, below, s->u + i * du, s->v);
  const ptrdiff_t most = (ptrdiff_t)((((int64_t)capacity - 2) << 32) / du);
  ptrdiff_t i = first;
  while (i < last) {
    int64_t u = s->u + i * du;
    if (fy == 0) {
      across_row(d + i, last - i, top, u, du);
      i = last;
      continue;
    }
    ptrdiff_t n = last - i < most ? last - i : most;
    ptrdiff_t from = u >> 32;
    ptrdiff_t width = ((u + (n - 1) * du) >> 32) - from + 2;
    rows_between(buffer, top + from, top + below + from, width, fy);
    across_row(d + i, n, buffer, u - ((int64_t)from << 32), du);
    i += n;
  }
  for (i = last; i < count; i++) d[i] = sample(s, below, s->u + i * du, s->v);
}

WIDE void wide_bilinear(uint32_t *d, ptrdiff_t count, const struct wide_samples *s) {
  ptrdiff_t below = s->height > 1 ? s->stride : 0;
  if (s->dv == 0 && s->du > 0 && s->du <= 4 * one && count >= 8) {
    along_row(d, count, s, below);
  } else {
    along(d, count, s, below);
  }
}

#endif
