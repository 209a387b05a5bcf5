let session = URLSession.shared
