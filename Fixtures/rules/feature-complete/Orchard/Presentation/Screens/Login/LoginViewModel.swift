import Accounts2

final class LoginViewModel { private let login: LoginUseCaseProtocol }
