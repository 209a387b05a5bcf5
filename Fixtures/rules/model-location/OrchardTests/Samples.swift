struct SampleModel {}
