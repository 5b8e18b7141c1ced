#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

int gateframe_make_private(void) {
  // Swift's runtime answers these with a backtrace that shows memory.
  static const int faults[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
  for (unsigned i = 0; i < sizeof faults / sizeof *faults; i++) signal(faults[i], SIG_DFL);
  const struct rlimit none = {.rlim_cur = 0, .rlim_max = 0};
  int error = setrlimit(RLIMIT_CORE, &none) < 0 ? -errno : 0;
  if (prctl(PR_SET_DUMPABLE, 0) < 0) error = -errno;
  return error;
}

int gateframe_is_dumpable(void) { return prctl(PR_GET_DUMPABLE) != 0; }
