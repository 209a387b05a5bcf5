func pause() { Thread.sleep(forTimeInterval: 0.2); sleep(1); usleep(300) }  // expect: no-blocking-wait
