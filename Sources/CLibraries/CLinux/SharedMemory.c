#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int gateframe_shared_memory(size_t size) {
  int descriptor = memfd_create("gateframe-frame", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor < 0) return -errno;
  if (ftruncate(descriptor, (off_t)size) == 0 &&
      fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
    return descriptor;
  int error = errno;
  close(descriptor);
  return -error;
}

int gateframe_shared_memory_check(int descriptor, size_t size) {
  int seals = fcntl(descriptor, F_GET_SEALS);
  if (seals < 0) return -errno;
  if (!(seals & F_SEAL_SHRINK)) return -EPERM;
  struct stat status;
  if (fstat(descriptor, &status) < 0) return -errno;
  return (size_t)status.st_size < size ? -EFBIG : 0;
}
