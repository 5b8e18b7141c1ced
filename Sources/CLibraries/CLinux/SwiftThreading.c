#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

// The Observation library of Debian's Swift 6.0.3 refers to swift::threading::fatal, which that
// release leaves out of every library. It is called when a lock fails.
__attribute__((weak, noreturn)) void gateframe_threading_fatal(const char *format, ...)
    __asm__("_ZN5swift9threading5fatalEPKcz");

void gateframe_threading_fatal(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  abort();
}
