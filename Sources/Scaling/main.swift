internal import Diagnostics

// `Scaling NAME SIZE` reads or writes something of a size; without words it lists the names.

let words = CommandLine.arguments.dropFirst()
let labours = readers + writers
if words.isEmpty {
  for labour in labours { print(labour.name) }
} else if words.count == 2, let size = Int(words[2]),
  let labour = labours.first(where: { $0.name == words[1] })
{
  labour.run(size)
} else {
  preconditionFailure("Scaling takes a name of its list and a size")
}
