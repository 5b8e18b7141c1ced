#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A TOML document, read by toml++ and laid out flat.
typedef struct gf_toml gf_toml;

typedef enum gf_toml_kind {
  GF_TOML_TABLE,
  GF_TOML_ARRAY,
  GF_TOML_STRING,
  GF_TOML_INTEGER,
  GF_TOML_FLOAT,
  GF_TOML_BOOLEAN,
  GF_TOML_DATE_OR_TIME
} gf_toml_kind;

/// One value. Places are counted from 1; strings are UTF-8, live as long as the document and are
/// measured, for a key may hold a NUL.
typedef struct gf_toml_node {
  gf_toml_kind kind;
  /// Index of the table or array that holds it; -1 for the document's own members.
  int32_t parent;
  /// NULL for elements of an array.
  const char *_Nullable key;
  size_t key_length;
  uint32_t key_line, key_column;
  uint32_t line, column;
  const char *_Nullable string;
  size_t string_length;
  int64_t integer;
  double real;
  int boolean;
} gf_toml_node;

/// Why a text is not TOML.
typedef struct gf_toml_error {
  char message[256];
  uint32_t line, column;
} gf_toml_error;

/// Parses a text; NULL when it is not TOML, nests deeper than 32 levels or memory runs out, with the
/// reason in `error`.
gf_toml *_Nullable gf_toml_parse(const char *_Nonnull text, size_t length,
                                 gf_toml_error *_Nonnull error);

/// The number of values, each table before its members.
int32_t gf_toml_count(const gf_toml *_Nonnull document);

/// A value; NULL outside the document.
const gf_toml_node *_Nullable gf_toml_at(const gf_toml *_Nonnull document, int32_t index);

void gf_toml_free(gf_toml *_Nullable document);

#ifdef __cplusplus
}
#endif
