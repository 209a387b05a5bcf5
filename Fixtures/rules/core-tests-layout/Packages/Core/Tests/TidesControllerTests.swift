// expect-file: core-tests-layout
import Testing
