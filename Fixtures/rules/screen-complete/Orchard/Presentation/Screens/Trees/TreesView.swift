// Complete without a router.
