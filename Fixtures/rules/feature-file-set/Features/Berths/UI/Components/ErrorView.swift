enum ErrorView {}
