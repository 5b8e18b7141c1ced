// Samples of a folded table of bytes, for shadows that are turned.
#if defined(__x86_64__)

#include "Pixels.h"

static inline int32_t entry(int32_t i, int32_t last, int32_t head, int32_t cut) {
  i = i < 0 ? 0 : i > last ? last : i;
  int32_t low = i < head ? i : head, high = i - cut;
  return low > high ? low : high;
}

INLINE Pixels entries(Pixels i, int32_t last, int32_t head, int32_t cut) {
  i = _mm256_min_epi32(_mm256_max_epi32(i, _mm256_setzero_si256()), _mm256_set1_epi32(last));
  return _mm256_max_epi32(
      _mm256_min_epi32(i, _mm256_set1_epi32(head)),
      _mm256_sub_epi32(i, _mm256_set1_epi32(cut)));
}

static inline uint32_t between(const uint8_t *p, uint32_t f) {
  return p[0] * (256 - f) + p[1] * f;
}

/// Whether the byte beside an entry counts: not beyond the ends, nor where entries were left out.
static inline bool has_neighbour(int32_t i, const struct wide_table *t) {
  return i >= 0 && i < t->last_x && !(i >= t->head_x && i < t->head_x + t->cut_x);
}

static uint8_t sample(const struct wide_table *t, int64_t u, int64_t v) {
  uint32_t fx = (uint32_t)(u >> 8) & 255, fy = (uint32_t)(v >> 8) & 255;
  if (!has_neighbour((int32_t)(u >> 16), t)) fx = 0;
  int32_t x = entry((int32_t)(u >> 16), t->last_x, t->head_x, t->cut_x);
  int32_t y = (int32_t)(v >> 16);
  const uint8_t *top = t->bytes + entry(y, t->last_y, t->head_y, t->cut_y) * t->width + x;
  const uint8_t *low = t->bytes + entry(y + 1, t->last_y, t->head_y, t->cut_y) * t->width + x;
  return (uint8_t)((between(top, fx) * (256 - fy) + between(low, fx) * fy + 32768) >> 16);
}

/// Bytes and their neighbours to the right, each weighted: 256 − f and f in turn.
INLINE Pixels gathered(const uint8_t *bytes, Pixels index, Pixels weights) {
  const Pixels pick = _mm256_setr_epi8(
      0, -1, 1, -1, 4, -1, 5, -1, 8, -1, 9, -1, 12, -1, 13, -1, 0, -1, 1, -1, 4, -1, 5, -1, 8, -1, 9,
      -1, 12, -1, 13, -1);
  Pixels v = _mm256_i32gather_epi32((const int *)bytes, index, 1);
  return _mm256_madd_epi16(_mm256_shuffle_epi8(v, pick), weights);
}

WIDE void wide_table_row(uint8_t *d, ptrdiff_t count, const struct wide_table *t) {
  const Pixels order = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const Pixels share = _mm256_set1_epi32(255), whole = _mm256_set1_epi32(256);
  const Pixels width = _mm256_set1_epi32(t->width), one = _mm256_set1_epi32(1);
  const int32_t du = (int32_t)t->du, dv = (int32_t)t->dv;
  Pixels u = _mm256_add_epi32(
      _mm256_set1_epi32((int32_t)t->u), _mm256_mullo_epi32(order, _mm256_set1_epi32(du)));
  Pixels v = _mm256_add_epi32(
      _mm256_set1_epi32((int32_t)t->v), _mm256_mullo_epi32(order, _mm256_set1_epi32(dv)));
  const Pixels below = _mm256_set1_epi32(-1), last = _mm256_set1_epi32(t->last_x);
  const Pixels before_cut = _mm256_set1_epi32(t->head_x - 1);
  const Pixels after_cut = _mm256_set1_epi32(t->head_x + t->cut_x);
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) {
    Pixels column = _mm256_srai_epi32(u, 16);
    // As in has_neighbour.
    Pixels inside = _mm256_and_si256(
        _mm256_cmpgt_epi32(column, below), _mm256_cmpgt_epi32(last, column));
    Pixels cut = _mm256_and_si256(
        _mm256_cmpgt_epi32(column, before_cut), _mm256_cmpgt_epi32(after_cut, column));
    Pixels fx = _mm256_and_si256(_mm256_srai_epi32(u, 8), share);
    fx = _mm256_and_si256(fx, _mm256_andnot_si256(cut, inside));
    Pixels fy = _mm256_and_si256(_mm256_srai_epi32(v, 8), share);
    Pixels y = _mm256_srai_epi32(v, 16);
    Pixels x = entries(column, t->last_x, t->head_x, t->cut_x);
    Pixels weights = _mm256_or_si256(
        _mm256_sub_epi32(whole, fx), _mm256_slli_epi32(fx, 16));
    Pixels upper = entries(y, t->last_y, t->head_y, t->cut_y);
    Pixels lower = entries(_mm256_add_epi32(y, one), t->last_y, t->head_y, t->cut_y);
    Pixels a = gathered(
        t->bytes, _mm256_add_epi32(_mm256_mullo_epi32(upper, width), x), weights);
    Pixels b = gathered(
        t->bytes, _mm256_add_epi32(_mm256_mullo_epi32(lower, width), x), weights);
    Pixels sum = _mm256_add_epi32(
        _mm256_add_epi32(
            _mm256_mullo_epi32(a, _mm256_sub_epi32(whole, fy)), _mm256_mullo_epi32(b, fy)),
        _mm256_set1_epi32(32768));
    Pixels words = _mm256_srli_epi32(sum, 16);
    __m128i half = _mm_packus_epi32(
        _mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
    _mm_storel_epi64((__m128i *)(d + i), _mm_packus_epi16(half, half));
    u = _mm256_add_epi32(u, _mm256_set1_epi32(du * 8));
    v = _mm256_add_epi32(v, _mm256_set1_epi32(dv * 8));
  }
  for (; i < count; i++) d[i] = sample(t, t->u + i * t->du, t->v + i * t->dv);
}

#endif
