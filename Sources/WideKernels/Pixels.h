// Arithmetic on eight premultiplied pixels in one register, blue and red in one vector of 16-bit
// lanes, green and alpha in another. x·m/255 is rounded exactly by t = x·m + 128, t·257/65536, which is
// (t + t/256)/256.
#pragma once

#include <immintrin.h>
#include <string.h>

#include "WideKernels.h"

#define WIDE __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

typedef __m256i Pixels;

struct halves {
  Pixels rb, ag;
};

INLINE Pixels load(const void *p) { return _mm256_loadu_si256((const __m256i *)p); }
INLINE void store(uint32_t *p, Pixels v) { _mm256_storeu_si256((__m256i *)p, v); }
INLINE Pixels lanes(int v) { return _mm256_set1_epi16((short)v); }

INLINE struct halves split(Pixels v) {
  return (struct halves){_mm256_and_si256(v, lanes(255)), _mm256_srli_epi16(v, 8)};
}

INLINE Pixels joined(struct halves v) {
  return _mm256_or_si256(v.rb, _mm256_slli_epi16(v.ag, 8));
}

/// v·m/255 + add, where `add` is 128 or 255·c + 128.
INLINE Pixels scaled_lanes(Pixels v, Pixels m, Pixels add) {
  return _mm256_mulhi_epu16(_mm256_add_epi16(_mm256_mullo_epi16(v, m), add), lanes(257));
}

INLINE struct halves scaled(struct halves v, Pixels m) {
  const Pixels half = lanes(128);
  return (struct halves){scaled_lanes(v.rb, m, half), scaled_lanes(v.ag, m, half)};
}

/// 255 minus every pixel's alpha, in both of its lanes.
INLINE Pixels inverse_alpha(struct halves v) {
  const Pixels pick = _mm256_setr_epi8(
      2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11, 14, 15, 14, 15, 2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11,
      14, 15, 14, 15);
  return _mm256_xor_si256(_mm256_shuffle_epi8(v.ag, pick), lanes(255));
}

/// Source over destination.
INLINE Pixels composed(struct halves s, Pixels d) {
  struct halves under = scaled(split(d), inverse_alpha(s));
  return joined((struct halves){
      _mm256_add_epi16(s.rb, under.rb), _mm256_add_epi16(s.ag, under.ag)});
}

/// Eight mask bytes, each in both lanes of its pixel.
INLINE Pixels mask_lanes(uint64_t m) {
  const Pixels pick = _mm256_setr_epi8(
      0, -1, 0, -1, 1, -1, 1, -1, 2, -1, 2, -1, 3, -1, 3, -1, 4, -1, 4, -1, 5, -1, 5, -1, 6, -1, 6,
      -1, 7, -1, 7, -1);
  return _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)m), pick);
}

INLINE uint64_t mask_word(const uint8_t *p) {
  uint64_t m;
  memcpy(&m, p, 8);
  return m;
}

// The same for one pixel.

static inline uint32_t scaled_one(uint32_t v, uint32_t m) {
  uint32_t rb = (v & 0x00FF00FF) * m + 0x00800080;
  uint32_t ag = ((v >> 8) & 0x00FF00FF) * m + 0x00800080;
  uint32_t low = ((rb + ((rb >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
  uint32_t high = (ag + ((ag >> 8) & 0x00FF00FF)) & 0xFF00FF00;
  return low | high;
}

static inline uint32_t composed_one(uint32_t s, uint32_t d) {
  return s + scaled_one(d, ~s >> 24);
}
