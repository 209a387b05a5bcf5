// expect-next: obsolete-availability
let isOld = if #unavailable(iOS 16.4) { true } else { false }
