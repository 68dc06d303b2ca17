#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The system's calls that look at folders and files; tests put others in their place, which fail.
struct FileCalls: Sendable {
  #if canImport(Darwin)
    typealias Folder = UnsafeMutablePointer<DIR>
  #else
    typealias Folder = OpaquePointer
  #endif

  var openFolder: @Sendable (UnsafePointer<CChar>) -> Folder? = { opendir($0) }

  /// Nil at the end, and where it fails: then `errno` isn't 0.
  var nextEntry: @Sendable (Folder) -> UnsafeMutablePointer<dirent>? = { readdir($0) }

  /// What is at a path from an open folder; the flags say whether a link is followed.
  var status: @Sendable (Int32, UnsafePointer<CChar>, UnsafeMutablePointer<stat>, Int32) -> Int32 =
    {
      fstatat($0, $1, $2, $3)
    }
}
