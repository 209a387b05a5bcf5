func given_tree() {}
var Shared = 1  // expect: variable-camelcase
