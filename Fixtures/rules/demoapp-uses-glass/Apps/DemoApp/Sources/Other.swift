struct Other {
  let dynamicScreen = 1
}
