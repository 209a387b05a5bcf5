// enum AppError: Error {}
struct `AppError`: Error {}  // expect: apperror-location
let code = "enum AppError {}"
func map() -> AppError { .generalError }
