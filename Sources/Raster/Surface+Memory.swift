import Glibc

extension Surface {
  /// Whether there is memory for `count` pictures of a size and `more` bytes. To be asked before a size
  /// from outside is taken: there is no picture without memory, only the end of the program.
  package static func fits(_ count: Int, width: Int, height: Int, more: Int) -> Bool {
    let row = width.addingReportingOverflow(15)
    let pixels = row.partialValue.multipliedReportingOverflow(by: height)
    let pictures = pixels.partialValue.multipliedReportingOverflow(by: 4 * count)
    let all = pictures.partialValue.addingReportingOverflow(more)
    let isTooLarge = row.overflow || pixels.overflow || pictures.overflow || all.overflow
    guard !isTooLarge, all.partialValue > 0 else { return !isTooLarge }
    let address = mmap(
      nil, all.partialValue, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let address, address != MAP_FAILED else { return false }
    munmap(address, all.partialValue)
    return true
  }
}
