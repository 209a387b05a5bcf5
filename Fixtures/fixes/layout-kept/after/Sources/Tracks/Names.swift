struct Names {
    /**
     SRS-007: as it reads.

         SRS 8 in code

     * SRS-009
     */
    func f() {
        // SRS-010: in a function
    }
}
