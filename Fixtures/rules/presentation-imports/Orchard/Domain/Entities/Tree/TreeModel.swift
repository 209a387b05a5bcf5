import Data

struct TreeModel {}
