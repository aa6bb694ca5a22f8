import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { AudioFinding } from './audio-finding.ts';
import type { AudioFile } from './audio-schema.ts';
import { parseChapterSelection } from './chapter-selection.ts';

interface Missing {
  readonly path: (string | number)[];
  readonly what: string;
}

/** What audio.json names of books and chapters that the text does not have. */
export function missingSelections(
  { readers }: AudioFile,
  chapters: ReadonlyMap<string, readonly number[]>,
  file: string,
  text: string,
): AudioFinding[] {
  const missing = Object.entries(readers).flatMap(([id, { books = [], urls = {} }]) => {
    const named: [path: (string | number)[], written: string][] = [
      ...books.map((written, index): [(string | number)[], string] => [['books', index], written]),
      ...Object.keys(urls).map((written): [(string | number)[], string] => [['urls', written], written]),
    ];
    return named.flatMap(([path, written]): Missing[] => {
      const what = missingOf(written, chapters);
      return what === undefined ? [] : [{ path: ['readers', id, ...path], what }];
    });
  });
  if (missing.length === 0) return [];
  const tree = parseTree(text);
  return missing.map(({ path, what }) => {
    const at = (tree && findNodeAtLocation(tree, path)?.offset) ?? 0;
    const message = `${['$', ...path].join('.')}: the text has no ${what}; the audio is not linked.`;
    return { code: 'audio-without-chapter', file, at, message };
  });
}

function missingOf(written: string, chapters: ReadonlyMap<string, readonly number[]>): string | undefined {
  const { book, chapters: range } = parseChapterSelection(written)!;
  const known = chapters.get(book);
  if (!known) return book;
  if (!range) return undefined;
  const [first, last] = range;
  const missing: number[] = [];
  for (let chapter = first; chapter <= last; chapter++) if (!known.includes(chapter)) missing.push(chapter);
  return missing.length === 0 ? undefined : `${book} ${missing.join(', ')}`;
}
