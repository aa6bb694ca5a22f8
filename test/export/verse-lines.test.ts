import { expect, test } from 'bun:test';
import { verseLines } from '../../src/export/verse-lines.ts';
import { ReleaseError } from '../../src/release/release-error.ts';
import { compiledSmallContent, compiledStarter } from '../compiled.ts';

interface Line {
  readonly id: string;
  readonly reference: string;
  readonly edition: string;
  readonly text: string;
  readonly words?: readonly { readonly text: string; readonly strongs?: readonly string[] }[];
}

test('the verses of a Bible are lines of JSON, each with an id of its own', async () => {
  const { library } = await compiledStarter();
  const lines = [...verseLines(library, ['KJV', 'OSHB'])].map((line) => JSON.parse(line) as Line);
  const counts = ['KJV', 'OSHB'].map((id) => library.edition(id)!.counts.verses);
  const isVerse = ({ reference }: Line) => !reference.endsWith(':0');
  expect(lines.filter(isVerse).length).toBe(counts[0]! + counts[1]!);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines.every(({ id }) => /^[A-Za-z0-9_-]+$/.test(id))).toBe(true);
  expect(lines.find(({ id }) => id === 'KJV_JHN_11_35')).toEqual({
    id: 'KJV_JHN_11_35',
    reference: 'JHN 11:35',
    edition: 'KJV',
    language: 'eng',
    book: 'JHN',
    chapter: 11,
    verse: 35,
    text: 'Jesus wept.',
  } as Line);
  const [first] = lines.filter(({ edition }) => edition === 'OSHB');
  expect(first!.words!.length).toBeGreaterThan(5);
  expect(first!.words!.every(({ text }) => first!.text.includes(text))).toBe(true);
  expect(first!.words![1]!.strongs).toEqual(['H1254a']);
});

test('exports all translations, and nothing else, if none is named', async () => {
  const { library } = await compiledSmallContent();
  const lines = [...verseLines(library, [])].map((line) => JSON.parse(line) as Line);
  expect([...new Set(lines.map(({ edition }) => edition))]).toEqual(['SMALL']);
  expect(() => [...verseLines(library, ['SMALLNOTES'])]).toThrow(ReleaseError);
  expect(() => [...verseLines(library, ['SMALLL'])]).toThrow('Did you mean SMALL?');
});
