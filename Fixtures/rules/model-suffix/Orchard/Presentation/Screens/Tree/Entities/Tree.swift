struct TreeCard {}
