#pragma once
#include <png.h>

// Formats whose bytes are those of 0xAARRGGBB words in little-endian order, and of the same words
// without alpha; the library defines them as expressions that Swift does not import.
static const png_uint_32 gateframe_png_format_bgra = PNG_FORMAT_BGRA;
static const png_uint_32 gateframe_png_format_bgr = PNG_FORMAT_BGR;

// An upper bound for the encoded size of a picture whose raw data takes `bytes`.
static inline png_alloc_size_t gateframe_png_size_limit(png_image image) {
  return PNG_IMAGE_PNG_SIZE_MAX(image);
}
