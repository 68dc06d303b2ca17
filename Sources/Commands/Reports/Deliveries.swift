internal import Diagnostics
internal import Presentation
internal import World

/// Files that a run leaves behind: all of them are written, or each says that one is not.
struct Deliveries {
  /// A file to write, and what is wrong when it can't be.
  struct Item {
    let path: String
    /// Hands over what is to be written, piece by piece; false when it isn't complete.
    let write: (PresentedRun, @escaping (ArraySlice<UInt8>) -> Bool) -> Bool
    let refusal: (Message) -> Message
  }

  let files: FileSystem

  /// Writes all; the answer is the result as it then is, unjudged where something wasn't written.
  ///
  /// Nothing takes its place before everything is written. Where that fails, what is left is
  /// written anew: no report claims more than the run can answer for.
  func write(_ items: [Item], of result: PresentedRun) -> PresentedRun {
    var result = result
    var left = items
    while true {
      let (drafts, refused) = drafts(of: left.filter { !files.isStream($0.path) }, of: result)
      var failures = refused
      if failures.isEmpty { failures = send(&left, of: result) }
      if failures.isEmpty {
        failures = publish(drafts)
      } else {
        for (_, draft) in drafts { files.discard(draft) }
      }
      guard !failures.isEmpty else { return result }
      left.removeAll { item in failures.contains { $0.item.path == item.path } }
      result = result.adding(failures.map(\.diagnostic))
    }
  }

  /// An item that couldn't be written, and why.
  private typealias Failure = (item: Item, diagnostic: Diagnostic)

  /// Which of the items something can't be done with.
  private func failures(
    _ items: [Item], _ act: (Item) throws(FileSystem.Failure) -> Void
  ) -> [Failure] {
    items.compactMap { item in
      do throws(FileSystem.Failure) {
        try act(item)
        return nil
      } catch {
        return (item, Diagnostic(item.refusal(error.reason), about: item.path))
      }
    }
  }

  private typealias Drafted = (item: Item, draft: FileSystem.Draft)

  private func drafts(of items: [Item], of result: PresentedRun) -> ([Drafted], [Failure]) {
    var drafts: [Drafted] = []
    let refused = failures(items) { item throws(FileSystem.Failure) in
      drafts.append((item, try files.draft(for: item.path) { item.write(result, $0) }))
    }
    return (drafts, refused)
  }

  /// What went into a pipe can't be called back, so that it is sent only once.
  private func send(_ items: inout [Item], of result: PresentedRun) -> [Failure] {
    defer { items.removeAll { files.isStream($0.path) } }
    return failures(items.filter { files.isStream($0.path) }) { item throws(FileSystem.Failure) in
      try files.send(to: item.path) { item.write(result, $0) }
    }
  }

  private func publish(_ drafts: [Drafted]) -> [Failure] {
    drafts.flatMap { item, draft in
      failures([item]) { _ throws(FileSystem.Failure) in try files.publish(draft) }
    }
  }
}

extension Deliveries.Item {
  /// A text that is made at once.
  init(
    path: String, text: @escaping (PresentedRun) -> String, refusal: @escaping (Message) -> Message
  ) {
    self.init(path: path, write: { $1(Array(text($0).utf8)[...]) }, refusal: refusal)
  }
}
