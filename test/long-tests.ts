/**
 * True in the nightly run (`.ci/nightly`), which repeats kills, races and random inputs more often and checks
 * every document.
 */
export const isLong = process.env.SCRIPTORIUM_LONG_TESTS === '1';
