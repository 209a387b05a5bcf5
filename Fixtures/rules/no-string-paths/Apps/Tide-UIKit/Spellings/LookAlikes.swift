func find() {
  components.path = base + "/tides"
  let route = "/tides/" + id
  let address = URL(string: host + "/tides")
  let ratio = high + "/" + low
  print(directory + "/tides")
}
