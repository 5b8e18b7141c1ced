#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int checked(int result) { return result < 0 ? -errno : result; }

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

void gateframe_ignore_stray_signals(void) {
  for (int number = 1; number < NSIG; number++) {
    switch (number) {
      // What asks a program to end or to pause, what tells of children, and faults.
      case SIGTERM: case SIGINT: case SIGHUP: case SIGQUIT: case SIGKILL:
      case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGCONT: case SIGCHLD:
      case SIGSEGV: case SIGBUS: case SIGILL: case SIGFPE: case SIGABRT: case SIGTRAP: case SIGSYS:
        continue;
      default: signal(number, SIG_IGN);
    }
  }
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

int gateframe_process_descriptor(pid_t process) {
  // glibc 2.36 has a wrapper; older ones, the system call.
  long descriptor = syscall(SYS_pidfd_open, process, 0);
  return descriptor < 0 ? -errno : (int)descriptor;
}
