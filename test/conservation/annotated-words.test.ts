import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../src/library/library.ts';
import { readDocument } from '../read-document.ts';
import { annotatedEditions } from './annotated-editions.ts';
import { firstDifference } from './first-difference.ts';
import type { SourceWord, SourceWords } from './source-words.ts';

setDefaultTimeout(600_000);

type Item = string | { text?: string };
interface Chapter {
  readonly chapter: {
    readonly content: readonly { type: string; number: number; text: string; content: readonly Item[] }[];
  };
}
interface Words {
  readonly verses: Readonly<
    Record<
      string,
      readonly {
        contentIndex: number;
        start: number;
        end: number;
        strongs?: readonly string[];
        morph?: string;
      }[]
    >
  >;
}

describe.each(annotatedEditions)('the annotated words of $folder', (edition) => {
  const { folder, id, skip } = edition;
  let library: Library;
  let books: SourceWords[];

  beforeAll(async () => {
    if (skip) return;
    const { content, library: opened } = await edition.compiled();
    library = opened;
    const directory = join(content, 'translations', folder);
    books = readdirSync(directory)
      .filter((name) => name.endsWith(edition.extension))
      .map((name) => edition.sourceWords(readFileSync(join(directory, name), 'utf8')));
  });

  test.skipIf(skip)('are as many as in the sources', () => {
    const total = (of: (book: SourceWords) => number) => books.reduce((sum, book) => sum + of(book), 0);
    expect(total((book) => book.inVerses.length)).toBe(edition.inVerses);
    expect(total((book) => book.elsewhere)).toBe(edition.elsewhere);
  });

  test.skipIf(skip).each(['', '.simple'])(
    'slice to the words of the source, each in its verse%s',
    (format) => {
      for (const { book, inVerses } of books) {
        const chapters = [...new Set(inVerses.map(({ verse }) => verse.split(':')[0]!))];
        const found = chapters.flatMap((chapter) => {
          const path = `/api/${id}/${book}/${chapter}`;
          return wordsOf(
            chapter,
            readDocument<Chapter>(library, `${path}${format}.json`),
            readDocument<Words>(library, `${path}.words${format}.json`),
          );
        });
        const told = ({ verse, text, strong, morph }: SourceWord) => [verse, text, strong, morph].join(' ');
        expect(firstDifference(inVerses.map(told), found.map(told)) ?? 'the same').toBe('the same');
      }
    },
  );
});

function wordsOf(chapter: string, { chapter: { content } }: Chapter, { verses }: Words): SourceWord[] {
  return content
    .filter(({ type }) => type === 'verse')
    .flatMap((verse) =>
      (verses[verse.number] ?? []).map(({ contentIndex, start, end, strongs = [], morph = '' }) => {
        const item = verse.content?.[contentIndex] ?? verse.text;
        const text = typeof item === 'string' ? item : item.text!;
        return {
          verse: `${chapter}:${verse.number}`,
          text: text.slice(start, end),
          strong: strongs.join(','),
          morph,
        };
      }),
    );
}
