#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <poll.h>
#include <time.h>

int gateframe_wait(const int *descriptors, size_t count, int64_t nanoseconds) {
  enum { limit = 64 };
  struct pollfd polled[limit];
  if (count > limit) return -E2BIG;
  for (size_t i = 0; i < count; i++) {
    polled[i] = (struct pollfd){.fd = descriptors[i], .events = POLLIN};
  }
  struct timespec time = {
      .tv_sec = nanoseconds / 1000000000,
      .tv_nsec = nanoseconds % 1000000000,
  };
  int ready = ppoll(polled, count, nanoseconds < 0 ? NULL : &time, NULL);
  return ready < 0 ? -errno : ready;
}

uint64_t gateframe_monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
