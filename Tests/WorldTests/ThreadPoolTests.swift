import Foundation
import Synchronization
import Testing

@testable import World

/// Jobs on several threads: their answers come in order, and few of them wait.
@Suite struct ThreadPoolTests {
  @Test(arguments: [1, 2, 3, 8])
  func `answers have the order of the jobs and of their steps`(size: Int) {
    let pool = ThreadPool<String>(size: size)
    var answers: [String] = []
    for job in 0..<60 {
      pool.add {
        (0..<job % 5).map { step in
          {
            usleep(UInt32((job * 7 + step * 13) % 11) * 100)
            return "\(job).\(step)"
          }
        }
      } take: {
        answers.append($0)
      }
    }
    pool.finish { answers.append($0) }
    #expect(answers == (0..<60).flatMap { job in (0..<job % 5).map { "\(job).\($0)" } })
  }

  @Test(arguments: [1, 2, 4])
  func `the steps of one job are shared, and few answers wait for the first`(size: Int) {
    let made = Mutex(0)
    let pool = ThreadPool<Int>(size: size)
    var most = 0
    var taken = 0
    func take(_ answer: Int) {
      most = max(most, made.withLock { $0 } - taken)
      taken += 1
    }
    pool.add(
      {
        (0..<2_000).map { number in
          {
            if number % 500 == 0 { usleep(20_000) }
            made.withLock { $0 += 1 }
            return number
          }
        }
      },
      take: take
    )
    pool.finish(take: take)
    #expect(taken == 2_000)
    // Those that are handed over together, and those that are made meanwhile.
    #expect(most <= 2 * 4 * size)
  }

  @Test func `jobs that follow a slow one don't run far ahead`() {
    let made = Mutex(0)
    let pool = ThreadPool<Int>(size: 4)
    for number in 0..<200 {
      pool.add(
        {
          [
            {
              if number == 0 { usleep(200_000) }
              let ahead = made.withLock { made in
                made += 1
                return made
              }
              return number == 0 ? ahead : 0
            }
          ]
        },
        take: { #expect($0 <= 4 * 4) }
      )
    }
    pool.finish { _ in }
    #expect(made.withLock { $0 } == 200)
  }
}
