/**
 * The id of the edition that a document would belong to, whether or not there is such an edition; undefined for a
 * shared one.
 */
export function editionOfPath(path: string): string | undefined {
  const [, report] = /^\/api\/x\/report\/([^/]+)\.json$/.exec(path) ?? [];
  if (report) return report;
  return /^\/api\/(?:[cd]\/)?([^/]+)\//.exec(path)?.[1];
}
