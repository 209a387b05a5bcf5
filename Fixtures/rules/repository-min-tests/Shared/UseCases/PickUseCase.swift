struct PickUseCase {
  struct InnerUseCase {}
}
