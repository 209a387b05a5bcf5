// A double of UI tests.
struct UITestSortUseCase: SortUseCase {}
