/// A description that is hard to show on a page.
struct PageInput: CustomStringConvertible, Sendable {
  let description: String
  let text: String

  /// A phone, an iPad on its side in the dark, and a screen on which a button is missing.
  static let threeScreens = PageInput(
    description: "three screens",
    text: """
      reviewlint: 1
      app: {name: Pawprint, version: 2.0.1, platforms: [iphone, ipad]}
      login: {services: [google, apple, facebook]}
      screens:
        - id: phone
          device: iphone-15
          background: '#FFFFFF'
          buttons:
            - {service: google, title: Continue with Google, frame: [24, 560, 345, 48]}
            - {service: apple, title: Sign in with Apple, frame: [24, 620, 345, 28]}
            - {service: facebook, title: Continue with Facebook, frame: [24, 660, 345, 48]}
        - id: ipad
          device: ipad-pro-11-m4
          orientation: landscape
          appearance: dark
          background: '#101014'
          buttons:
            - {service: google, title: Continue with Google, frame: [420, 500, 360, 50]}
            - {service: apple, frame: [420, 562, 360, 50], style: white}
        - id: sign-up
          device: iphone-15
          buttons:
            - {service: google, frame: [24, 560, 345, 48]}
            - {service: facebook, frame: [24, 620, 345, 48]}

      """
  )

  /// Names that markup would obey, that turn the direction, or that never end.
  static let hostile = PageInput(
    description: "hostile names",
    text: #"""
      reviewlint: 1
      app: {name: "<script>alert(1)</script>\"]]>&amp;\u202E=cmd()|`\U0001F43E"}
      login:
        services:
          - google
          - {id: apple}
          - {id: own, name: "\u2067</bdi></svg><img src=x onerror=alert(1)>\u2066 ::error", kind: own}
      screens:
        - id: "\(longName)"
          size: [393, 852]
          buttons:
            - {service: google, title: "\(longName)", frame: [0, 0, 393, 1]}
            - {service: apple, title: "</text><script>", frame: [-900, 4000, 10, 0.001]}
            - {service: own, title: "\u202Eelgooג", frame: [392, 851, 800, 800]}
        - id: "</title>\n<h1>"
          buttons:
            - {service: apple, title: 用苹果登录用苹果登录用苹果登录用苹果登录, frame: [1, 2, 3, 4]}
            - {service: google}

      """#.replacing(#"\(longName)"#, with: String(repeating: "Wörter", count: 60))
  )

  /// What can't be judged is told on the page.
  static let unreadable = PageInput(
    description: "a mistake", text: "reviewlint: 1\napp: {nmae: <b>Pawprint</b>}\n")
}
