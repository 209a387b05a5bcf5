let apiKey = "9f8a7b6c5d4e3f2a1b0c"
