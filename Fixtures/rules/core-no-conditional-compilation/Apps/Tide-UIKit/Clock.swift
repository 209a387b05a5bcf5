#if os(iOS)
let name = "phone"
#endif
