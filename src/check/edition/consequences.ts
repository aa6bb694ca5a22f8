import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';
import { addToGroup } from '../../lib/group-by.ts';

const ofChapterNumber = [
  'duplicate-verse',
  'missing-end',
  'missing-verse',
  'verse-beyond-chapter',
  'verse-out-of-order',
  'wrong-note-origin',
  'unpaired-quote',
  'one-sided-parallel',
] as const;

const ofLeftOver = [
  'odd-name',
  'odd-word',
  'odd-capital',
  'odd-space',
  'unusual-character',
  'doubled-punctuation',
  'unpaired-mark',
  'missing-sentence-end',
  'odd-verse-length',
  'tracked-change',
] as const;

/** A word of another script, or a mark that is missing, is one mistake. */
const oncePerVerse: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'unusual-character',
  'left-over-text',
  'unpaired-quote',
  'unpaired-mark',
  'empty-section',
  'doubled-punctuation',
  'odd-name',
  'unclosed-marker',
]);

const ofContent: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  ...ofChapterNumber,
  'reference-to-nowhere',
]);

/** Faults of the markup, with the findings that they cause in the same verse and chapter. */
const consequences: Partial<
  Record<
    DiagnosticCode,
    { readonly verse: readonly DiagnosticCode[]; readonly chapter?: readonly DiagnosticCode[] }
  >
> = {
  'duplicate-chapter': { verse: [], chapter: ofChapterNumber },
  'chapter-out-of-order': { verse: [], chapter: [...ofChapterNumber, 'missing-chapter-number'] },
  'missing-chapter-marker': { verse: ['missing-paragraph'] },
  // If the number is unreadable, verses and notes are compared with an assumed one
  'bad-chapter-number': { verse: [], chapter: ['verse-beyond-chapter', 'wrong-note-origin'] },
  'unclosed-note': {
    verse: [
      'missing-sentence-end',
      'missing-capital',
      'odd-verse-length',
      'misquoted-text',
      'odd-space',
      'unmatched-closing-marker',
    ],
    chapter: ['unpaired-quote', 'unpaired-mark'],
  },
  'verse-in-heading': { verse: ['missing-paragraph', 'odd-heading'] },
  'empty-verse': { verse: ['odd-verse-length', 'missing-sentence-end'] },
  'missing-end': { verse: ['missing-sentence-end', 'odd-verse-length', 'empty-section', 'empty-paragraph'] },
  'duplicate-verse': {
    verse: ['odd-verse-length', 'wrong-note-origin', 'repeated-verse'],
    chapter: ['unpaired-quote'],
  },
  'verse-out-of-order': {
    verse: ['odd-verse-length', 'verse-beyond-chapter', 'wrong-note-origin'],
    chapter: ['unpaired-quote'],
  },
  'left-over-text': { verse: [...ofLeftOver, 'repeated-word', 'missing-capital'] },
  'markup-in-text': { verse: [...ofLeftOver, 'missing-capital'] },
  'tracked-change': { verse: ofLeftOver.filter((code) => code !== 'tracked-change') },
  'mixed-scripts': { verse: ['odd-name', 'odd-word', 'odd-capital', 'unusual-character'] },
  'foreign-verse': { verse: [...ofLeftOver, 'mixed-scripts'], chapter: ['unpaired-quote'] },
  'unusual-character': { verse: ['odd-word', 'odd-name', 'odd-capital', 'missing-capital'] },
  'note-in-word': { verse: ['note-without-origin'] },
  'empty-note': { verse: ['note-without-origin', 'double-space'] },
  'note-part-outside-note': { verse: ['note-without-origin'] },
  'verse-beyond-chapter': { verse: ['repeated-verse', 'missing-verse'], chapter: ['wrong-note-origin'] },
  'repeated-verse': {
    verse: ['odd-verse-length', 'unpaired-quote', 'unpaired-mark', 'missing-capital', 'missing-end'],
  },
  'odd-name': { verse: ['odd-word', 'odd-capital'] },
  'odd-capital': { verse: ['odd-word', 'inconsistent-name', 'odd-heading'] },
  'invisible-character': { verse: ['odd-word', 'odd-name', 'odd-capital'] },
  'unreadable-character': { verse: ['unusual-character', 'odd-word'] },
  'mixed-quotes': { verse: ['unpaired-quote', 'unpaired-mark', 'unusual-character'] },
  'unpaired-quote': { verse: ['unpaired-mark'] },
  'marker-in-line': { verse: ['missing-sentence-end', 'empty-paragraph', 'empty-section', 'odd-heading'] },
  'empty-paragraph': { verse: ['missing-sentence-end'] },
  'bad-verse-number': { verse: [], chapter: ['missing-verse', 'missing-first-verse'] },
  'verse-number-in-text': {
    verse: ['odd-verse-length', 'double-space', 'missing-capital', 'missing-sentence-end'],
    chapter: ['missing-verse'],
  },
  'unknown-marker': { verse: ['odd-word', 'verse-number-in-text', 'unmatched-closing-marker'] },
  'unclosed-marker': { verse: ['malformed-attributes', 'unusual-character', 'odd-word', 'mixed-scripts'] },
  'text-in-blank-line': { verse: ['missing-sentence-end'] },
  'missing-chapter-number': { verse: [], chapter: [...ofChapterNumber, 'duplicate-chapter'] },
  'reference-to-nowhere': { verse: ['one-sided-parallel'] },
  'unreadable-reference': { verse: ['one-sided-parallel'] },
  'odd-reference': { verse: ['one-sided-parallel', 'odd-space'] },
};

