// A screen further down is not judged.
