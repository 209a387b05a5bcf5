final class WateringRouter {}  // expect: file-placement
