import Testing

@Test func pickSuccess() {}
@Test func pickVacio() {}
@Test func pickFails() {}
