import Combine
import Foundation

protocol Feed {
  var posts: AnyPublisher<[Post], Never> { get }  // expect: no-combine-publishers
}

final class WebFeed {
  func load() -> Combine.AnyPublisher<Post, any Error> {  // expect: no-combine-publishers
    URLSession.shared
      .dataTaskPublisher(for: address)  // expect: no-combine-publishers
      .map(\.data)
      .eraseToAnyPublisher()  // expect: no-combine-publishers
  }

  func first() -> Future<Post, Never> {  // expect: no-combine-publishers
    Future { promise in promise(.success(Post())) }  // expect: no-combine-publishers
  }

  func parts() {
    _ = Deferred { Just(Post()) }  // expect: no-combine-publishers
    _ = Fail(error: FeedError.empty)  // expect: no-combine-publishers
    _ = Publishers.Merge(a, b)  // expect: no-combine-publishers
    _ = Timer.publish(every: 1, on: .main, in: .common)  // expect: no-combine-publishers
    _ = queue.publisher(for: \.count)  // expect: no-combine-publishers
    let source: any ConnectablePublisher  // expect: no-combine-publishers
  }
}
