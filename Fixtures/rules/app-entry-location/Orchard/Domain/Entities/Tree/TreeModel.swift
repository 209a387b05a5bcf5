struct TreeModel {}
