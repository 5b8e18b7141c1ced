// Names that are Apple's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a second, as Apple's Dispatch names them.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a millisecond, as Apple's Dispatch names them.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
