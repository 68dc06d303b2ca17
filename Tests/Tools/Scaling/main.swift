internal import Diagnostics

// `Scaling NAME SIZE` reads or writes something of a size; without words it lists the names.

let words = CommandLine.arguments.dropFirst()
let workloads = readers + apps + strangers + writers + texts
if words.isEmpty {
  print(workloads.map(\.name).joined(separator: "\n"))
} else if words.count == 2, let size = Int(words[2]),
  let workload = workloads.first(where: { $0.name == words[1] })
{
  workload.run(size)
} else {
  preconditionFailure("Scaling takes a name of its list and a size")
}
