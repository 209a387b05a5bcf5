// SRS 1: berths are listed  // expect: requirement-id-format
struct Berth {
  // SDD_002 and SRS-12 say so.  // expect: requirement-id-format
  let name = "SRS 1"
}

// SRS-001 and SDD-1204 are written as they should be, and SRS is a word.
struct Crane {}
