import UIKit

let status = UIApplicationMain(1, nil, nil, "AppDelegate")  // expect: no-app-delegate
