// Data of previews.
let apple = try! Apple.make()
