#if os(iOS)
final class MenuService {}  // expect: platforms-code-guarded
#endif
