struct FetchWalksUseCase {}  // expect: file-placement
