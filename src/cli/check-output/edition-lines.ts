import type { VersePlaces } from '../../documents/report/edition-census.ts';
import type { EditionReport } from '../../documents/report/edition-report.ts';
import { count } from '../count.ts';
import { conservationLines } from './conservation-lines.ts';

/** More places than this are counted, not listed: --json and --html list them all. */
const mostPlaces = 12;

/** The census of an edition and the proof that nothing of its text was lost, as lines for a terminal. */
export function editionLines(folder: string, { id, census, conservation }: EditionReport): string[] {
  const { books, chapters, verses, versification, missingBooks, missingChapters } = census;
  const kinds: [string, VersePlaces][] = [
    ['missing', census.missing],
    ['extra', census.extra],
    ['merged', census.merged],
    ['duplicated', census.duplicated],
    ['empty', census.empty],
    ['out of order', census.outOfOrder],
  ];
  const counts = kinds.map(([kind, found]) => `${found.verses.toLocaleString('en')} ${kind}`);
  const lists = kinds.filter(([, { places }]) => places.length > 0);
  return [
    `${id} (${folder}): ${count(books, 'book')}, ${count(chapters, 'chapter')}, ${count(verses, 'verse')}`,
    `  verses as in "${versification}": ${counts.join(', ')}`,
    ...listed('missing books', missingBooks),
    ...listed('missing chapters', missingChapters),
    ...lists.flatMap(([kind, { places }]) => listed(kind, places)),
    ...conservationLines(conservation).map((line) => `  ${line}`),
  ];
}

function listed(kind: string, places: readonly string[]): string[] {
  if (places.length === 0) return [];
  const more = places.length - mostPlaces;
  const shown = places.slice(0, mostPlaces).join(', ');
  return [`    ${kind}: ${shown}${more > 0 ? `, and ${more.toLocaleString('en')} more` : ''}`];
}
