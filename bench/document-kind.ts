/** The first that fits. */
const kinds: readonly (readonly [kind: string, RegExp])[] = [
  ['catalogue', /^\/api\/available_/],
  ['manifest', /^\/api\/x\/manifest/],
  ['report', /^\/api\/x\/report\//],
  ['commentary chapter', /^\/api\/c\/[^/]+\/[A-Z0-9]{3}\//],
  ['commentary, other', /^\/api\/c\//],
  ['dataset chapter', /^\/api\/d\/[^/]+\/[A-Z0-9]{3}\//],
  ['dataset list', /^\/api\/d\/[^/]+\/[^/]+$/],
  ['dataset record', /^\/api\/d\//],
  ['complete download', /\/complete(\.simple)?\.json$/],
  ['books of a translation', /\/books\.json$/],
  ['audio timings', /\.audioTimings\.json$/],
  ['words', /\.words(\.simple)?\.json$/],
  ['chapter', /\.json$/],
];

/** What sort of document lies at a path, for a table. */
export function documentKind(path: string): string {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}
