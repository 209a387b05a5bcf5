final class BerthsViewModelTests: XCTestCase {}
