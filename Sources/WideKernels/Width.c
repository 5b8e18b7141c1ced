#include "WideKernels.h"

bool wide_in_use = false;

bool wide_is_possible(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2");
#else
  return false;
#endif
}

void wide_use(bool wide) {
  __atomic_store_n(&wide_in_use, wide && wide_is_possible(), __ATOMIC_RELAXED);
}

// Before main, so that no kernel has to ask for more than one byte.
__attribute__((constructor)) static void start(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
#endif
  wide_use(true);
}
