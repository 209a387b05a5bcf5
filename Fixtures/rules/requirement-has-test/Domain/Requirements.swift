/**
 * Requirements of the cranes:
 *
 * - SRS-010: A crane can be ordered.  // expect: requirement-has-test
 * - SRS-011: A crane can be repaired.
 */
enum Cranes {}

/// SRS-012 is built here, which defines nothing.
struct Crane {}
