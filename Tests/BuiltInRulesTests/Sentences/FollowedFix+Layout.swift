import Model

// What fixes say of frames, fonts and colours.
extension FollowedFix.Way {
  static let layout: [Self] = [
    Self(sentence: #"at least ([\d.]+) × ([\d.]+) pt; ([\d.]+) pt is the usual height"#) {
      said, at in
      [at.size(atLeast: said[0], said[1]), at.size(atLeast: said[0], said[2])]
    },
    Self(sentence: #"at least ([\d.]+) × ([\d.]+) pt, or make the others smaller"#) { said, at in
      let others = at.screen?.buttons.filter { !$0.isApple && $0.frame != nil } ?? []
      let smaller = others.compactMap { other in
        other.frame.map { frame -> Edit in
          var frame = frame
          frame.width = min(frame.width, at.frame?.width ?? frame.width)
          frame.height = min(frame.height, at.frame?.height ?? frame.height)
          return at.frame(frame, of: other.path)
        }
      }
      let isKnown = at.frame != nil && others.count == (at.screen?.buttons.count ?? 0) - 1
      return [at.size(atLeast: said[0], said[1])] + (isKnown ? [smaller] : [])
    },
    Self(sentence: #"at least ([\d.]+) × ([\d.]+) pt"#) { said, at in
      [at.size(atLeast: said[0], said[1])]
    },
    Self(sentence: #"at least ([\d.]+) pt free on both sides"#) { said, at in
      guard var frame = at.frame, let bounds = at.screen?.bounds, let free = Double(said[0]) else {
        return [[]]
      }
      let right = min(frame.right, bounds.right - free)
      frame.x = max(frame.x, free)
      frame.width = right - frame.x
      return [[at.frame(frame)]]
    },
    Self(sentence: #"at least ([\d.]+) pt between the two buttons"#) { said, at in
      guard let gap = Double(said[0]), let frame = at.frame, var other = at.frame(of: at.other)
      else {
        return [[("\(at.button).spacing", said[0])]]
      }
      let across = max(other.x - frame.right, frame.x - other.right)
      let down = max(other.y - frame.bottom, frame.y - other.bottom)
      if across > down {
        other.x = other.x >= frame.x ? frame.right + gap : frame.x - gap - other.width
      } else {
        other.y = other.y >= frame.y ? frame.bottom + gap : frame.y - gap - other.height
      }
      return [[at.frame(other, of: at.other)]]
    },
    Self(
      sentence:
        #"between (\S+) and (\S+) pt from the top and between (\S+) and (\S+) pt from the left"#
    ) { said, at in
      guard let frame = at.frame else { return [[]] }
      let edges = said.compactMap(Double.init)
      return [edges[0], edges[1] - frame.height].map { top in
        var moved = frame
        moved.y = top
        moved.width = min(frame.width, edges[3] - edges[2])
        moved.x = min(max(frame.x, edges[2]), edges[3] - moved.width)
        return [at.frame(moved)]
      }
    },
    Self(sentence: #"Let the screen scroll, or arrange the buttons so that all of them fit"#) {
      _, at in
      let screen = at.screen?.path ?? ""
      var ways: [[Edit]] = [[("\(screen).scrolls", "true")]]
      if var frame = at.frame, let visible = at.screen?.visible {
        frame.y = visible.top
        frame.width = min(frame.width, visible.width)
        frame.x = min(max(frame.x, visible.left), visible.right - frame.width)
        ways.append([at.frame(frame)])
      }
      return ways
    },
    Self(sentence: #"as wide as it is high"#) { _, at in
      [at.size(at.frame?.height, nil), at.size(nil, at.frame?.width)]
    },
    Self(sentence: #"Set the title in ([\d.]+) pt, or change the height of the button"#) {
      said, at in
      let numbers = at.message.matches(of: #/[0-9.]+/#).compactMap { Double($0.output) }
      guard numbers.count == 3 else { return [[]] }
      // The title, the height, and what would be right for that.
      return [
        [("\(at.button).fontSize", said[0])], at.size(nil, numbers[0] * numbers[1] / numbers[2]),
      ]
    },
    Self(sentence: #"title of the Apple button in at least ([\d.]+) pt"#) { said, at in
      [[("\(at.button).fontSize", said[0])]]
    },
    Self(sentence: #"the font of the others at most ([\d.]+) pt"#) { said, at in
      [[("\(at.other).fontSize", said[0])]]
    },
    Self(sentence: #"the same corner radius"#) { _, at in
      let radius = at.screen?.buttons.first { $0.path == at.other }?.cornerRadius
      return radius.map { [[("\(at.button).cornerRadius", "\($0)")]] } ?? []
    },
    Self(sentence: #"in points from the top left corner of (?:the|this) screen"#) { _, at in
      // Measured again, all of them are on it.
      guard let bounds = at.screen?.bounds else { return [] }
      if at.isInStack { return [[("\(at.button).width", "\(bounds.width)")]] }
      let frame = Rectangle(x: 0, y: 0, width: min(44, bounds.width), height: 44)
      let buttons = at.screen?.buttons.filter {
        $0.path.isPath(in: at.path) || $0.path == at.button
      }
      return [(buttons ?? []).map { at.frame(frame, of: $0.path) }]
    },
    Self(sentence: #"pixels of a screenshot, say so \(units\)"#) { _, at in
      let frames = at.screen?.buttons.compactMap(\.frame) ?? []
      let isPossible = frames.allSatisfy { $0.x >= 0 && $0.y >= 0 }
      return isPossible ? [[("\(at.screen?.path ?? "").units", "px")]] : []
    },
    Self(
      sentence:
        #"Use (black, or white with an outline,|black) on a light background and white on a"#
    ) { said, at in
      guard let screen = at.screen else { return [[]] }
      if screen.isDark { return [[("\(at.button).style", "white")]] }
      let styles = said[0] == "black" ? ["black"] : ["black", "whiteOutline"]
      return styles.map { [("\(at.button).style", $0)] }
    },
    Self(sentence: #"black or white will do too if its contrast with it is at least ([\d.]+):1"#) {
      said, at in
      guard let least = Double(said[0]),
        let background = at.screen?.background.flatMap({ Colour($0) })
      else { return [] }
      return [("black", "dark"), ("white", "light")].compactMap { style, colour in
        let contrast = Colour(colour)?.contrast(with: background) ?? 0
        return contrast >= least ? [("\(at.button).style", style)] : nil
      }
    },
    Self(
      sentence:
        #"the face or the border .+ at least (\S+):1 .+ the title one of at least (\S+):1"#
    ) { said, at in
      guard let least = Double(said[0]), let ratio = Double(said[1]),
        let screen = at.screen
      else { return [[]] }
      let written = screen.buttons.first { $0.path == at.button }?.fill ?? "#FFFFFF"
      let titles = { (face: String) in
        ["#000000", "#FFFFFF"].filter { title in
          Colour(face).flatMap { Colour(title)?.contrast(with: $0) } ?? 0 >= ratio
        }.map { title -> [Edit] in
          [("\(at.button).textColor", "'\(title)'"), ("\(at.button).logoColor", "'\(title)'")]
        }
      }
      guard let background = screen.background.flatMap({ Colour($0) }) else {
        return titles(written)
      }
      let grey = (0...255).map { level in
        let digits = String(level + 256, radix: 16).dropFirst()
        return "#\(digits)\(digits)\(digits)"
      }
      let enough = grey.filter { Colour($0)?.contrast(with: background) ?? 0 >= least }
      let barely = enough.min { one, other in
        (Colour(one)?.contrast(with: background) ?? 0)
          < (Colour(other)?.contrast(with: background) ?? 0)
      }
      return ["fill", "borderColor"].flatMap { part -> [[Edit]] in
        guard let barely else { return [[]] }
        return titles(part == "fill" ? barely : written).map { edits in
          [("\(at.button).\(part)", "'\(barely)'")] + edits
        }
      }
    },
    Self(
      sentence:
        #"Use the system's button, .+ or one of these with the logo before it: (.+)\."#
    ) { said, at in
      [[("\(at.button).source", "system")]]
        + said[0].replacing(" and ", with: ", ").split(separator: ", ").map {
          [("\(at.button).title", "'\($0)'"), ("\(at.button).content", "logoAndTitle")]
        }
    },
    Self(sentence: #"such as “(.+?)”, or show all of the login buttons as logos"#) { said, at in
      let logos = (at.screen?.buttons ?? []).flatMap {
        [("\($0.path).title", "''"), ("\($0.path).content", "logoOnly")] as [Edit]
      }
      return [
        [("\(at.button).title", "'\(said[0])'"), ("\(at.button).content", "logoAndTitle")], logos,
      ]
    },
    Self(sentence: #"Move the Apple button to the first place"#) { _, at in
      guard var frame = at.frame else { return [] }
      let others = (at.screen?.buttons ?? []).filter { $0.path != at.button }.compactMap(\.frame)
      frame.y = (others.map(\.y).min() ?? 0) - frame.height
      return [[at.frame(frame)]]
    },
  ]
}

extension FaultyPlace {
  /// The button grown to a width and a height, where it is smaller.
  fileprivate func size(atLeast width: String, _ height: String) -> [Edit] {
    size(
      Double(width).map { max($0, frame?.width ?? 0) },
      Double(height).map { max($0, frame?.height ?? 0) })
  }
}
