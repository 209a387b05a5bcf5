struct Names {
    /**
     SRS 7: as it reads.

         SRS 8 in code

     * SRS 9
     */
    func f() {
        // SRS 10: in a function
    }
}
