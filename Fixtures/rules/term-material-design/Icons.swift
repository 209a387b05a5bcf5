// Drawn with Material Design Icons, after Material Design.  // expect: term-material-design
struct Icons {
  let materials = "The material of the design"
}
