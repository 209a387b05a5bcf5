@testable import ArcanaKit  // expect: replaceable-example-files
import Harbor
