import Expressions
import Model
import Testing

@Suite struct PlacesTests {
  private let text = """
    login:
      services: [apple, {id: google}, {id: a/b~c"d\\e, kind: own}]
      links: [{to: help}]
    screens:
      - device: iphone-16
        buttons:
          - {service: apple, frame: [24, 440, 327, 44]}
      - id: dark
        like: screen-1
        appearance: dark
        buttons:
          - {service: google, title: Google}
          - {id: apple, style: white}
      - {id: copy, like: dark}
    afterSignIn: [password, password]
    """

  @Test(arguments: [
    ("login.services", "login.services /login/services 4:13"),
    ("login.services[0]", "login.services[\"apple\"] /login/services/0 4:14"),
    ("login.services[0].id", "login.services[\"apple\"].id /login/services/0 4:14"),
    ("login.services[1].id", "login.services[\"google\"].id /login/services/1/id 4:26"),
    (
      "login.services[2].kind",
      "login.services[\"a/b~c\\\"d\\\\e\"].kind /login/services/2/kind 4:57"
    ),
    ("login.links[0].to", "login.links[0].to /login/links/0/to 5:16"),
    // An absent key: where it would stand.
    (
      "login.services[1].presentation",
      "login.services[\"google\"].presentation /login/services/1/presentation 4:21"
    ),
    (
      "login.services[0].presentation",
      "login.services[\"apple\"].presentation /login/services/0/presentation 4:14"
    ),
    ("login.wall", "login.wall /login/wall 4:3"),
    ("account", "account /account 1:1"),
    // A default and a fact: the section that they belong to.
    ("login.accountFeatures", "login /login 4:3"),
    ("login.services[0].name", "login.services[\"apple\"] /login/services/0 4:14"),
    ("login.needsEquivalent", "login /login 4:3"),
    ("account.owner", "account /account 1:1"),
    ("screens[0].id", "screens[\"screen-1\"] /screens/0 7:5"),
    ("screens[0].buttons[0]", "screens[\"screen-1\"].buttons[\"apple\"] /screens/0/buttons/0 9:9"),
    (
      "screens[0].buttons[0].frame.width",
      "screens[\"screen-1\"].buttons[\"apple\"].frame.width /screens/0/buttons/0/frame/2 9:43"
    ),
    ("afterSignIn[1]", "afterSignIn[\"password-2\"] /afterSignIn/1 17:25"),
    ("afterSignIn[1].kind", "afterSignIn[\"password-2\"].kind /afterSignIn/1 17:25"),
    // What a screen takes over stands in the other one.
    ("screens[1].device", "screens[\"dark\"].device /screens/0/device 7:13"),
    (
      "screens[1].buttons[0].frame.width",
      "screens[\"dark\"].buttons[\"apple\"].frame.width /screens/0/buttons/0/frame/2 9:43"
    ),
    (
      "screens[1].buttons[0].style",
      "screens[\"dark\"].buttons[\"apple\"].style /screens/1/buttons/1/style 15:28"
    ),
    (
      "screens[1].buttons[0].title",
      "screens[\"dark\"].buttons[\"apple\"].title /screens/1/buttons/1/title 15:9"
    ),
    ("screens[1].buttons", "screens[\"dark\"].buttons /screens/1/buttons 14:7"),
    ("screens[2].buttons", "screens[\"copy\"].buttons /screens/1/buttons 14:7"),
    (
      "screens[2].buttons[1].title",
      "screens[\"copy\"].buttons[\"google\"].title /screens/1/buttons/0/title 14:34"
    ),
    (
      "screens[2].buttons[0].style",
      "screens[\"copy\"].buttons[\"apple\"].style /screens/1/buttons/1/style 15:28"
    ),
    (
      "screens[2].buttons[0].frame.height",
      "screens[\"copy\"].buttons[\"apple\"].frame.height /screens/0/buttons/0/frame/3 9:48"
    ),
    (
      "screens[2].buttons[0].title",
      "screens[\"copy\"].buttons[\"apple\"].title /screens/1/buttons/1/title 15:9"
    ),
    ("screens[2].language", "screens[\"copy\"].language /screens/2/language 16:5"),
    ("screens[2].appearance", "screens[\"copy\"].appearance /screens/1/appearance 12:17"),
  ])
  func `a value has its path, its pointer and its line`(path: String, place: String) {
    #expect(Reading(described(text)).place(of: path) == place)
  }

  @Test func `each path leads back to its place`() throws {
    let description = try #require(Reading(described(text)).description)
    let places = description.places
    var met: Set<String> = []
    var count = 0
    for place in places.all {
      let path = places.path(of: place)
      #expect(description.place(at: path) == place, "\(path)")
      #expect(Path(path.description).flatMap(description.place) == place, "\(path)")
      met.insert(path.description)
      count += 1
    }
    #expect(count > 100)
    #expect(met.count == count)
  }

  @Test(arguments: [
    ("screens[0].buttons[0]", "screens[\"screen-1\"].buttons[\"apple\"]"),
    ("screens['dark'].buttons[\"apple\"].style", "screens[\"dark\"].buttons[\"apple\"].style"),
    // An index counts in the list as it was written.
    ("screens[1].buttons[0]", "screens[\"dark\"].buttons[\"google\"]"),
    ("screens[1].buttons[1]", "screens[\"dark\"].buttons[\"apple\"]"),
    ("afterSignIn[\"password-2\"]", "afterSignIn[\"password-2\"]"),
    ("login.exemption", "login.exemption"), ("login.links[0]", "login.links[0]"),
  ])
  func `an index or an id is accepted`(path: String, found: String) throws {
    let description = try #require(Reading(described(text)).description)
    let place = try #require(Path(path).flatMap(description.place))
    #expect(description.places.path(of: place).description == found)
  }

  @Test(arguments: [
    "screens[3]", "screens[\"light\"]", "login.services.id", "login[0]", "reviewlint.x", "edition",
    "login.links[\"help\"]", "login.needsEquivalent", "account.owner",
  ])
  func `a path to nothing leads nowhere`(path: String) throws {
    let description = try #require(Reading(described(text)).description)
    let path = try #require(Path(path))
    #expect(description.place(at: path) == nil)
  }

  @Test func `around a place is all that it lies in, up to the description`() throws {
    let description = try #require(Reading(described(text)).description)
    let places = description.places
    let style = try #require(Path("screens[1].buttons[1].style").flatMap(description.place))
    #expect(
      places.around(style).map { places.path(of: $0).description } == [
        "screens[\"dark\"].buttons[\"apple\"].style", "screens[\"dark\"].buttons[\"apple\"]",
        "screens[\"dark\"].buttons", "screens[\"dark\"]", "screens", "",
      ]
    )
    #expect(places.around(.none).isEmpty)
  }
}

extension PlaceTable {
  /// Every place but the description itself.
  fileprivate var all: some Sequence<Place> {
    (1..<count).lazy.map { Place(number: Int32($0)) }
  }
}
