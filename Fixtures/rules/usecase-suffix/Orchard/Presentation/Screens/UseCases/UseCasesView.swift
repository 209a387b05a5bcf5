struct UseCasesView {}
