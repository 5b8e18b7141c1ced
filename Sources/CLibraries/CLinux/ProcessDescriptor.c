#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

int gateframe_process_descriptor(pid_t process) {
  // glibc 2.36 has a wrapper; older ones, the system call.
  long descriptor = syscall(SYS_pidfd_open, process, 0);
  return descriptor < 0 ? -errno : (int)descriptor;
}
