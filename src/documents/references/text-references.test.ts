import { expect, test } from 'bun:test';
import { ReferenceFinder } from './text-references.ts';
import { type TextReferences, textReferencesSchema } from './text-references-schema.ts';

const metadata = { id: 'NOTES', language: 'eng' };

function shown([document]: readonly (readonly [string, string])[], ...texts: string[]) {
  if (!document) return undefined;
  const found: TextReferences = textReferencesSchema.parse(JSON.parse(document[1]));
  return found.texts.map(({ text, references }) => [
    text,
    ...references.map(({ start, end, from, to, label }) => {
      const written = texts.map((each) => each.slice(start, end)).find((each) => each !== '');
      return `${written}: ${from} ${to} ${label}`;
    }),
  ]);
}

const at = (pointer: string, text: string) => ({ at: pointer, text });

test('references in notes have their offsets, ids and labels, and belong to the chapter where they name no book', () => {
  const text = 'See vv. 3–5, ch. 4, 5:1ff and 1 Cor 13; Jude 3.';
  const texts = [at('/a/0', 'Nothing.'), at('/a/1', text)];
  const finder = new ReferenceFinder(metadata);
  const found = finder.inNotes('/api/x', '/api/c/NOTES/GEN/2.json', { book: 'GEN', chapter: 2 }, texts);
  expect(shown(found, text)).toEqual([
    [
      '/a/1',
      'vv. 3–5: GEN.2.3 GEN.2.5 Genesis 2:3-5',
      'ch. 4: GEN.4 GEN.4 Genesis 4',
      '5:1ff: GEN.5.1 GEN.5 Genesis 5:1-end',
      '1 Cor 13: 1CO.13 1CO.13 1 Corinthians 13',
      'Jude 3: JUD.1.3 JUD.1.3 Jude 1:3',
    ],
  ]);
});

test('in an article, a place without a book belongs to the last named book, across paragraphs', () => {
  const finder = new ReferenceFinder(metadata);
  const paragraphs = [at('/0', '(1:16) Mat 2:3'), at('/1', '4:5')];
  const subject = { book: 'RUT', chapter: 1 };
  expect(
    shown(
      finder.inArticle('/x', '/api/c/NOTES/profiles/a.json', subject, paragraphs),
      '(1:16) Mat 2:3',
      '4:5',
    ),
  ).toMatchObject([
    ['/0', '1:16: RUT.1.16 RUT.1.16 Ruth 1:16', 'Mat 2:3: MAT.2.3 MAT.2.3 Matthew 2:3'],
    ['/1', expect.stringContaining('MAT.4.5 MAT.4.5 Matthew 4:5')],
  ]);
  expect(finder.inArticle('/x', '/api/c/NOTES/profiles/a.json', undefined, [at('/0', '4:5')])).toEqual([]);
});

test('books have the names of the edition, and numbers the signs of its language', () => {
  const books = [{ id: 'JHN', name: 'Johannes', commonName: 'Johannes' }];
  const finder = new ReferenceFinder({ id: 'NOTES', language: 'deu' }, books);
  const text = 'Joh 3,16-18; Röm 8, 28';
  expect(
    shown(finder.inNotes('/x', '/api/c/NOTES/GEN/2.json', { book: 'GEN' }, [at('/0', text)]), text),
  ).toEqual([
    ['/0', 'Joh 3,16-18: JHN.3.16 JHN.3.18 Johannes 3,16-18', 'Röm 8, 28: ROM.8.28 ROM.8.28 Romans 8,28'],
  ]);
});

test('texts without references give no document', () => {
  const finder = new ReferenceFinder(metadata);
  expect(
    finder.inNotes('/x', '/api/c/NOTES/GEN/2.json', { book: 'GEN', chapter: 2 }, [
      at('/0', 'In 1999, 5 men.'),
    ]),
  ).toEqual([]);
});
