import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  SimpleTranslationBookChapter,
  TranslationBookChapter,
} from '../../src/documents/translation/chapter-schema.ts';
import type { TranslationBooks } from '../../src/documents/translation/translation-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { compiledOtherEditions, compiledSharedData } from '../compiled.ts';
import { words } from '../conservation/first-difference.ts';
import { stripUsfm } from '../conservation/strip-usfm.ts';
import { stripUsx } from '../conservation/strip-usx.ts';
import type { StrippedBook } from '../conservation/stripped-book.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { sameEditionDifferences } from './same-edition-differences.ts';
import { markedText } from './same-edition-marked-text.ts';

setDefaultTimeout(600_000);

type Content = (TranslationBookChapter | SimpleTranslationBookChapter)['chapter']['content'];

const knownDifferences = sameEditionDifferences.flatMap(({ verses }) => verses);

const formats: { name: string; suffix: string; comparable: (text: string) => string }[] = [
  { name: 'simplified', suffix: '.simple.json', comparable: (text) => text },
  // Its items are trimmed, so white space between them is lost
  { name: 'standard', suffix: '.json', comparable: (text) => text.replace(/\s/g, '') },
];

describe.skipIf(!sharedData).each([
  { id: 'MAT', usxFile: 'mat.usx', usfmFile: '70-MATengwebp.usfm', chapters: 28 },
  { id: 'JHN', usxFile: 'jhn.usx', usfmFile: '73-JHNengwebp.usfm', chapters: 21 },
  { id: '1SA', usxFile: '1sa.usx', usfmFile: '10-1SAengwebp.usfm', chapters: 31 },
])('$id given as USX and as USFM', ({ id, usxFile, usfmFile, chapters }) => {
  let usx: Library;
  let usfm: Library;
  const known = knownDifferences.filter(([verse]) => verse.startsWith(`${id} `));

  beforeAll(async () => {
    usx = (await compiledOtherEditions()).library;
    usfm = (await compiledSharedData()).library;
  });

  test('is one book, with the same names, chapters and number of verses', () => {
    const facts = (library: Library, edition: string) => {
      const list = readDocument<TranslationBooks>(library, `/api/${edition}/books.json`).books;
      const { name, commonName, title, numberOfChapters, totalNumberOfVerses } = list.find(
        (book) => book.id === id,
      )!;
      return { name, commonName, title, numberOfChapters, totalNumberOfVerses };
    };
    expect(facts(usx, 'WEBPUSX')).toEqual(facts(usfm, 'ENGWEBP'));
    expect(facts(usx, 'WEBPUSX').numberOfChapters).toBe(chapters);
  });

  test.each(formats)('has equal chapters in the $name format, except known differences', (format) => {
    const found: string[] = [];
    for (let number = 1; number <= chapters; number++) {
      const path = `${id}/${number}${format.suffix}`;
      const a = readDocument<TranslationBookChapter | SimpleTranslationBookChapter>(
        usx,
        `/api/WEBPUSX/${path}`,
      );
      const b = readDocument<TranslationBookChapter | SimpleTranslationBookChapter>(
        usfm,
        `/api/ENGWEBP/${path}`,
      );
      expect(a.numberOfVerses).toBe(b.numberOfVerses);
      expect<unknown>({ ...a.chapter, content: [] }).toEqual({ ...b.chapter, content: [] });
      found.push(...differences(`${id} ${number}`, a.chapter.content, b.chapter.content, format.comparable));
    }
    const expected = known.filter(([, ...texts]) => new Set(texts.map(format.comparable)).size > 1);
    expect(found.toSorted()).toEqual(expected.map(([verse]) => `${verse} as known`).toSorted());
  });

  test('differs where the sources do', () => {
    const source = (folder: string, name: string) =>
      readFileSync(join(sharedData!, 'translations', folder, name), 'utf8');
    const strippedUsx = stripUsx(source('webp-usx', usxFile));
    const strippedUsfm = stripUsfm(source('engwebp', usfmFile));
    for (const [verse, ...texts] of known) {
      const [inUsx, inUsfm] = texts.map((text) => text.replace(/[[\]]/g, ''));
      expect(chapterText(strippedUsx, verse)).toContain(inUsx!);
      expect(chapterText(strippedUsx, verse)).not.toContain(inUsfm!);
      expect(chapterText(strippedUsfm, verse)).toContain(inUsfm!);
      expect(chapterText(strippedUsfm, verse)).not.toContain(inUsx!);
    }
  });
});

function differences(
  chapter: string,
  inUsx: Content,
  inUsfm: Content,
  comparable: (text: string) => string,
): string[] {
  const blocks = Array.from({ length: Math.max(inUsx.length, inUsfm.length) }, (_, index) => [
    inUsx[index],
    inUsfm[index],
  ]);
  return blocks.flatMap(([a, b]) => {
    if (Bun.deepEquals(a, b)) return [];
    if (a?.type !== 'verse' || b?.type !== 'verse') return `${chapter}: ${JSON.stringify([a, b])}`;
    const verse = `${chapter}:${a.number}`;
    const [ofUsx, ofUsfm] = [comparable(markedText(a)), comparable(markedText(b))];
    const [, ...texts] = knownDifferences.find(([name]) => name === verse) ?? [];
    const [textOfUsx, textOfUsfm] = texts.map(comparable);
    const isKnown = textOfUsx !== undefined && ofUsfm.replace(textOfUsfm!, textOfUsx) === ofUsx;
    return `${verse} ${isKnown ? 'as known' : `${ofUsx} / ${ofUsfm}`}`;
  });
}

function chapterText(book: StrippedBook, verse: string): string {
  const number = Number(/ (\d+):/.exec(verse)![1]);
  return words(book.chapters.get(number)!.body).join(' ');
}
