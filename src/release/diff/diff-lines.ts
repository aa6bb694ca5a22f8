import { count } from '../../lib/count.ts';
import { bookInfo } from '../../model/books.ts';
import type {
  Change,
  ChapterDiff,
  EditionDiff,
  PathChanges,
  ReleaseDiff,
  VerseDiff,
} from './release-diff.ts';

const statusNames = { added: 'new', removed: 'gone', changed: 'changed' } as const;

export function* diffLines(
  diff: ReleaseDiff,
  { withVerses }: { readonly withVerses: boolean },
): Iterable<string> {
  for (const [side, { name, sha256, documents }] of Object.entries({ a: diff.a, b: diff.b })) {
    yield `${side}  ${name}: release ${sha256.slice(0, 12)}, ${count(documents, 'document')}`;
  }
  if (diff.isEqual) {
    yield 'They are equal.';
    return;
  }
  for (const edition of diff.editions) yield* editionLines(edition, withVerses);
  const shared = pathLine(diff.shared);
  if (shared) yield `Catalogues: ${shared}`;
  const pages = diff.pages && pathLine(diff.pages);
  if (pages) yield `Browser files: ${pages}`;
  if (diff.editions.length === 0 && !shared && !pages)
    yield 'They have the same documents; only the manifests differ.';
}

function* editionLines(edition: EditionDiff, withVerses: boolean): Iterable<string> {
  const { id, status, documents, paths, isCompared, chapters, others, sameContent } = edition;
  const total = count(status === 'removed' ? documents.a : documents.b, 'document');
  if (!paths) {
    const reason = status === 'changed' ? '; only its hash could be compared' : '';
    yield `${id} is ${statusNames[status]} (${total}${reason})`;
    return;
  }
  const { added, removed, changed } = paths;
  const counts = [
    changed.length > 0 && `${count(changed.length, 'document')} changed`,
    added.length > 0 && `${count(added.length, 'document')} new`,
    removed.length > 0 && `${count(removed.length, 'document')} gone`,
  ];
  yield `${id} is changed: ${counts.filter(Boolean).join(', ')}, of ${total}`;
  if (withVerses && isCompared) {
    for (const chapter of chapters) yield* chapterLines(chapter);
  } else {
    for (const [book, ofBook] of Map.groupBy(chapters, (chapter) => chapter.book)) {
      yield `  ${bookName(book)} ${chapterList(ofBook)}`;
    }
  }
  const other = pathLine(others);
  if (other) yield `  Other documents: ${other}`;
  if (sameContent > 0)
    yield `  Not shown: ${count(sameContent, 'document')} with changes only in shared metadata`;
}

function* chapterLines({ book, chapter, status, parts, verses = [] }: ChapterDiff): Iterable<string> {
  const name = `${bookName(book)} ${chapter}`;
  if (status !== 'changed') yield `  ${name} is ${statusNames[status]}`;
  for (const verse of verses) yield* verseLines(`${name}:${verse.verse}`, verse);
  const inVerses = new Set(verses.flatMap((verse) => Object.keys(verse)));
  const rest = parts.filter((part) => !inVerses.has(part));
  if (rest.length > 0) yield `  ${name} changed: ${rest.join(', ')}`;
}

function* verseLines(name: string, verse: VerseDiff): Iterable<string> {
  const { status, text, footnotes, words, references, formatting } = verse;
  const line = (what: string) => `  ${name} ${what}`;
  if (status === 'added') yield line(`is new: ${shortenedText(text?.b ?? '')}`);
  else if (status === 'removed') yield line(`is gone: ${shortenedText(text?.a ?? '')}`);
  else if (text) yield line(`changed: ${changedExcerpt(text.a, text.b)}`);
  if (status !== 'changed') return;
  if (footnotes) yield line(`footnotes changed: ${listChange(footnotes)}`);
  if (words) yield line(`words changed: ${listChange(words)}`);
  if (references) yield line(`references changed: ${listChange(references)}`);
  if (formatting)
    yield line('formatting changed: poetry, words of Jesus, headings, or where notes are attached');
}

