#!/usr/bin/xcrun swift
import Foundation
// A script has one thread.
var counts: [String: Int] = [:]
