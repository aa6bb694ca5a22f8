import { joinBytes } from '../../lib/join-bytes.ts';
import { textHead } from '../decode-source.ts';
import type { SourceFile } from '../source-file.ts';
import { sourceFormat } from '../source-format.ts';

const derived: readonly (readonly [pattern: RegExp, of: string])[] = [
  // eBible.org writes the same verses three times
  [/_vpl\.xml$/, '_vpl.txt'],
  [/(^|\/)complete\.simple\.json$/, '$1complete.json'],
  [/(^|\/)(\d+)\.(?:simple|words|words\.simple|[^/]+\.audioTimings)\.json$/, '$1$2.json'],
];
const catalogue = /(^|\/)available_(translations|commentaries|datasets)\.json$/;

/**
 * Removes the names of files in a tree of the public API that repeat other files, as all files of a
 * translation next to its `complete.json` do. A derived file without its original is kept, so that it is not
 * ignored silently.
 */
export function withoutRepetitions(names: readonly string[]): string[] {
  const all = new Set(names);
  const complete = names.filter((name) => /(^|\/)complete\.json$/.test(name)).map(folderOf);
  return names.filter((name) => {
    if (catalogue.test(name) || complete.some((folder) => repeats(name, folder))) return false;
    const source = derived.find(([pattern]) => pattern.test(name));
    return !(source && all.has(name.replace(source[0], source[1])));
  });
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

function repeats(name: string, folder: string): boolean {
  if (!name.startsWith(folder)) return false;
  return /^(books|[0-9A-Z]{3}\/\d+(\.[^/]+)?)\.json$/.test(name.slice(folder.length));
}

const open = new TextEncoder().encode('[');
const separator = new TextEncoder().encode(',\n');
const close = new TextEncoder().encode(']');

/**
 * Joins the documents of single chapters to one list per book, named after its folder, because a book is read
 * as a whole. Line 1 of the list is its first chapter.
 */
export function joinChapterDocuments(files: readonly SourceFile[]): SourceFile[] {
  const groups = Map.groupBy(files, ({ file, bytes }) =>
    isChapterDocument(file, bytes) ? folderOf(file) : '',
  );
  const others = groups.get('') ?? [];
  groups.delete('');
  const books = [...groups].map(([folder, chapters]) => {
    const inOrder = chapters.toSorted((a, b) => chapterOfFile(a.file) - chapterOfFile(b.file));
    const pieces = inOrder.flatMap(({ bytes }, index) => [index === 0 ? open : separator, bytes]);
    return { file: folder.slice(0, -1), bytes: joinBytes([...pieces, close]) };
  });
  return [...others, ...books];
}

function isChapterDocument(file: string, bytes: Uint8Array): boolean {
  if (!/\/\d+\.json$/.test(file)) return false;
  const format = sourceFormat(textHead(bytes.subarray(0, 0x4000)));
  return format === 'public API' || format === 'verse records';
}

function chapterOfFile(file: string): number {
  return Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10);
}
