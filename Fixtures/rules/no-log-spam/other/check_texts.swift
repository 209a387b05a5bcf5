#!/usr/bin/xcrun swift
import Foundation
// A script writes to its output.
for name in names { print(name) }
