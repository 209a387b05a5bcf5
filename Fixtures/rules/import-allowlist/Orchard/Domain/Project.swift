// A manifest of Tuist.
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.module(name: "Domain")
