"""Makes the files of a release: archives, wheels, the artifact bundle, the formula, checksums.

Only Python's standard library is used, so that every runner and every developer can run it.
"""
