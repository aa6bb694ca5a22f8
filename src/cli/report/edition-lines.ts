import type { VersePlaces } from '../../documents/report/edition-census.ts';
import type { EditionReport } from '../../documents/report/edition-report.ts';
import type { TranslationReport } from '../../documents/report/translation-report.ts';
import { count } from '../../lib/count.ts';
import { conservationLines } from './conservation-lines.ts';
import { tallyText } from './tally-text.ts';

/** More places than this are counted, not listed: --json and --html list them all. */
const mostPlaces = 12;

/** What an edition holds and the proof that nothing of it was lost, as lines for a terminal. */
export function editionLines(folder: string, report: EditionReport): string[] {
  const { id } = report;
  const { books, chapters, verses } = report.kind === 'translation' ? report.census : report.counts;
  return [
    `${id} (${folder}): ${count(books, 'book')}, ${count(chapters, 'chapter')}, ${count(verses, 'verse')}`,
    ...(report.kind === 'translation' ? translationLines(report) : [`  ${tallyText(report.tally)}`]),
  ];
}

function translationLines({ census, conservation }: TranslationReport): string[] {
  const { versification, missingBooks, missingChapters } = census;
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
