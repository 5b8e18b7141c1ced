// Pixels over pixels, and masks.
#if defined(__x86_64__)

#include "Pixels.h"

/// Whether all eight are transparent, or all opaque.
INLINE bool is_clear(Pixels v) { return _mm256_testz_si256(v, v); }
INLINE bool is_opaque(Pixels v) {
  return _mm256_testc_si256(v, _mm256_set1_epi32((int)0xFF000000));
}

WIDE void wide_over(uint32_t *d, const uint32_t *s, ptrdiff_t count) {
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) {
    Pixels v = load(s + i);
    if (is_opaque(v)) {
      store(d + i, v);
    } else if (!is_clear(v)) {
      store(d + i, composed(split(v), load(d + i)));
    }
  }
  for (; i < count; i++) d[i] = composed_one(s[i], d[i]);
}

WIDE void wide_over_alpha(uint32_t *d, const uint32_t *s, ptrdiff_t count, uint32_t alpha) {
  const Pixels m = lanes((int)alpha);
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) {
    Pixels v = load(s + i);
    if (!is_clear(v)) store(d + i, composed(scaled(split(v), m), load(d + i)));
  }
  for (; i < count; i++) d[i] = composed_one(scaled_one(s[i], alpha), d[i]);
}

WIDE void wide_over_mask(
    uint32_t *d, const uint32_t *s, const uint8_t *mask, ptrdiff_t count) {
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t m = mask_word(mask + i);
    if (m == 0) continue;
    Pixels v = load(s + i);
    if (m != UINT64_MAX) {
      store(d + i, composed(scaled(split(v), mask_lanes(m)), load(d + i)));
    } else if (is_opaque(v)) {
      store(d + i, v);
    } else {
      store(d + i, composed(split(v), load(d + i)));
    }
  }
  for (; i < count; i++) {
    if (mask[i] != 0) d[i] = composed_one(scaled_one(s[i], mask[i]), d[i]);
  }
}

WIDE void wide_scale(uint32_t *d, ptrdiff_t count, uint32_t alpha) {
  const Pixels m = lanes((int)alpha);
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) store(d + i, joined(scaled(split(load(d + i)), m)));
  for (; i < count; i++) d[i] = scaled_one(d[i], alpha);
}

static inline uint8_t scaled_byte(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

/// The products over 255 of 16-bit lanes that hold bytes, as bytes.
INLINE __m128i product_bytes(Pixels a, Pixels b) {
  Pixels v = scaled_lanes(a, b, lanes(128));
  return _mm_packus_epi16(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
}

WIDE void wide_mask_multiply(uint8_t *d, const uint8_t *a, const uint8_t *b, ptrdiff_t count) {
  ptrdiff_t i = 0;
  for (; i + 16 <= count; i += 16) {
    Pixels x = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(a + i)));
    Pixels y = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(b + i)));
    _mm_storeu_si128((__m128i *)(d + i), product_bytes(x, y));
  }
  for (; i < count; i++) d[i] = scaled_byte(a[i], b[i]);
}

WIDE void wide_mask_scale(uint8_t *d, const uint8_t *a, ptrdiff_t count, uint32_t alpha) {
  const Pixels m = lanes((int)alpha);
  ptrdiff_t i = 0;
  for (; i + 16 <= count; i += 16) {
    Pixels x = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(a + i)));
    _mm_storeu_si128((__m128i *)(d + i), product_bytes(x, m));
  }
  for (; i < count; i++) d[i] = scaled_byte(a[i], alpha);
}

#endif
