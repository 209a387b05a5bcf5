func find() {
  let file = documentsPath + "/tides.json"  // expect: no-string-paths
  if files.fileExists(atPath: folder + "/tides.json") {}  // expect: no-string-paths
  let old = URL.init(fileURLWithPath: file)  // expect: no-string-paths
  let name = documentsPath.appending("/tides.json")  // expect: no-string-paths
}
