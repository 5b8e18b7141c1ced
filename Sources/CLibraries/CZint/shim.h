#pragma once
#include <zint.h>

// The symbol's arrays are too large to be seen as tuples; these read them. Both check their bounds.

// Whether the module at `column` of `row` is dark.
static inline int gf_zint_module(const struct zint_symbol *symbol, int row, int column) {
  if (row < 0 || row >= symbol->rows || row >= 200) return 0;
  if (column < 0 || column >= symbol->width || column >= 144 * 8) return 0;
  return (symbol->encoded_data[row][column >> 3] >> (column & 7)) & 1;
}

// Copies the message of the last call, at most `capacity - 1` bytes and a NUL.
static inline void gf_zint_message(const struct zint_symbol *symbol, char *out, int capacity) {
  int i = 0;
  for (; i < capacity - 1 && i < (int)sizeof(symbol->errtxt) && symbol->errtxt[i]; i++)
    out[i] = symbol->errtxt[i];
  if (capacity > 0) out[i] = 0;
}
