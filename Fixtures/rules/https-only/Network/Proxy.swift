// The address of a proxy says nothing of what goes through it.
func useProxy(_ proxy: String) {
  setenv("http_proxy", "http://" + proxy, 1)
}
