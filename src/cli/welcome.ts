import type { Library } from '../library/library.ts';
import { count } from './count.ts';

/** What is served and the URLs to try, for the terminal. */
export function welcome(url: string | URL, library: Library): string {
  const base = String(url).replace(/\/$/, '');
  const editions = library.editions();
  const ids = editions.map(({ id }) => id);
  const shown = ids.length > 8 ? `${ids.slice(0, 8).join(', ')}, ...` : ids.join(', ');
  const first = editions.find(({ id }) => library.get(`/api/${id}/JHN/3.json`)) ?? editions[0];
  const lines = [
    `Serving ${count(ids.length, 'edition')} (${shown}) at ${base}`,
    'Try:',
    `  ${base}/api/available_translations.json`,
  ];
  if (first) {
    const chapter = library.get(`/api/${first.id}/JHN/3.json`) ? 'JHN/3' : undefined;
    lines.push(`  ${base}/api/${first.id}/books.json`);
    if (chapter) {
      lines.push(
        `  ${base}/api/${first.id}/${chapter}.json`,
        `  ${base}/api/${first.id}/${chapter}.simple.json`,
      );
    }
  }
  const annotated = editions.find(({ id }) => library.get(`/api/${id}/GEN/1.words.json`));
  if (annotated) lines.push(`  ${base}/api/${annotated.id}/GEN/1.words.json`);
  lines.push('Ctrl-C stops it.');
  return lines.join('\n');
}
