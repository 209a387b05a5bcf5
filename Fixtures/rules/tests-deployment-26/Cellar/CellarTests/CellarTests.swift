import Testing

@Suite struct CellarTests {}
