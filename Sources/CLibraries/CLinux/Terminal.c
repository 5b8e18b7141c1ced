#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static int checked(int result) { return result < 0 ? -errno : result; }

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
