// Fine.
