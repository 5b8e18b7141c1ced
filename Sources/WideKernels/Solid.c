// One colour.
#if defined(__x86_64__)

#include "Pixels.h"

WIDE void wide_fill(uint32_t *d, ptrdiff_t count, uint32_t word) {
  const Pixels v = _mm256_set1_epi32((int)word);
  ptrdiff_t i = 0;
  for (; i + 32 <= count; i += 32) {
    store(d + i, v);
    store(d + i + 8, v);
    store(d + i + 16, v);
    store(d + i + 24, v);
  }
  for (; i + 8 <= count; i += 8) store(d + i, v);
  for (; i < count; i++) d[i] = word;
}

INLINE Pixels blended(Pixels v, Pixels rest, struct halves colour) {
  struct halves d = split(v);
  return joined((struct halves){
      scaled_lanes(d.rb, rest, colour.rb), scaled_lanes(d.ag, rest, colour.ag)});
}

WIDE void wide_solid_rows(
    uint32_t *d, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t rows, uint32_t word) {
  const Pixels rest = lanes((int)(~word >> 24));
  // c + d·(255−a)/255 = (255·c + d·(255−a))/255, so the colour goes in with the rounding.
  struct halves c = split(_mm256_set1_epi32((int)word));
  c.rb = _mm256_add_epi16(_mm256_mullo_epi16(c.rb, lanes(255)), lanes(128));
  c.ag = _mm256_add_epi16(_mm256_mullo_epi16(c.ag, lanes(255)), lanes(128));
  for (ptrdiff_t row = 0; row < rows; row++, d += stride) {
    ptrdiff_t i = 0;
    for (; i + 16 <= count; i += 16) {
      Pixels a = blended(load(d + i), rest, c), b = blended(load(d + i + 8), rest, c);
      store(d + i, a);
      store(d + i + 8, b);
    }
    for (; i + 8 <= count; i += 8) store(d + i, blended(load(d + i), rest, c));
    for (; i < count; i++) d[i] = word + scaled_one(d[i], ~word >> 24);
  }
}

WIDE void wide_solid(uint32_t *d, ptrdiff_t count, uint32_t word) {
  wide_solid_rows(d, 0, count, 1, word);
}

WIDE void wide_solid_mask(uint32_t *d, const uint8_t *mask, ptrdiff_t count, uint32_t word) {
  const Pixels colour = _mm256_set1_epi32((int)word);
  const struct halves c = split(colour);
  const bool opaque = word >= 0xFF000000;
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t m = mask_word(mask + i);
    if (m == UINT64_MAX) {
      store(d + i, opaque ? colour : composed(c, load(d + i)));
    } else if (m != 0) {
      store(d + i, composed(scaled(c, mask_lanes(m)), load(d + i)));
    }
  }
  for (; i < count; i++) {
    if (mask[i] != 0) d[i] = composed_one(scaled_one(word, mask[i]), d[i]);
  }
}

WIDE void wide_solid_block(
    uint32_t *d, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t groups, ptrdiff_t rows,
    uint32_t word) {
  const struct halves c = split(_mm256_set1_epi32((int)word));
  for (ptrdiff_t row = 0; row < rows; row++, d += stride) {
    for (ptrdiff_t i = 0; i < groups; i++, mask += 8) {
      uint64_t m = mask_word(mask);
      if (m == 0) continue;
      uint32_t *p = d + i * 8;
      store(p, composed(scaled(c, mask_lanes(m)), load(p)));
    }
  }
}

#endif
