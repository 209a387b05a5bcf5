import RealityKit
import SwiftUI

/// Glass of the system, from ultra thin to thick. The material design system is one file.
struct GlassView: View {
  let material: Material = .ultraThinMaterial
  let materials = [Material.thin, .regular, .thick]
  let physical: any RealityKit.Material = SimpleMaterial()
  let mdc = 5
  let MDC = 6
  let materialDesigner = "Ann"

  // Material, design and colour are up to the designer. The Material 3D artists use is another.
  var body: some View {
    Text("material you can touch")
      .background(.ultraThinMaterial, in: .capsule)
      .background(material)
  }
}

/* A material you see through; a material designed for depth. */
func design(_ Material: String, Design: Int) -> String { "\(Material) design" }
