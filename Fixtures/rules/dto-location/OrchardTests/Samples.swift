struct SampleDTO {}
