import AppKit  // expect: platform-ui-import-guarded
