/**
 * Whether a document is an extension of the contract: those lie under `/api/x/report/`, also where an edition
 * has the id "x", and belong to the edition that their file is named after.
 */
export function isExtensionPath(path: string): boolean {
  return path.startsWith('/api/x/report/');
}
