protocol TreeHandlerProtocol {}
