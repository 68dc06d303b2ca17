internal import Descriptions
internal import Diagnostics
internal import Linting

/// What all descriptions of a file are checked with.
///
/// A class: as a struct, each description would retain and release some thirty fields.
final class CheckMeans: Sendable {
  let decoder: DescriptionDecoder
  let linter: Linter
  let lines: LineTable

  init(decoder: DescriptionDecoder, linter: Linter, lines: LineTable) {
    self.decoder = decoder
    self.linter = linter
    self.lines = lines
  }
}
