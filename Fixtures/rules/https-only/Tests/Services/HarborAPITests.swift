let address = "http://api.harbor.dev"
