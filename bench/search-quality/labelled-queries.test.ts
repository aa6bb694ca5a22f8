import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFile } from '../../src/compile/translation/read-source-file.ts';
import { simpleChapterData } from '../../src/documents/translation/simple-chapter-data.ts';
import { foldedWords } from '../../src/search/analysis.ts';
import { sharedData } from '../../test/shared-data.ts';
import { labelledQueries, queryKinds, wantedVerses } from './labelled-queries.ts';

setDefaultTimeout(600_000);

const queries = labelledQueries();
const sources: Readonly<Record<string, string>> = {
  BSB: 'translations/bsb',
  HBOMAS: 'translations/hbomas',
  CMNCUV: 'translations/cmn-cuv',
  DEUELB: 'translations/deu-elberfelder',
  SWHNT: 'translations/swh-nt',
  UGNT: 'translations/ugnt-sample',
  FRASYN: 'records/FreSynodale1921.csv',
  RUSMAK: 'records/RusMakarij.csv',
};

describe('the labelled queries', () => {
  test('are at least 320, 200 of them in English', () => {
    expect(queries.length).toBeGreaterThanOrEqual(320);
    expect(queries.filter(({ language }) => language === 'eng').length).toBeGreaterThanOrEqual(200);
  });

  test('have no query twice', () => {
    const texts = queries.map(({ query }) =>
      query
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim(),
    );
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('are divided evenly into halves, for each kind and language', () => {
    const groups = Map.groupBy(queries, ({ language, kind }) => `${language} ${kind}`);
    const uneven = [...groups].filter(([, group]) => {
      const toTune = group.filter(({ half }) => half === 'tune').length;
      return Math.abs(2 * toTune - group.length) > 1;
    });
    expect(uneven.map(([name]) => name)).toEqual([]);
  });

  test('are of known kinds, and those in English of every kind', () => {
    expect(queries.filter(({ kind }) => !queryKinds.includes(kind))).toEqual([]);
    const english = new Set(queries.filter(({ language }) => language === 'eng').map(({ kind }) => kind));
    expect([...english].sort()).toEqual([...queryKinds].sort());
  });
});

test('a range of verses is each of its verses', () => {
  const wanted = ['LUK 15:11-13', '3JN 1:2'];
  expect([...wantedVerses({ query: '', wanted })]).toEqual([
    'LUK 15:11',
    'LUK 15:12',
    'LUK 15:13',
    '3JN 1:2',
  ]);
  for (const wrong of ['LUK 15', 'LUK 15:13-11', 'Luke 15:1']) {
    expect(() => wantedVerses({ query: '', wanted: [wrong] })).toThrow(wrong);
  }
});

describe.skipIf(!sharedData)('in the real texts', () => {
  const texts = new Map<string, ReadonlyMap<string, string>>();
  beforeAll(() => {
    for (const [id, source] of Object.entries(sources)) texts.set(id, textsOf(source));
  });

  test('every wanted verse exists', () => {
    const missing = queries.flatMap((query) =>
      [...wantedVerses(query)]
        .filter((verse) => !texts.get(query.translation)!.has(verse))
        .map((verse) => `${query.query}: ${verse}`),
    );
    expect(missing).toEqual([]);
  });

  test('every exact phrase is in its wanted verses', () => {
    const wrong = queries
      .filter(({ kind }) => kind === 'exact-phrase')
      .flatMap((query) =>
        [...wantedVerses(query)]
          .filter((verse) => {
            const text = wordsOf(texts.get(query.translation)!.get(verse)!);
            return !text.includes(wordsOf(query.query));
          })
          .map((verse) => `${query.query}: ${verse}`),
      );
    expect(wrong).toEqual([]);
  });
});

function wordsOf(text: string): string {
  return ` ${foldedWords(text).join(' ')} `;
}

function textsOf(source: string): Map<string, string> {
  const path = join(sharedData!, source);
  const files = source.endsWith('.csv')
    ? [path]
    : readdirSync(path)
        .filter((name) => !name.endsWith('.json'))
        .map((name) => join(path, name));
  const texts = new Map<string, string>();
  for (const file of files) {
    readSourceFile({ file, bytes: new Uint8Array(readFileSync(file)) }, {}, (book) => {
      for (const chapter of book.chapters) {
        for (const block of simpleChapterData(chapter).content) {
          if (block.type === 'verse') texts.set(`${book.id} ${chapter.number}:${block.number}`, block.text);
        }
      }
    });
  }
  return texts;
}
