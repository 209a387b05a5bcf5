/// Works with beds. It knows too much of how they are stored.
final class BedService {  // expect: test-file-per-type, test-before-implementation
  private let beds: BedRepository  // expect: protocol-at-layer-boundary, layer-references

  init() {
    beds = BedRepository(context: nil)  // expect: viewmodel-no-direct-construction
  }
}
