struct Failure {}
