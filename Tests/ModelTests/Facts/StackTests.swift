import Expressions
import Model
import Testing

/// Buttons that are described as they are coded, one below the other.
@Suite struct StackTests {
  private static func reading(
    _ rest: String, devices: String = "device: iphone-se-3", captures: [String: Layer]? = nil
  ) -> Reading {
    Reading(
      described(
        """
        login: {services: [apple, google, email]}
        screens:
          - id: sign-in
            \(devices)
            stack: {order: [apple, google], height: 50, spacing: 12, margin: 24\(rest)
        """
      ), captures: captures)
  }

  private static func frame(_ button: String, on screen: String, in reading: Reading) -> [String] {
    ["x", "y", "width", "height"].map {
      reading["screens[\"\(screen)\"].buttons[\"\(button)\"].frame.\($0)"]
    }
  }

  @Test func `frames follow on each device, and places lead to the order`() {
    let reading = Self.reading(", offset: 100}", devices: "devices: [iphone-se-3, iphone-16]")
    #expect(reading.problems == [])
    let small = ["apple", "google"].map { Self.frame($0, on: "sign-in-iphone-se-3", in: reading) }
    #expect(small == [["24", "120", "327", "50"], ["24", "182", "327", "50"]])
    let large = ["apple", "google"].map { Self.frame($0, on: "sign-in-iphone-16", in: reading) }
    #expect(large == [["24", "162", "345", "50"], ["24", "224", "345", "50"]])
    let place = reading.place(of: "screens[1].buttons[1]")
    #expect(
      place == "screens[\"sign-in-iphone-16\"].buttons[\"google\"] /screens/0/stack/order/1 7:28")
  }

  @Test(arguments: [
    (", from: bottom, offset: 24}", ["24", "531", "327", "50"]),
    (", from: bottom, offset: 24, width: 200}", ["87.5", "531", "200", "50"]),
    (", offset: 0, width: 200, align: trailing}", ["151", "20", "200", "50"]),
    ("}", ["24", "open screens[\"sign-in\"].stack.offset", "327", "50"]),
  ])
  func `what nobody said of the stack stays open in the frame alone`(rest: String, frame: [String])
  {
    let reading = Self.reading(rest)
    #expect(reading.problems == [])
    #expect(Self.frame("apple", on: "sign-in", in: reading) == frame)
  }

  @Test func `a button that is written has what it says, and of the stack the rest`() {
    let reading = Self.reading(
      """
      , offset: 0}
          buttons:
            - {id: google, title: Google}
            - {service: apple, frame: [1, 2, 300, 44]}
      """)
    #expect(reading.problems == [])
    #expect(reading["screens[0].buttons[\"google\"].service"] == "'google'")
    #expect(Self.frame("google", on: "sign-in", in: reading) == ["24", "82", "327", "50"])
    #expect(Self.frame("apple", on: "sign-in", in: reading) == ["1", "2", "300", "44"])
    #expect(reading["screens[0].buttons[2]"] == "nothing")
  }

  @Test func `a button of a capture keeps its own frame`() {
    let capture = Layer.showing([
      .seen("apple", ["Sign in with Apple"], y: 440, bytes: 7..<12)
    ])
    let reading = Self.reading(
      ", offset: 0}\n    capture: login.txt", captures: ["login.txt": capture])
    #expect(reading.problems == [])
    #expect(Self.frame("apple", on: "sign-in", in: reading) == ["24", "440", "327", "44"])
    #expect(Self.frame("google", on: "sign-in", in: reading) == ["24", "82", "327", "50"])
  }

  @Test(arguments: [
    ("", ["email", "email-2"]), ("buttons: [{id: email-2, title: Log in}]", ["email-2", "email"]),
    ("buttons: [{id: form, service: email}]", ["form", "email"]),
  ])
  func `two buttons of one service have an id each`(buttons: String, ids: [String]) {
    let reading = Reading(
      described(
        """
        login: {services: [email]}
        screens:
          - stack: {order: [email, email]}
            \(buttons)
        """))
    #expect(reading.problems == [])
    let found = (0..<3).map { reading["screens[0].buttons[\($0)].id"] }
    #expect(found == ids.map { "'\($0)'" } + ["nothing"])
    #expect(reading["screens[0].buttons[1].service"] == "'email-password'")
    #expect(reading["screens[0].stack.order"] == "['email-password', 'email-password']")
  }
}
