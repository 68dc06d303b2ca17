/// Work whose answer is needed later; who needs it first does it, unless somebody has begun.
final class Errand<Answer: Sendable>: Sendable {
  private enum State {
    case waiting(@Sendable () -> Answer)
    case begun
    case done(Answer)
  }

  private let state: Monitor<State>

  init(_ work: @escaping @Sendable () -> Answer) {
    state = Monitor(.waiting(work))
  }

  /// Does the work unless somebody has begun.
  func run() {
    let work = state.change { state -> (@Sendable () -> Answer)? in
      guard case .waiting(let work) = state else { return nil }
      state = .begun
      return work
    }
    guard let work else { return }
    let answer = work()
    state.change { $0 = .done(answer) }
  }

  /// What came of it.
  var answer: Answer {
    run()
    return state.changeOnce { state in
      if case .done(let answer) = state { answer } else { nil }
    }
  }
}
