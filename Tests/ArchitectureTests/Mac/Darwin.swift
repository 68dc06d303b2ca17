// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What Swift's overlay adds to Darwin's C library: what C has as macros or with open ends.
@_exported import CDarwin

public var errno: Int32 {
  get { 0 }
  set {}
}

public var SIG_DFL: (@convention(c) (Int32) -> Void)? { nil }
public var SIG_IGN: @convention(c) (Int32) -> Void { { _ in } }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

public var TIOCGWINSZ: UInt { 0x4008_7468 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
public func ioctl(_ file: CInt, _ request: UInt, _ pointer: UnsafeMutableRawPointer) -> CInt { 0 }
