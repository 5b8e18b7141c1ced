#pragma once
// Kernel interfaces that Swift cannot reach by itself: variadic ioctls, control messages, macros.
// Every function returns 0 (or what it says) on success and a negative errno on failure.
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// MARK: Sockets between processes of the kiosk

/// Two connected, close-on-exec sockets that keep message boundaries.
int gateframe_message_sockets(int sockets[2]);
/// Sends one message, with a descriptor unless `descriptor` is negative. Never raises SIGPIPE.
int gateframe_message_send(int socket, const void *bytes, size_t count, int descriptor);
/// Receives one message without waiting. Returns its size, 0 at the end of the stream, or a negative
/// errno (-EMSGSIZE when it was longer than `capacity`). `*descriptor` is -1 when none came with it.
ssize_t gateframe_message_receive(int socket, void *bytes, size_t capacity, int *descriptor);

// MARK: Processes and signals

/// A non-blocking, close-on-exec descriptor that reads the given signals, which become blocked.
int gateframe_signal_descriptor(const int *signals, size_t count);
/// The next signal that is pending on the descriptor, 0 when there is none.
int gateframe_signal_next(int descriptor);
/// Starts a program with the descriptor `inherited` as number `number`; it ends when its parent
/// does. Signals are unblocked in it. Returns the process id.
pid_t gateframe_spawn(const char *path, char *const arguments[], char *const environment[],
                      int inherited, int number);
/// The fate of a child: 1 when it ended (`*code` is its exit code, or 128 + the signal, and
/// `*signalled` tells which), 0 when it still runs.
int gateframe_reap(pid_t process, int *code, int *signalled);
/// A close-on-exec descriptor that becomes readable when the process ends.
int gateframe_process_descriptor(pid_t process);
/// Ignores every signal that would end the process though it neither asks it to end nor tells of a
/// fault: SIGPIPE, SIGUSR1, timers. Those that are blocked still reach their descriptor.
void gateframe_ignore_stray_signals(void);
/// This process's environment, a null-terminated list of `NAME=value`.
char **gateframe_environment(void);

// MARK: Privacy

/// Keeps what is in memory from core files, debuggers and backtraces: no core file, not dumpable, and
/// faults end the process without a word.
int gateframe_make_private(void);
/// Whether the process's memory may be dumped or looked at by others of the same user.
int gateframe_is_dumpable(void);

// MARK: Waiting

/// Waits until one of at most 64 descriptors is readable or ends, or for so many nanoseconds; a
/// negative number waits without limit. Returns how many are ready.
int gateframe_wait(const int *descriptors, size_t count, int64_t nanoseconds);
/// A descriptor that becomes readable when the main queue has something to run; -1 in a program without
/// one.
int gateframe_main_queue_descriptor(void);

// MARK: Devices

/// Opens a device as a seat does: read and write, non-blocking, close-on-exec, no controlling terminal.
int gateframe_open_device(const char *path);
/// Takes (1) or releases (0) every event of an input device for this descriptor alone.
int gateframe_grab(int descriptor, int on);
/// Revokes an input descriptor for everyone who holds it.
int gateframe_revoke(int descriptor);
int gateframe_drm_set_master(int descriptor);
int gateframe_drm_drop_master(int descriptor);
/// Major and minor number of a device file; negative errno when there is none.
int gateframe_device_number(int descriptor, unsigned *major, unsigned *minor);

// MARK: Terminal

/// What a terminal was before the kiosk took it.
typedef struct {
  int keyboard_mode;
  int display_mode;
} gateframe_terminal_state;

/// The number of the active virtual terminal.
int gateframe_terminal_active(int descriptor);
/// Mutes the keyboard (K_OFF), sets graphics mode, and asks for `release` and `acquire` signals at
/// switches. Remembers what was before in `state`.
int gateframe_terminal_take(int descriptor, gateframe_terminal_state *state, int release,
                            int acquire);
/// Puts back what `gateframe_terminal_take` found.
int gateframe_terminal_restore(int descriptor, const gateframe_terminal_state *state);
/// Starts a process that waits for this one to end, however it ends, and then restores the terminal.
/// Returns the descriptor that ties the two; end it with `gateframe_terminal_dismiss`.
int gateframe_terminal_guard(int descriptor, const gateframe_terminal_state *state);
/// Tells the guard that the terminal was restored already.
void gateframe_terminal_dismiss(int guard);
/// Answers a switch away (1) or back (2).
int gateframe_terminal_answer(int descriptor, int answer);

// MARK: Time

/// CLOCK_MONOTONIC in nanoseconds.
uint64_t gateframe_monotonic_nanoseconds(void);

// MARK: Shared memory

/// Anonymous memory of `size` bytes that can be passed on as a descriptor (close-on-exec) and whose
/// size is sealed, so that who maps it can touch all of it. Returns the descriptor.
int gateframe_shared_memory(size_t size);
/// Whether the descriptor is such memory of at least `size` bytes: 0, or a negative errno.
int gateframe_shared_memory_check(int descriptor, size_t size);
