struct UIWindow {}
let window = UIWindow()
