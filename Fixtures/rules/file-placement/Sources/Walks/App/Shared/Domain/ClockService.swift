final class ClockService {}  // expect: file-placement
