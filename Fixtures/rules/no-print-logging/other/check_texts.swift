#!/usr/bin/xcrun swift
import Foundation
// A script writes to its output.
print("checked")
