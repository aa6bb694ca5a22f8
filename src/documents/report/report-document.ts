import type { EditionReport } from './edition-report.ts';

/** The report of an edition as it is served; `sha256` tells which state of a translation it is about. */
export function reportDocument({ id, name, kind, ...others }: EditionReport, sha256?: unknown): string {
  return JSON.stringify({ id, name, kind, sha256, ...others });
}
