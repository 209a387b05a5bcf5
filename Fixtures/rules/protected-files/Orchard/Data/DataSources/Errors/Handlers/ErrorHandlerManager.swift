enum ErrorHandlerManager {}
