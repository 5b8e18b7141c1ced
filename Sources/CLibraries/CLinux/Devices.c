#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

// From the kernel's drm.h, which libdrm and the kernel both install under different paths.
#define GATEFRAME_SET_MASTER _IO('d', 0x1e)
#define GATEFRAME_DROP_MASTER _IO('d', 0x1f)

static int checked(int result) { return result < 0 ? -errno : result; }

int gateframe_open_device(const char *path) {
  return checked(open(path, O_RDWR | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK));
}

int gateframe_grab(int descriptor, int on) {
  return checked(ioctl(descriptor, EVIOCGRAB, on ? (void *)1 : (void *)0));
}

int gateframe_revoke(int descriptor) { return checked(ioctl(descriptor, EVIOCREVOKE, NULL)); }

int gateframe_drm_set_master(int descriptor) {
  return checked(ioctl(descriptor, GATEFRAME_SET_MASTER, 0));
}

int gateframe_drm_drop_master(int descriptor) {
  return checked(ioctl(descriptor, GATEFRAME_DROP_MASTER, 0));
}

int gateframe_device_number(int descriptor, unsigned *major_number, unsigned *minor_number) {
  struct stat info;
  if (fstat(descriptor, &info) < 0) return -errno;
  if (!S_ISCHR(info.st_mode)) return -ENODEV;
  *major_number = major(info.st_rdev);
  *minor_number = minor(info.st_rdev);
  return 0;
}
