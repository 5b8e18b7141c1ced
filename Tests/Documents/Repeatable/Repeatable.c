#define _GNU_SOURCE
#include "Repeatable.h"

#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>

// A definition in the program itself comes before that of the C library, for Swift's libraries too:
// they ask for random numbers by syscall(2) and for the time by clock_gettime(2).

static long raw(long number, const long a[6]) {
#if defined(__x86_64__)
  long result;
  register long r10 __asm__("r10") = a[3];
  register long r8 __asm__("r8") = a[4];
  register long r9 __asm__("r9") = a[5];
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a[0]), "S"(a[1]), "d"(a[2]), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a[0];
  register long x1 __asm__("x1") = a[1];
  register long x2 __asm__("x2") = a[2];
  register long x3 __asm__("x3") = a[3];
  register long x4 __asm__("x4") = a[4];
  register long x5 __asm__("x5") = a[5];
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  return x0;
#else
#error "no system calls are known for this processor"
#endif
}

static long checked(long result) {
  if (result >= 0 || result < -4095) return result;
  errno = (int)-result;
  return -1;
}

// splitmix64, by Sebastiano Vigna: every seed gives a stream of its own.
static uint64_t next(uint64_t *state) {
  uint64_t z = (*state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static _Bool fill_from_seed(unsigned char *buffer, size_t count) {
  static _Bool is_started;
  static uint64_t state;
  if (!is_started) {
    const char *seed = getenv("GATEFRAME_SEED");
    if (!seed) return 0;
    state = strtoull(seed, NULL, 10);
    is_started = 1;
  }
  while (count) {
    uint64_t number = next(&state);
    size_t part = count < sizeof number ? count : sizeof number;
    memcpy(buffer, &number, part);
    buffer += part;
    count -= part;
  }
  return 1;
}

long syscall(long number, ...) {
  long arguments[6];
  va_list list;
  va_start(list, number);
  for (int i = 0; i < 6; i++) arguments[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom &&
      fill_from_seed((unsigned char *)arguments[0], (size_t)arguments[1]))
    return arguments[1];
  return checked(raw(number, arguments));
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  const char *now = clock == CLOCK_REALTIME ? getenv("GATEFRAME_NOW") : NULL;
  if (now) {
    time->tv_sec = strtoll(now, NULL, 10);
    time->tv_nsec = 0;
    return 0;
  }
  long arguments[6] = {clock, (long)time};
  return (int)checked(raw(SYS_clock_gettime, arguments));
}
