import CLibYAML

/// A list or mapping whose end has not come yet.
struct OpenCollection {
  let isMapping: Bool
  let isFlow: Bool
  let anchor: String?
  let tag: NodeTag?
  /// Where its children begin among the nodes that wait for their collection.
  let firstChild: Int
  /// The nodes of the document before it.
  let countBefore: Int
  /// Its first byte, behind its anchor and tag.
  var start = 0
  /// How many collections lie inside one another in it.
  private(set) var childHeight = 0

  init(_ event: UnsafePointer<yaml_event_t>, firstChild: Int, countBefore: Int) {
    let data = event.pointee.data
    isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
    if isMapping {
      isFlow = data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      anchor = String(yaml: data.mapping_start.anchor)
      tag = NodeTag(data.mapping_start.tag)
    } else {
      isFlow = data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      anchor = String(yaml: data.sequence_start.anchor)
      tag = NodeTag(data.sequence_start.tag)
    }
    self.firstChild = firstChild
    self.countBefore = countBefore
  }

  /// Whether an anchor or a tag stands before it.
  var hasProperties: Bool { anchor != nil || tag != nil }

  /// Takes note of a child of so many collections inside one another.
  mutating func include(height: Int) {
    childHeight = max(childHeight, height)
  }
}
