// swift-tools-version: 6.0
import PackageDescription

let settings: [LinkerSetting] = [.linkedFramework("AppKit")]
