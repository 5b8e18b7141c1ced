import WideKernels

/// Which of the kernels run: those for every machine, or those for wider instructions. Both give the
/// same pixels, bit for bit.
package enum KernelWidth: String, Sendable, CaseIterable {
  case baseline
  case avx2

  /// The width in use; the widest that is possible unless another was asked for.
  package static var current: KernelWidth { wide_is_in_use() ? .avx2 : .baseline }

  /// Whether the machine can run the kernels.
  package var isPossible: Bool { self == .baseline || wide_is_possible() }

  /// Runs these kernels from now on, where they are possible.
  package func use() { wide_use(self == .avx2) }
}
