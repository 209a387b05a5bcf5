@main struct TestHost: App {}
