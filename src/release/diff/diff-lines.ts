import { bookInfo } from '../../model/books.ts';
import { changedExcerpt, shortened } from './changed-excerpt.ts';
import { chapterList } from './chapter-list.ts';
import type {
  Change,
  ChapterDiff,
  EditionDiff,
  PathChanges,
  ReleaseDiff,
  VerseDiff,
} from './release-diff.ts';

const statusNames = { added: 'new', removed: 'gone', changed: 'changed' } as const;

/** A comparison in words. @param withVerses tells each verse, where those were compared. */
export function* diffLines(
  diff: ReleaseDiff,
  { withVerses }: { readonly withVerses: boolean },
): Iterable<string> {
  for (const [side, { name, sha256, documents }] of Object.entries({ a: diff.a, b: diff.b })) {
    yield `${side}  ${name}: release ${sha256.slice(0, 12)}, ${counted(documents, 'document')}`;
  }
  if (diff.isEqual) {
    yield 'They are equal.';
    return;
  }
  for (const edition of diff.editions) yield* editionLines(edition, withVerses);
  const shared = pathLine(diff.shared);
  if (shared) yield `Catalogues: ${shared}`;
  if (diff.editions.length === 0 && !shared) yield 'They have the same documents; only the manifests differ.';
}

function* editionLines(edition: EditionDiff, withVerses: boolean): Iterable<string> {
  const { id, status, documents, paths, isCompared, chapters, others, sameContent } = edition;
  const total = counted(status === 'removed' ? documents.a : documents.b, 'document');
  if (!paths) {
    const reason = status === 'changed' ? '; there is only its hash to compare' : '';
    yield `${id} is ${statusNames[status]} (${total}${reason})`;
    return;
  }
  const { added, removed, changed } = paths;
  const counts = [
    changed.length > 0 && `${counted(changed.length, 'document')} changed`,
    added.length > 0 && `${counted(added.length, 'document')} new`,
    removed.length > 0 && `${counted(removed.length, 'document')} gone`,
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
    yield `  Not told: ${counted(sameContent, 'changed document')} that say something else only of the edition, the book or other chapters`;
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
  if (status === 'added') yield line(`is new: ${shortened(text?.b ?? '')}`);
  else if (status === 'removed') yield line(`is gone: ${shortened(text?.a ?? '')}`);
  else if (text) yield line(`changed: ${changedExcerpt(text.a, text.b)}`);
  if (status !== 'changed') return;
  if (footnotes) yield line(`footnotes changed: ${listChange(footnotes)}`);
  if (words) yield line(`words changed: ${listChange(words)}`);
  if (references) yield line(`references changed: ${listChange(references)}`);
  if (formatting)
    yield line('changed in its formatting: poetry, words of Jesus, headings or where notes stand');
}

function listChange({ a, b }: Change<readonly string[]>): string {
  const gone = without(a, b);
  const added = without(b, a);
  if (gone.length === 0 && added.length === 0) return 'their order';
  const [first = '', ...othersGone] = gone;
  const [firstAdded = '', ...othersAdded] = added;
  const more = Math.max(othersGone.length, othersAdded.length);
  return changedExcerpt(first, firstAdded) + (more > 0 ? ` and ${more} more` : '');
}

/** Those of one list that the other has not, each as often as it has them more. */
function without(from: readonly string[], taken: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const item of taken) left.set(item, (left.get(item) ?? 0) + 1);
  return from.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

function pathLine(paths: PathChanges): string {
  const most = 8;
  const all = (['added', 'removed', 'changed'] as const).flatMap((status) =>
    paths[status].map((path) => path + (status === 'changed' ? '' : ` (${statusNames[status]})`)),
  );
  const more = all.length - most;
  return all.slice(0, most).join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more` : '');
}

function bookName(id: string): string {
  return bookInfo(id)?.commonName ?? id;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
