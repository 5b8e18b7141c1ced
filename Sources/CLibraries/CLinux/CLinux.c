#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// From the kernel's drm.h, which libdrm and the kernel both install under different paths.
#define GATEFRAME_SET_MASTER _IO('d', 0x1e)
#define GATEFRAME_DROP_MASTER _IO('d', 0x1f)

static int checked(int result) { return result < 0 ? -errno : result; }

int gateframe_message_sockets(int sockets[2]) {
  return checked(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, sockets));
}

int gateframe_message_send(int socket, const void *bytes, size_t count, int descriptor) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (descriptor >= 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = &control;
    message.msg_controllen = sizeof control.space;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  }
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent < 0 ? -errno : 0;
}

ssize_t gateframe_message_receive(int socket, void *bytes, size_t capacity, int *descriptor) {
  *descriptor = -1;
  struct iovec part = {.iov_base = bytes, .iov_len = capacity};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(4 * sizeof(int))];
  } control;
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = &control,
                           .msg_controllen = sizeof control.space};
  ssize_t received;
  do received = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  if (received < 0) return -errno;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < count; i++) {
      int value;
      memcpy(&value, CMSG_DATA(header) + i * sizeof(int), sizeof(int));
      if (*descriptor < 0) *descriptor = value;
      else close(value);
    }
  }
  if (message.msg_flags & MSG_TRUNC) {
    if (*descriptor >= 0) close(*descriptor);
    *descriptor = -1;
    return -EMSGSIZE;
  }
  return received;
}

int gateframe_signal_descriptor(const int *signals, size_t count) {
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < count; i++) sigaddset(&set, signals[i]);
  int error = pthread_sigmask(SIG_BLOCK, &set, NULL);
  if (error) return -error;
  return checked(signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK));
}

int gateframe_signal_next(int descriptor) {
  struct signalfd_siginfo info;
  ssize_t count;
  do count = read(descriptor, &info, sizeof info);
  while (count < 0 && errno == EINTR);
  return count == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

pid_t gateframe_spawn(const char *path, char *const arguments[], char *const environment[],
                      int inherited, int number) {
  int status[2];
  if (pipe2(status, O_CLOEXEC) < 0) return -errno;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) {
    int error = errno;
    close(status[0]);
    close(status[1]);
    return -error;
  }
  if (child == 0) {
    // Only async-signal-safe calls from here to exec.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    int error = getppid() == parent ? 0 : ESRCH;
    int report = status[1];
    if (!error && report == number) {
      report = fcntl(report, F_DUPFD_CLOEXEC, number + 1);
      if (report < 0) _exit(127);
    }
    if (!error) {
      if (inherited == number) {
        if (fcntl(number, F_SETFD, 0) < 0) error = errno;
      } else if (dup2(inherited, number) < 0) {
        error = errno;
      }
    }
    if (!error) {
      sigset_t none;
      sigemptyset(&none);
      sigprocmask(SIG_SETMASK, &none, NULL);
      struct sigaction fallback = {.sa_handler = SIG_DFL};
      for (int number_of_signal = 1; number_of_signal < NSIG; number_of_signal++)
        sigaction(number_of_signal, &fallback, NULL);
      execve(path, arguments, environment);
      error = errno;
    }
    ssize_t ignored = write(report, &error, sizeof error);
    (void)ignored;
    _exit(127);
  }
  close(status[1]);
  int error = 0;
  ssize_t count;
  do count = read(status[0], &error, sizeof error);
  while (count < 0 && errno == EINTR);
  close(status[0]);
  if (count == (ssize_t)sizeof error) {
    waitpid(child, NULL, 0);
    return -error;
  }
  return child;
}

int gateframe_reap(pid_t process, int *code, int *signalled) {
  int status;
  pid_t ended;
  do ended = waitpid(process, &status, WNOHANG);
  while (ended < 0 && errno == EINTR);
  if (ended < 0) return -errno;
  if (ended == 0) return 0;
  *signalled = WIFSIGNALED(status) ? 1 : 0;
  *code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return 1;
}

char **gateframe_environment(void) { return environ; }

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

int gateframe_terminal_active(int descriptor) {
  struct vt_stat state;
  if (ioctl(descriptor, VT_GETSTATE, &state) < 0) return -errno;
  return state.v_active;
}

int gateframe_terminal_take(int descriptor, gateframe_terminal_state *state, int release,
                            int acquire) {
  if (ioctl(descriptor, KDGKBMODE, &state->keyboard_mode) < 0) return -errno;
  if (ioctl(descriptor, KDGETMODE, &state->display_mode) < 0) return -errno;
  // A kiosk that was killed may have left its own modes: what a person needs is a usable console.
  if (state->keyboard_mode == K_OFF) state->keyboard_mode = K_UNICODE;
  if (state->display_mode == KD_GRAPHICS) state->display_mode = KD_TEXT;
  if (ioctl(descriptor, KDSKBMODE, K_OFF) < 0) return -errno;
  if (ioctl(descriptor, KDSETMODE, KD_GRAPHICS) < 0) {
    int error = errno;
    ioctl(descriptor, KDSKBMODE, state->keyboard_mode);
    return -error;
  }
  struct vt_mode mode = {.mode = VT_PROCESS, .relsig = (short)release, .acqsig = (short)acquire};
  if (ioctl(descriptor, VT_SETMODE, &mode) < 0) {
    int error = errno;
    gateframe_terminal_restore(descriptor, state);
    return -error;
  }
  return 0;
}

int gateframe_terminal_restore(int descriptor, const gateframe_terminal_state *state) {
  int error = 0;
  struct vt_mode mode = {.mode = VT_AUTO};
  if (ioctl(descriptor, KDSETMODE, state->display_mode) < 0) error = -errno;
  if (ioctl(descriptor, KDSKBMODE, state->keyboard_mode) < 0) error = -errno;
  if (ioctl(descriptor, VT_SETMODE, &mode) < 0) error = -errno;
  return error;
}

int gateframe_terminal_guard(int descriptor, const gateframe_terminal_state *state) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) < 0) return -errno;
  pid_t child = fork();
  if (child < 0) {
    int error = errno;
    close(ends[0]);
    close(ends[1]);
    return -error;
  }
  if (child == 0) {
    // A grandchild, so that nobody has to wait for it; deaf to what ends the kiosk.
    if (fork() != 0) _exit(0);
    setsid();
    // A name of its own: whoever kills the keeper by name must not kill what cleans up after it.
    prctl(PR_SET_NAME, "terminal-guard");
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    int keep_low = descriptor < ends[0] ? descriptor : ends[0];
    int keep_high = descriptor < ends[0] ? ends[0] : descriptor;
    if (keep_low > 0) close_range(0, (unsigned)keep_low - 1, 0);
    if (keep_high > keep_low + 1)
      close_range((unsigned)keep_low + 1, (unsigned)keep_high - 1, 0);
    close_range((unsigned)keep_high + 1, ~0u, 0);
    char word = 0;
    ssize_t count;
    do count = read(ends[0], &word, 1);
    while (count < 0 && errno == EINTR);
    if (count == 0) gateframe_terminal_restore(descriptor, state);
    _exit(0);
  }
  waitpid(child, NULL, 0);
  close(ends[0]);
  return ends[1];
}

void gateframe_terminal_dismiss(int guard) {
  char word = 1;
  ssize_t ignored = write(guard, &word, 1);
  (void)ignored;
  close(guard);
}

int gateframe_terminal_answer(int descriptor, int answer) {
  return checked(ioctl(descriptor, VT_RELDISP, answer == 2 ? VT_ACKACQ : 1));
}

uint64_t gateframe_monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
