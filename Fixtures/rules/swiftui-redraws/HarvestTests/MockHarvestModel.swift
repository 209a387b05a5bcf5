// A double has another member of that name, which views never see.
final class MockHarvestModel { var seasonFlags: Int = 0 }
