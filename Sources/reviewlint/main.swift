import Commands
import Machine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

askForMuchMemoryAtOnce()
let status = Application(in: .current).run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
