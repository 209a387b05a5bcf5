import XCTest

@testable import Greenhouse

final class PlantsViewModelTests: XCTestCase {
  // SRS-001: All plants are listed
  func testAppear_ShouldListPlants() async {}

  // SDD-002: View models take inputs
  func testRename_ShouldShowMessage() async {}

  // SRS-006: A bed has a name
  func testBedName_ShouldBeShown() async {}

  // SRS-099: Nobody has asked for it  // expect: requirement-id-known
  func testSecret_ShouldBeKept() async {}

  func testWater() async {}  // expect: test-naming, test-references-requirement

  // SRS-001: All plants are listed
  func testReload_ShouldListAgain() async {  // expect: test-given-when-then
    let viewModel = PlantsViewModel()
    viewModel.onInput(.appear)
    viewModel.onInput(.reload)
    XCTAssertFalse(viewModel.output.plants.isEmpty)
  }
}
