#Preview {
  struct SilentUseCase: PlantTreeUseCaseProtocol {}
  return TreesView(viewModel: TreesViewModel(plant: SilentUseCase()))
}
