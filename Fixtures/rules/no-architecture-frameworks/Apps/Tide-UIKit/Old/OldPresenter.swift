import RxSwift

final class OldPresenter {}
