// What a literal quotes is data.
let json = """
  {"url": "http://garden.dev/plants"}
  """
let raw = #"{"url": "http://garden.dev"}"#
let page = """
  <a href="http://garden.dev">Garden</a>
  """
let list = """
  first
  http://garden.dev/plants
  """
let address = #"http://garden.dev"#  // expect: https-only
