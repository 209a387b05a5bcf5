struct Look {
  let cache: NSCache<NSString, NSData>
  let text: NSAttributedString
  let activity: NSUserActivity
  let result: NSTextCheckingResult
  let provider: NSItemProvider
  let script: NSAppleEventDescriptor
}
