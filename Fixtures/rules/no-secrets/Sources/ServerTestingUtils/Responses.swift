// Answers of a server that tests replace.
let answer = ["access_token": "7gT2kQ9vLm4xW8rZc1Yp"]
