#!/usr/bin/xcrun swift
// A script runs on one platform.
import Cocoa
print("checked")