/**
 * Removes findings that another finding explains, so that one fault is reported once, and sorts the others by
 * their place. An odd character is not reported if another finding has the same position.
 * @param files in the order of the report.
 */
export function withoutConsequences(
  unordered: readonly Diagnostic[],
  files: readonly string[] = [],
): Diagnostic[] {
  const found = byPlace(unordered, files);
  const explained = new Set<string>();
  const places = new Set<string>();
  const once = new Set<string>();
  const contradictory = new Set(
    found.filter(({ code }) => code === 'contradictory-content').map(({ file }) => file),
  );
  for (const { code, file, line, column, place } of found) {
    if (code !== 'unusual-character') places.add(`${file}:${line}:${column}`);
    const caused = consequences[code];
    if (!caused || place === undefined) continue;
    for (const other of caused.verse) explained.add(`${file} ${place} ${other}`);
    for (const other of caused.chapter ?? []) explained.add(`${file} ${chapterOfPlace(place)} ${other}`);
  }
  const unexplained = found.filter(({ code, file, line, column, place, message }) => {
    if (code === 'unusual-character' && line > 0 && places.has(`${file}:${line}:${column}`)) return false;
    if (oncePerVerse.has(code) && line > 0) {
      const key = `${code} ${file}:${line}:${place} ${code === 'unclosed-marker' ? message : ''}`;
      if (once.has(key)) return false;
      once.add(key);
    }
    if (contradictory.has(file) && ofContent.has(code)) return false;
    if (code === 'missing-verse' && place !== undefined && afterOmitted.has(place)) return false;
    if (place === undefined) return true;
    return (
      !explained.has(`${file} ${place} ${code}`) && !explained.has(`${file} ${chapterOfPlace(place)} ${code}`)
    );
  });
  return habitsOnce(unexplained);
}

/** Number of findings from which they count as one habit of the text and are reported once. */
const minFindingsOfHabit: Partial<Record<DiagnosticCode, number>> = {
  'missing-book-name': 3,
  'missing-end': 4,
  'missing-first-verse': 10,
  'unpaired-mark': 10,
  'double-space': 21,
};
const maxListedPlaces = 30;

function habitsOnce(found: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const finding of found) {
    const habit = habitOf(finding);
    if (habit !== undefined) addToGroup(groups, habit, finding);
  }
  return found.flatMap((finding) => {
    const group = groups.get(habitOf(finding) ?? '') ?? [];
    if (group.length < (minFindingsOfHabit[finding.code] ?? 2)) return [finding];
    if (finding !== group[0]) return [];
    const { message: summary } = finding;
    const message = `${summary} The same applies to ${otherPlaces(group)}`;
    return [{ ...finding, message, summary, times: group.length }];
  });
}

function otherPlaces([, ...others]: readonly Diagnostic[]): string {
  const places = others.flatMap(({ place }) => place ?? []);
  const count = others.length === 1 ? '1 other place' : `${others.length} other places`;
  if (places.length === 0) return `${count}.`;
  const more = places.length > maxListedPlaces ? ', …' : '.';
  return `${count}: ${places.slice(0, maxListedPlaces).join(', ')}${more}`;
}

export function habitOf({
  code,
  file,
  place = '',
  message,
  summary = message,
  mark,
  times,
}: Diagnostic): string | undefined {
  switch (code) {
    case 'double-space':
    case 'missing-first-verse':
      return `${code} ${file}`;
    case 'missing-end':
      return `${code} ${file} ${place.split(' ', 1)[0]}`;
    case 'unpaired-mark':
      return `${code} ${file} ${mark}`;
    case 'missing-book-name':
      return `${code} ${summary}`;
    default:
      return times === undefined ? undefined : `${code} ${summary}`;
  }
}

function byPlace(diagnostics: readonly Diagnostic[], files: readonly string[]): Diagnostic[] {
  const order = new Map(files.map((file, index) => [file, index]));
  const orderOf = ({ file }: Diagnostic) => order.get(file) ?? order.size;
  const lineOf = ({ line }: Diagnostic) => line || Number.MAX_SAFE_INTEGER;
  return diagnostics.toSorted(
    (a, b) => orderOf(a) - orderOf(b) || lineOf(a) - lineOf(b) || a.column - b.column,
  );
}

function chapterOfPlace(place: string): string {
  return place.split(':', 1)[0]!;
}

/**
 * The verses after those that editions of the Greek New Testament (NA28, UBS5) leave out: most modern
 * translations skip their numbers on purpose.
 */
const afterOmitted: ReadonlySet<string> = new Set(
  'MAT 17:22,MAT 18:12,MAT 23:15,MRK 7:17,MRK 9:45,MRK 9:47,MRK 11:27,MRK 15:29,LUK 17:37,LUK 23:18,JHN 5:5,ACT 8:38,ACT 15:35,ACT 24:8,ACT 28:30,ROM 16:25'.split(
    ',',
  ),
);
