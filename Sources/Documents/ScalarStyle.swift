import CLibYAML

/// How a scalar is written.
package enum ScalarStyle: Hashable, Sendable {
  /// Without quotes: `15.0`.
  case plain
  case singleQuoted
  /// In double quotes, or plain with the tag `!!str`.
  case doubleQuoted
  /// Lines kept as they are, after `|`.
  case literal
  /// Lines joined by spaces, after `>`.
  case folded
}

extension ScalarStyle {
  /// The style of an event of libyaml's.
  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
