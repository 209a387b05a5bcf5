func load() {
  URLSession.shared.dataTask(with: url) { data, _, error in show(data) }.resume()  // expect: async-networking-api
  session.downloadTask(with: request, completionHandler: { _, _, _ in }).resume()  // expect: async-networking-api
  let publisher = session.dataTaskPublisher(for: url)  // expect: async-networking-api
}
