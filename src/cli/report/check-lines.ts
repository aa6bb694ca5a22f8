import type { CheckPart } from '../../check/check-content.ts';
import type { TermRenderings } from '../../check/key-terms/term-uses.ts';
import {
  type Amount,
  type BookConservation,
  unservedCharacters,
} from '../../documents/report/book-conservation.ts';
import type { VersePlaces } from '../../documents/report/edition-census.ts';
import type { EditionReport, TranslationReport } from '../../documents/report/edition-report.ts';
import type { ExplainedWords, WordsCensus } from '../../documents/report/words-census.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { SourceLine } from '../../formats/source-line.ts';
import { contentText, count, tallyText } from '../../lib/count.ts';
import type { CheckFormat } from './check-formats.ts';
import { formatDiagnostic, lostBookLines } from './problems.ts';

const margin = '    ';

export class TextFormat implements CheckFormat {
  readonly #columns: number;
  readonly #withTerms: boolean;
  readonly #others: Diagnostic[] = [];
  readonly #lostBooks: string[] = [];
  #editions = 0;
  #books = 0;
  #errors = 0;
  #warnings = 0;

  constructor(columns: number, withTerms = false) {
    this.#columns = columns;
    this.#withTerms = withTerms;
  }

  *part({ edition, words, diagnostics }: CheckPart): Iterable<string> {
    const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
    this.#errors += errors;
    this.#lostBooks.push(...lostBookLines(diagnostics));
    this.#warnings += diagnostics.length - errors;
    if (!edition) {
      for (const diagnostic of diagnostics) this.#others.push(diagnostic);
      return;
    }
    const { folder, report, accepted, most, keyTerms = [] } = edition;
    this.#editions++;
    this.#books += report.kind === 'translation' ? report.census.books : report.counts.books;
    yield* editionLines(folder, report);
    yield* words.flatMap(explainedLines);
    if (this.#withTerms) yield* keyTerms.flatMap(termLines);
    if (accepted > 0) yield `  ${count(accepted, 'finding')} accepted in check.json`;
    yield* this.#lines(report.diagnostics.list, most);
    yield '';
  }

  *end(): Iterable<string> {
    yield* this.#lines(this.#others);
    yield* this.#lostBooks;
    yield `${count(this.#editions, 'edition')}, ${count(this.#books, 'book')}: ` +
      `${count(this.#errors, 'error')}, ${count(this.#warnings, 'warning')}`;
  }

  *#lines(list: readonly Diagnostic[], most = Number.POSITIVE_INFINITY): Iterable<string> {
    for (const { diagnostic, more } of folded(list, most)) {
      yield* diagnosticLines(diagnostic, this.#columns);
      if (more > 0)
        yield `${margin}… and ${more.toLocaleString('en')} more of ${diagnostic.code} in this file`;
    }
  }
}

/** If a file has more than `most` diagnostics of one code, keeps only the first and counts the others. */
function folded(
  list: readonly Diagnostic[],
  most: number,
): { readonly diagnostic: Diagnostic; readonly more: number }[] {
  const kindOf = ({ file, code, severity }: Diagnostic) => `${file} ${code} ${severity}`;
  const kinds = Map.groupBy(list, kindOf);
  return list.flatMap((diagnostic) => {
    const alike = kinds.get(kindOf(diagnostic))!;
    if (alike.length <= most) return [{ diagnostic, more: 0 }];
    return alike[0] === diagnostic ? [{ diagnostic, more: alike.length - 1 }] : [];
  });
}

function diagnosticLines(diagnostic: Diagnostic, columns: number): string[] {
  const { source } = diagnostic;
  const frame = source ? sourceFrame(source, Math.max(columns - margin.length, 40)) : [];
  return [formatDiagnostic(diagnostic), ...frame.map((line) => `${margin}${line}`)];
}

const maxPlaces = 12;

function editionLines(folder: string, report: EditionReport): string[] {
  const { id } = report;
  return [
    `${id} (${folder}): ${contentText(report.kind === 'translation' ? report.census : report.counts)}`,
    ...(report.kind === 'translation' ? translationLines(report) : [`  ${tallyText(report.tally)}`]),
  ];
}

function explainedLines({ lexicon, numbers, explained, missing }: ExplainedWords): string[] {
  const share = ((explained / numbers) * 100).toFixed(explained === numbers ? 0 : 2);
  return [
    `  ${lexicon} has an entry for ${explained.toLocaleString('en')} of ${count(numbers, 'number')} on words (${share} %)`,
    ...listed('without an entry', missing),
  ];
}

function termLines({ term, name, verses, renderings, without }: TermRenderings): string[] {
  const title = name === undefined ? term : `${term} (${name})`;
  const shown = renderings.slice(0, maxPlaces).map((each) => `${each.text} ${each.verses}`);
  return [
    `  ${title} in ${count(verses, 'verse')}: ${shown.join(', ') || 'no rendering'}`,
    ...listed('other renderings', without),
  ];
}

function wordsLines({ annotated, numbers, distinctNumbers, ...words }: WordsCensus): string[] {
  const { scheme, distinctCodes, unknownCodes, unreadableNumbers } = words;
  const morphology =
    distinctCodes === 0
      ? 'no morphology'
      : `${count(distinctCodes, 'morphology code')} (${scheme ?? 'of an unknown scheme'})`;
  return [
    `  ${count(annotated, 'annotated word')}: ${count(numbers, 'Strong’s number')}, ${distinctNumbers.toLocaleString('en')} different; ${morphology}`,
    ...listed('not a Strong’s number', unreadableNumbers),
    ...listed('codes that are not known', unknownCodes),
  ];
}

function translationLines({ census, conservation, words }: TranslationReport): string[] {
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
    ...(words ? wordsLines(words) : []),
  ];
}

