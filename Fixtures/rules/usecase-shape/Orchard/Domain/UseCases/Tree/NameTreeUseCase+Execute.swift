protocol NamingTreeUseCaseProtocol {}

extension NameTreeUseCase: NamingTreeUseCaseProtocol {
  func execute() {}
}
