struct BerthService {
  let store: BerthRepository  // expect: layer-references
  let other: BerthRepositoryProtocol
}