function listed(kind: string, places: readonly string[]): string[] {
  if (places.length === 0) return [];
  const more = places.length - maxPlaces;
  const shown = places.slice(0, maxPlaces).join(', ');
  return [`    ${kind}: ${shown}${more > 0 ? `, and ${more.toLocaleString('en')} more` : ''}`];
}

function conservationLines(proof: BookConservation): string[] {
  const { read, verses, titles, headings, notes, dropped, invented, glued, split } = proof;
  const rules = Object.entries(dropped);
  const droppedWords = rules.reduce((sum, [, { words }]) => sum + words, 0);
  const parts = [
    `${words(verses)} in verses`,
    `${words(headings)} in headings`,
    `${words(titles)} in titles and names`,
    `${words(notes)} in notes`,
    `${droppedWords.toLocaleString('en')} dropped by rule`,
  ];
  const byRule = rules.map(([rule, amount]) => `${rule} ${words(amount)}`);
  return [
    `${count(read.words, 'word')} read (${count(read.characters, 'character')}) = ${parts.join(' + ')}`,
    ...(byRule.length > 0 ? [`  dropped: ${byRule.join(', ')}`] : []),
    `${count(unservedCharacters(proof), 'character')} lost, ${invented} invented; ${count(glued, 'word')} run together, ${split} split`,
  ];
}

function words(amount: Amount): string {
  return amount.words.toLocaleString('en');
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

interface Cell {
  readonly shown: string;
  readonly width: number;
}

/**
 * A source line with a caret below the column, within `width` terminal columns. Wide characters and combining
 * marks count as the terminal shows them. Characters that would move the cursor are replaced by symbols.
 */
export function sourceFrame({ text, column }: SourceLine, width: number): [line: string, caret: string] {
  const cells: Cell[] = [];
  let place = -1;
  for (const { segment, index } of graphemes.segment(text)) {
    if (place === -1 && index + segment.length >= column) place = cells.length;
    const shown = visible(segment);
    cells.push({ shown, width: Bun.stringWidth(shown) });
  }
  if (place === -1) place = cells.length;
  const [from, to] = cut(cells, place, width);
  const before = (from > 0 ? '…' : '') + join(cells.slice(from, place));
  const after = join(cells.slice(place, to)) + (to < cells.length ? '…' : '');
  return [before + after, `${' '.repeat(Bun.stringWidth(before))}^`];
}

function cut(cells: readonly Cell[], place: number, width: number): [from: number, to: number] {
  if (widthOf(cells) <= width) return [0, cells.length];
  const available = width - 2;
  let from = place;
  let used = 0;
  const after = widthOf(cells.slice(place));
  const availableBefore = Math.max(available - after, Math.floor(available / 2));
  while (from > 0 && used + cells[from - 1]!.width <= availableBefore) used += cells[--from]!.width;
  let to = place;
  while (to < cells.length && used + cells[to]!.width <= available) used += cells[to++]!.width;
  return [from, to];
}

function visible(segment: string): string {
  return segment
    .replace(/\t/g, ' ')
    .replace(/[\u0000-\u001f]/g, (control) => String.fromCharCode(0x2400 + control.charCodeAt(0)))
    .replace(/[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\ufffd');
}

function join(cells: readonly Cell[]): string {
  return cells.map(({ shown }) => shown).join('');
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}
