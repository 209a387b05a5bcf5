struct ArcanaUserScreen {}  // expect: replaceable-example-files
struct UserScreen {}
// Arcana was the template.
let title = "Arcana"  // expect: replaceable-example-files
let word = "arcanum"
