/// Values by texts, of which the same few are asked for again and again.
///
/// A text is compared with those asked for last before it is hashed, which takes longer by far.
struct RepeatedTexts<Value> {
  private struct Entry {
    let text: String
    var value: Value
  }

  private var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  /// The entries that were asked for last, in any order.
  private var recent: [Int] = []
  private var oldest = 0

  private static var mostRecent: Int { 4 }

  /// The number of a text's value, if it has one.
  mutating func find(_ text: String) -> Int? {
    for number in recent where entries[number].text == text { return number }
    guard let number = numbers[text] else { return nil }
    note(number)
    return number
  }

  /// The value of that number.
  subscript(number: Int) -> Value {
    get { entries[number].value }
    _modify { yield &entries[number].value }
  }

  /// Adds the value of a text that has none; answers its number.
  mutating func add(_ value: Value, for text: String) -> Int {
    let number = entries.count
    entries.append(Entry(text: text, value: value))
    numbers[text] = number
    note(number)
    return number
  }

  private mutating func note(_ number: Int) {
    if recent.count < Self.mostRecent {
      recent.append(number)
    } else {
      recent[oldest] = number
      oldest = (oldest + 1) % Self.mostRecent
    }
  }
}

extension RepeatedTexts {
  /// Adds an item to the list of a text.
  mutating func append<Item>(_ item: Item, for text: String) where Value == [Item] {
    self[find(text) ?? add([], for: text)].append(item)
  }
}