function listChange({ a, b }: Change<readonly string[]>): string {
  const removed = without(a, b);
  const added = without(b, a);
  if (removed.length === 0 && added.length === 0) return 'their order';
  const [firstRemoved = '', ...othersRemoved] = removed;
  const [firstAdded = '', ...othersAdded] = added;
  const more = Math.max(othersRemoved.length, othersAdded.length);
  return changedExcerpt(firstRemoved, firstAdded) + (more > 0 ? ` and ${more} more` : '');
}

function without(from: readonly string[], taken: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const item of taken) left.set(item, (left.get(item) ?? 0) + 1);
  return from.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

const maxPaths = 8;

function pathLine(paths: PathChanges): string {
  const all = (['added', 'removed', 'changed'] as const).flatMap((status) =>
    paths[status].map((path) => path + (status === 'changed' ? '' : ` (${statusNames[status]})`)),
  );
  const more = all.length - maxPaths;
  return all.slice(0, maxPaths).join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more` : '');
}

function bookName(id: string): string {
  return bookInfo(id)?.commonName ?? id;
}

const maxRuns = 12;

export function chapterList(chapters: readonly ChapterDiff[]): string {
  const runs: { from: number; to: number; what: string }[] = [];
  for (const { chapter, status, parts } of chapters) {
    const what = status === 'changed' ? parts.join(', ') : statusNames[status];
    const last = runs.at(-1);
    if (last?.what === what && last.to === chapter - 1) last.to = chapter;
    else runs.push({ from: chapter, to: chapter, what });
  }
  const shown = runs
    .slice(0, maxRuns)
    .map(({ from, to, what }) => `${from}${from === to ? '' : `-${to}`} (${what})`);
  const last = runs[maxRuns - 1];
  const more = runs.length > maxRuns && last ? chapters.filter(({ chapter }) => chapter > last.to).length : 0;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const maxUnits = 72;
const contextUnits = 24;

/**
 * The difference between two texts with some context: `'…loved the world, that…' -> '…loved the earth, that…'`. Line
 * breaks are only shown if nothing else differs: `'He said, “Go”' -> 'He said,⏎“Go”'`.
 */
export function changedExcerpt(a: string, b: string): string {
  const shown = inOneLine(a) === inOneLine(b) ? withSpaces : inOneLine;
  if (a.length <= maxUnits && b.length <= maxUnits) return `'${shown(a)}' -> '${shown(b)}'`;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const from = wordStart(a, start);
  const excerptOf = (text: string) => {
    const to = wordEnd(text, text.length - end);
    const middle = text.slice(from, to);
    const cut = middle.length > 2 * maxUnits ? `${middle.slice(0, wordEnd(middle, maxUnits))}…` : middle;
    return `'${from > 0 ? '…' : ''}${shown(cut)}${to < text.length && cut === middle ? '…' : ''}'`;
  };
  return `${excerptOf(a)} -> ${excerptOf(b)}`;
}

export function shortenedText(text: string): string {
  const cut = text.length <= maxUnits ? text : `${text.slice(0, wordEnd(text, maxUnits - contextUnits))}…`;
  return `'${inOneLine(cut)}'`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function withSpaces(text: string): string {
  const codeOf = (space: string) => space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return text.replaceAll('\n', '⏎').replace(/[^\S ]/g, (space) => `[U+${codeOf(space)}]`);
}

/** Only complete words are shown: a cut elsewhere could separate a letter from its marks. */
function wordStart(text: string, at: number): number {
  const [before] = /\S*$/.exec(text.slice(0, Math.max(0, at - contextUnits)))!;
  return Math.max(0, at - contextUnits - before.length);
}

function wordEnd(text: string, at: number): number {
  const to = Math.min(text.length, at + contextUnits);
  const [rest] = /^\S*/.exec(text.slice(to))!;
  return to + rest.length;
}
