// The row kernels of RasterKernels once more, for processors with AVX2, which Swift cannot be told to
// use for some functions only. Each gives the same pixels, bit for bit, as the Swift one it stands
// for; RasterKernels chooses between them when the program starts.
//
// Rows hold `count` elements. Pixels are premultiplied 0xAARRGGBB words, masks are bytes.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the kernels here are in use: they were built in, the processor has what they need, and
/// nothing asked for the others.
extern bool wide_in_use;

static inline bool wide_is_in_use(void) { return __atomic_load_n(&wide_in_use, __ATOMIC_RELAXED); }

/// Whether the kernels here could be in use.
bool wide_is_possible(void);

/// Asks for the kernels here, or for those in Swift; without effect where they are not possible.
void wide_use(bool wide);

/// Turns four cells, each the change of area from the pixel before, into coverage bytes where 2¹⁷ is a
/// whole pixel, and clears them. `sum` is the area before them; the result is that of the last. For every
/// machine: small enough to be part of Swift's loop.
static inline int32_t wide_resolve(int32_t *cells, uint8_t *mask, int32_t sum) {
  typedef int32_t lanes4 __attribute__((vector_size(16)));
  typedef uint8_t bytes4 __attribute__((vector_size(4)));
  const lanes4 zero = {0, 0, 0, 0}, whole = {0x20000, 0x20000, 0x20000, 0x20000};
  lanes4 v;
  __builtin_memcpy(&v, cells, 16);
  __builtin_memcpy(cells, &zero, 16);
  v += __builtin_shufflevector(v, zero, 4, 0, 1, 2);
  v += __builtin_shufflevector(v, zero, 4, 4, 0, 1);
  v += sum;
  lanes4 sign = v >> 31;
  lanes4 area = (v ^ sign) - sign;
  lanes4 over = area > whole;
  area = (area & ~over) | (whole & over);
  bytes4 out = __builtin_convertvector((area - (area >> 8) + 256) >> 9, bytes4);
  __builtin_memcpy(mask, &out, 4);
  return v[3];
}

#if defined(__x86_64__)

void wide_fill(uint32_t *d, ptrdiff_t count, uint32_t word);
void wide_solid(uint32_t *d, ptrdiff_t count, uint32_t word);
/// `rows` rows, each `stride` words after the one before.
void wide_solid_rows(
    uint32_t *d, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t rows, uint32_t word);
void wide_solid_mask(uint32_t *d, const uint8_t *mask, ptrdiff_t count, uint32_t word);
void wide_solid_block(
    uint32_t *d, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t groups, ptrdiff_t rows,
    uint32_t word);

void wide_over(uint32_t *d, const uint32_t *s, ptrdiff_t count);
void wide_over_alpha(uint32_t *d, const uint32_t *s, ptrdiff_t count, uint32_t alpha);
void wide_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, ptrdiff_t count);
void wide_scale(uint32_t *d, ptrdiff_t count, uint32_t alpha);

void wide_mask_multiply(uint8_t *d, const uint8_t *a, const uint8_t *b, ptrdiff_t count);
void wide_mask_scale(uint8_t *d, const uint8_t *a, ptrdiff_t count, uint32_t alpha);

/// Colours at places in 2⁻³² of a table's entry, all inside the table, which has 16 entries more than
/// its size.
void wide_gradient(
    uint32_t *d, ptrdiff_t count, const uint32_t *table, int64_t place, int64_t step);

/// An image's pixels and a row of places in it, in 2⁻³² of a pixel.
struct wide_samples {
  const uint32_t *pixels;
  ptrdiff_t stride, width, height;
  int64_t u, v, du, dv;
};

void wide_bilinear(uint32_t *d, ptrdiff_t count, const struct wide_samples *samples);

/// A folded table of bytes and a row of places in it, in 2⁻¹⁶ of a byte. Entry i of an axis is
/// max(min(i, head), i − cut), i held to 0 … last.
struct wide_table {
  const uint8_t *bytes;
  int32_t width;
  int32_t last_x, head_x, cut_x, last_y, head_y, cut_y;
  int64_t u, v, du, dv;
};

void wide_table_row(uint8_t *d, ptrdiff_t count, const struct wide_table *table);

#endif
