struct Look {
  let column: NSTableColumn  // expect: core-no-ui-types
  let shade = UIKit.UIColor.red  // expect: core-no-ui-types
  var menu: NSMenuItem?  // expect: core-no-ui-types
  func copy() { NSApp.activate() }  // expect: core-no-ui-types
}
