// Colours of a gradient's table.
#if defined(__x86_64__)

#include "Pixels.h"

/// Eight places one step apart: 0, 1, 4 and 5 in one vector, 2, 3, 6 and 7 in the other, so that their
/// upper halves join in order.
struct places {
  __m256i a, b;
};

INLINE struct places places(int64_t place, int64_t step) {
  return (struct places){
      _mm256_setr_epi64x(place, place + step, place + 4 * step, place + 5 * step),
      _mm256_setr_epi64x(
          place + 2 * step, place + 3 * step, place + 6 * step, place + 7 * step)};
}

INLINE struct places advanced(struct places p, __m256i step) {
  return (struct places){_mm256_add_epi64(p.a, step), _mm256_add_epi64(p.b, step)};
}

/// The entries of the places.
INLINE __m256i entries(struct places p) {
  return _mm256_castps_si256(_mm256_shuffle_ps(
      _mm256_castsi256_ps(p.a), _mm256_castsi256_ps(p.b), _MM_SHUFFLE(3, 1, 3, 1)));
}

WIDE void wide_gradient(
    uint32_t *d, ptrdiff_t count, const uint32_t *table, int64_t place, int64_t step) {
  const int64_t one = (int64_t)1 << 32;
  const __m256i next = _mm256_set1_epi64x(step * 8);
  struct places at = places(place, step);
  ptrdiff_t i = 0;
  if (step >= -2 * one && step <= 2 * one) {
    // Eight neighbours lie within eight entries, or within sixteen: loaded as they stand in the table
    // and picked from registers.
    const bool near = step >= -one && step <= one;
    // The lowest of the eight.
    int64_t low = step < 0 ? place + step * 7 : place;
    for (; i + 8 <= count; i += 8) {
      const uint32_t *from = table + (low >> 32);
      __m256i index = _mm256_sub_epi32(entries(at), _mm256_set1_epi32((int)(low >> 32)));
      __m256i v = _mm256_permutevar8x32_epi32(load(from), index);
      if (!near) {
        __m256i w = _mm256_permutevar8x32_epi32(load(from + 8), index);
        v = _mm256_castps_si256(_mm256_blendv_ps(
            _mm256_castsi256_ps(v), _mm256_castsi256_ps(w),
            _mm256_castsi256_ps(_mm256_slli_epi32(index, 28))));
      }
      store(d + i, v);
      at = advanced(at, next);
      low += step * 8;
    }
  } else {
    for (; i + 8 <= count; i += 8) {
      store(d + i, _mm256_i32gather_epi32((const int *)table, entries(at), 4));
      at = advanced(at, next);
    }
  }
  for (; i < count; i++) d[i] = table[(place + step * i) >> 32];
}

#endif
