import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../src/library/library.ts';
import { compileContent } from '../compile-content.ts';
import { compiledSharedData } from '../compiled-shared-data.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { firstDifference } from './first-difference.ts';
import { type SourceWords, sourceWords } from './source-words.ts';

// The first test waits until whole Bibles are compiled.
setDefaultTimeout(120_000);

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
      readonly { contentIndex: number; start: number; end: number; strongs?: readonly string[] }[]
    >
  >;
}

const samples = ['ult-sample', 'ust-sample', 'ugnt-sample', 'uhb-sample'] as const;
let compiledSamples: ReturnType<typeof compileContent> | undefined;
const compileSamples = () => {
  compiledSamples ??= compileContent((content) => {
    for (const name of samples) {
      cpSync(join(sharedData!, 'translations', name), join(content, 'translations', name), {
        recursive: true,
      });
    }
  });
  return compiledSamples;
};

/** Words in verses and elsewhere as counted in the files. `aligned`: the Strong's numbers stand in milestones. */
const editions = [
  {
    folder: 'engwebp',
    id: 'ENGWEBP',
    compiled: compiledSharedData,
    inVerses: 697_997,
    elsewhere: 5,
    aligned: false,
  },
  { folder: 'ult-sample', id: 'ULT', compiled: compileSamples, inVerses: 3_994, elsewhere: 0, aligned: true },
  { folder: 'ust-sample', id: 'UST', compiled: compileSamples, inVerses: 5_213, elsewhere: 0, aligned: true },
  {
    folder: 'ugnt-sample',
    id: 'UGNT',
    compiled: compileSamples,
    inVerses: 878,
    elsewhere: 0,
    aligned: false,
  },
  {
    folder: 'uhb-sample',
    id: 'UHB',
    compiled: compileSamples,
    inVerses: 1_293,
    elsewhere: 14,
    aligned: false,
  },
];

describe.skipIf(!sharedData).each(editions)('the annotated words of $folder', (edition) => {
  let library: Library;
  let books: SourceWords[];

  beforeAll(async () => {
    ({ library } = await edition.compiled());
    const folder = join(sharedData!, 'translations', edition.folder);
    books = readdirSync(folder)
      .filter((name) => name.endsWith('.usfm'))
      .map((name) => sourceWords(readFileSync(join(folder, name), 'utf8')));
  });

  test('are as many as in the sources', () => {
    const total = (of: (book: SourceWords) => number) => books.reduce((sum, book) => sum + of(book), 0);
    expect(total((book) => book.inVerses.length)).toBe(edition.inVerses);
    expect(total((book) => book.elsewhere)).toBe(edition.elsewhere);
  });

  test.each(['', '.simple'])('slice to the words of the source, each in its verse%s', (format) => {
    for (const { book, inVerses } of books) {
      const chapters = [...new Set(inVerses.map(({ verse }) => verse.split(':')[0]!))];
      const found = chapters.flatMap((chapter) => {
        const path = `/api/${edition.id}/${book}/${chapter}`;
        return wordsOf(
          chapter,
          readDocument<Chapter>(library, `${path}${format}.json`),
          readDocument<Words>(library, `${path}.words${format}.json`),
        );
      });
      const expected = inVerses.map(({ verse, text, strong }) => `${verse} ${text} ${strong}`.trim());
      const compared = edition.aligned ? found.map((word) => word.replace(/ \S+$/, '')) : found;
      expect(firstDifference(expected, compared) ?? 'the same').toBe('the same');
    }
  });
});

function wordsOf(chapter: string, { chapter: { content } }: Chapter, { verses }: Words): string[] {
  return content
    .filter(({ type }) => type === 'verse')
    .flatMap((verse) =>
      (verses[verse.number] ?? []).map(({ contentIndex, start, end, strongs }) => {
        const item = verse.content?.[contentIndex] ?? verse.text;
        const text = typeof item === 'string' ? item : item.text!;
        return `${chapter}:${verse.number} ${text.slice(start, end)} ${(strongs ?? []).join(',')}`.trim();
      }),
    );
}
