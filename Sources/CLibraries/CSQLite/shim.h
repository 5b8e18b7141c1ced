#pragma once
#include <sqlite3.h>

// What Swift cannot say: variadic calls, and values that are casts of -1.

static inline int gateframe_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                             int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

static inline int gateframe_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes,
                                             int count) {
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// For files of unknown origin: no changes to the schema by SQL, no functions with side effects in it.
static inline void gateframe_sqlite_distrust(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}
