import { count } from '../../lib/count.ts';
import type { Library } from '../../library/library.ts';
import { pathsToTry } from './paths-to-try.ts';

/** What is served and the URLs to try, for the terminal. */
export function welcome(url: string | URL, library: Library): string {
  const base = String(url).replace(/\/$/, '');
  const ids = library.editions().map(({ id }) => id);
  const shown = ids.length > 8 ? `${ids.slice(0, 8).join(', ')}, ...` : ids.join(', ');
  return [
    `Serving ${count(ids.length, 'edition')} (${shown}) at ${base}`,
    `Read at ${base}/ and try the API at ${base}/docs, or ask for:`,
    ...pathsToTry(library).map((path) => `  ${base}${path}`),
    'Ctrl-C stops it.',
  ].join('\n');
}
