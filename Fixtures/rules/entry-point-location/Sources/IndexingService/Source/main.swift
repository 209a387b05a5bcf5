// The executable of another process.
listener.resume()
