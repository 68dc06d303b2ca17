import CLibYAML

/// libyaml at work on a text.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// The text is UTF-8 and outlives this value.
  init(reading text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) == 1 else { fatalError("no memory is left") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// The next event, valid until the one after it; nil when the text goes wrong.
  func next() -> UnsafePointer<yaml_event_t>? {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    return UnsafePointer(event)
  }

  /// What libyaml holds against the text after `next` gave nil.
  var complaint: YAMLComplaint {
    let state = parser.pointee
    guard state.error != YAML_MEMORY_ERROR else { fatalError("no memory is left") }
    return YAMLComplaint(
      problem: state.problem.map { String(cString: $0) } ?? "",
      scalar: state.problem_mark.index,
      contextScalar: state.context == nil ? state.problem_mark.index : state.context_mark.index
    )
  }
}

/// A syntax error in libyaml's words; positions count Unicode scalars.
struct YAMLComplaint {
  let problem: String
  let scalar: Int
  /// Where that began in which libyaml stopped.
  let contextScalar: Int
}

extension String {
  /// A name in an event of libyaml's, if there is one.
  init?(yaml name: UnsafePointer<yaml_char_t>?) {
    guard let name else { return nil }
    self.init(cString: name)
  }
}
