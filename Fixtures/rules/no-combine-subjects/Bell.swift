import Combine
import Foundation

final class Bell {
  let rings = PassthroughSubject<Date, Never>()  // expect: no-combine-subjects
  private let volume: CurrentValueSubject<Int, Never>  // expect: no-combine-subjects

  init(volume: Combine.CurrentValueSubject<Int, Never> = .init(1)) {  // expect: no-combine-subjects
    self.volume = volume
  }
}

extension PassthroughSubject where Output == Date {}  // expect: no-combine-subjects
