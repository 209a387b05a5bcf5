struct TreeModel { let name: String }
