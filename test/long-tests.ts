/**
 * True in the nightly run (`.ci/nightly`), which repeats kills, races and random inputs more often and checks
 * every document, whole editions and every width of a page. The ordinary run checks a fixed sample of each kind.
 */
export const isLong = process.env.SCRIPTORIUM_LONG_TESTS === '1';

/** The number of random inputs that a test tries: a quarter of them outside of long tests. */
export const runs = (count: number): number => (isLong ? count : Math.ceil(count / 4));
