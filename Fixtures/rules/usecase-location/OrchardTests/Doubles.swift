struct InstantUseCase {}
