import Foundation
import Testing

/// Screenshots beside captures, which a page shows below its drawings.
@Suite struct ScreenshotTests {
  /// A description, whose capture has a file of that name beside it, as `report` shows it.
  private static func page(_ picture: Data?, documents: Int = 1) throws -> String {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Case.root.appending(path: "rules/examples"))
    let text = try folder.read("captured.review.yaml")
    let all = (1...documents).map { text.replacing("Pawprint", with: "App \($0)") }
    try folder.write(all.joined(separator: "---\n"), to: "captured.review.yaml")
    try picture?.write(to: folder.url.appending(path: "captures/sign-in.png"))
    let call = ["report", "captured.review.yaml", "--output", "page.html"]
    #expect(try Reviewlint.run(call, in: folder.url).status == 0)
    return try folder.read("page.html")
  }

  /// The beginning of a PNG; its size follows.
  private static let start: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]

  private static func picture(_ width: Int, _ height: Int, count: Int = 40) -> Data {
    let size: [UInt8] = [width, height].flatMap { [0, 0, UInt8($0 / 256), UInt8($0 % 256)] }
    let header = Data(start + size + [8, 2, 0, 0, 0])
    return header + Data(count: count - header.count)
  }

  private static let shown = "The outlines lie over the screenshot captures/sign-in.png; where"
  private static let unfit = "The screenshot captures/sign-in.png isn't shown: it is no PNG of"

  @Test func `a screenshot with a capture's name lies below the picture of its screen`() throws {
    let picture = Self.picture(750, 1334)
    let page = try Self.page(picture)
    let address = "href=\"data:image/png;base64,\(picture.base64EncodedString())\""
    #expect(page.matches(of: #/<image /#).count == 1)
    #expect(page.contains("id=\"screenshot-1\""))
    #expect(page.contains(address))
    #expect(page.contains("<use href=\"#screenshot-1\" transform=\"translate("))
    #expect(page.contains("img-src data:"))
    #expect(page.contains(Self.shown))
    #expect(page.contains("picture-outline"))
  }

  @Test(arguments: [
    picture(1334, 750), picture(0, 0), Data(start), Data("secret".utf8),
    picture(750, 1334, count: 4 << 20 + 1),
  ])
  func `what isn't the screen's picture isn't put into the page, and named`(_ file: Data) throws {
    let page = try Self.page(file)
    #expect(!page.contains("<image "))
    #expect(!page.contains("<use "))
    #expect(!page.contains("picture-outline"))
    #expect(page.contains(Self.unfit), "\(file.count)")
  }

  @Test func `without one there is none, nor among several descriptions`() throws {
    for page in [try Self.page(nil), try Self.page(Self.picture(750, 1334), documents: 2)] {
      #expect(!page.contains("<image "))
      #expect(!page.contains("the screenshot"))
    }
  }

  @Test func `a link in its place is not followed`() throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Case.root.appending(path: "rules/examples"))
    try Self.picture(750, 1334).write(to: folder.url.appending(path: "elsewhere.png"))
    try folder.link("captures/sign-in.png", to: "../elsewhere.png")
    let call = ["report", "captured.review.yaml", "--output", "page.html"]
    _ = try Reviewlint.run(call, in: folder.url)
    #expect(try !folder.read("page.html").contains("<image "))
  }
}
