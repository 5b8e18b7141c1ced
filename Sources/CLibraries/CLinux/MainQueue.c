#include "CLinux.h"

// What libdispatch offers to loops that serve the main queue beside other things.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));

int gateframe_main_queue_descriptor(void) {
  return _dispatch_get_main_queue_handle_4CF ? _dispatch_get_main_queue_handle_4CF() : -1;
}
