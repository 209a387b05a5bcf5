import Combine

func wait() {
  let answer = Future() { promise in promise(.success(1)) }  // expect: no-combine-publishers
  let later = Deferred() { answer }  // expect: no-combine-publishers
}
