import Combine  // expect: no-combine-import
import Foundation

/// What the map shows; not brought over yet.
final class MapModel: ObservableObject {  // expect: no-observable-object
  @Published var zoom = 12.0  // expect: no-published
  @Published private(set) var places: [Position] = []  // expect: no-published

  private var bag: Set<AnyCancellable> = []  // expect: no-any-cancellable

  init() {
    $zoom.sink { print("zoom \($0)") }.store(in: &bag)  // expect: no-published, no-combine-operators
  }

  func follow(_ stream: PositionStream) async {
    for await position in await stream.positions { places.append(position) }
  }
}
