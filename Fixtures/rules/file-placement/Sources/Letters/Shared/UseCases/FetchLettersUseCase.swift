struct FetchLettersUseCase {}
