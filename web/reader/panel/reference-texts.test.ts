import { expect, test } from 'bun:test';
import type { PassageAnswer } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { formatReference } from '../../../client/src/references.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { ReferenceTexts } from './reference-texts.ts';

function serviceOfTen() {
  const asked: string[][] = [];
  const ask = async (references: readonly Reference[]) => {
    asked.push(references.map((each) => formatReference(each)));
    if (references.some(({ from }) => from.verse! > 10)) {
      throw new ScriptoriumError({ code: 'verse_not_found', message: 'Not there.', status: 404 });
    }
    const passages = references.map(({ from, to }) => {
      const verses = [];
      for (let verse = from.verse!; verse <= Math.min(10, to.verse!); verse++) {
        verses.push({ book: from.book, chapter: from.chapter!, verse, text: `${from.book} ${verse}` });
      }
      return { editions: [{ verses }] };
    });
    return { passages } as unknown as PassageAnswer;
  };
  return { ask, asked };
}

const verse = (number: number, more: object = {}) => ({ book: 'ROM', chapter: 5, verse: number, ...more });
const numbers = (text: Awaited<ReturnType<ReferenceTexts['of']>>) => text?.verses.map(({ verse }) => verse);

test('texts requested at the same time need one request', async () => {
  const { ask, asked } = serviceOfTen();
  const texts = new ReferenceTexts(ask);
  const [one, two] = await Promise.all([
    texts.of(verse(8)),
    texts.of(verse(2, { endVerse: 4 })),
    texts.of(verse(8)),
  ]);
  expect([numbers(one), numbers(two)]).toEqual([[8], [2, 3, 4]]);
  await texts.of(verse(8));
  expect(asked).toEqual([['ROM 5:8', 'ROM 5:2-4']]);
});

test('a hundred references need three requests', async () => {
  const { ask, asked } = serviceOfTen();
  const texts = new ReferenceTexts(ask);
  const all = Array.from({ length: 100 }, (_, index) => texts.of({ ...verse(1), chapter: index + 1 }));
  await Promise.all(all);
  expect(asked.map(({ length }) => length)).toEqual([40, 40, 20]);
});

test('shows the beginning of a long reference, and of one over chapters', async () => {
  const { ask } = serviceOfTen();
  const texts = new ReferenceTexts(ask);
  const [long, over, short] = await Promise.all([
    texts.of(verse(1, { endVerse: 9 })),
    texts.of(verse(8, { endChapter: 6, endVerse: 2 })),
    texts.of(verse(1, { endVerse: 6 })),
  ]);
  expect([numbers(long), long?.goesOn]).toEqual([[1, 2, 3, 4, 5, 6], true]);
  expect([numbers(over), over?.goesOn]).toEqual([[8, 9, 10], true]);
  expect([numbers(short), short?.goesOn]).toEqual([[1, 2, 3, 4, 5, 6], false]);
});

test('a verse that is missing does not take the others away', async () => {
  const { ask, asked } = serviceOfTen();
  const texts = new ReferenceTexts(ask);
  const found = await Promise.all([1, 2, 3, 99, 5].map((number) => texts.of(verse(number))));
  expect(found.map(numbers)).toEqual([[1], [2], [3], undefined, [5]]);
  expect(asked.length).toBeLessThanOrEqual(5);
});

test('a failed text is requested again', async () => {
  const { ask } = serviceOfTen();
  let count = 0;
  const texts = new ReferenceTexts(async (references) => {
    if (count++ === 0) throw new Error('No connection.');
    return ask(references);
  });
  expect(texts.of(verse(3))).rejects.toThrow('No connection.');
  await texts.of(verse(3)).catch(() => {});
  expect(numbers(await texts.of(verse(3)))).toEqual([3]);
});
