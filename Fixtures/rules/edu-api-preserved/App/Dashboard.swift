struct Dashboard {
  let shadow = EduShadow(radius: 3)
}
