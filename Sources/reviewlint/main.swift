import Commands
import World

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let status = Application(in: .current).run(Terminal.arguments)
exit(status.rawValue)
