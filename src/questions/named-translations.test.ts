import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { compileContent } from '../../test/compiled.ts';
import { readDocument } from '../../test/read-document.ts';
import { writeSmallContent } from '../../test/small-content/small-content.ts';
import { editionJson } from '../../test/small-content/small-edition-json.ts';
import { writeFiles } from '../../test/write-files.ts';
import type { Library } from '../library/library.ts';
import { answerFrom } from './question.ts';
import { questions } from './questions.ts';

setDefaultTimeout(60_000);

let library: Library;
beforeAll(async () => {
  const gospel = '\\id MAT\n\\h Matthew\n\\c 1\n\\p\n\\v 1 God with us.\n';
  const german = { ...editionJson('LUT', 'Die Lutherbibel'), language: 'deu' };
  ({ library } = await compileContent((content) => {
    writeSmallContent(content);
    writeFiles(content, {
      'translations/other/edition.json': editionJson('OTHER', 'Twin Bible'),
      'translations/other/MAT.usfm': gospel,
      'translations/twin/edition.json': editionJson('TWIN', 'Twin Bible'),
      'translations/twin/MAT.usfm': gospel,
      'translations/standard/edition.json': editionJson('STANDARD', 'The New Standard Twin Bible'),
      'translations/standard/MAT.usfm': gospel,
      'translations/lut/edition.json': german,
      'translations/lut/MAT.usfm': gospel,
      'translations/heb/edition.json': { ...editionJson('HEB', 'Hebrew'), language: 'hbo' },
      'translations/heb/MAT.usfm': gospel,
      'translations/draft/edition.json': editionJson('DRAFT', 'Draft'),
      'translations/draft/PSA.usfm': '\\id PSA\n\\c 1\n\\p\n\\v 1 Blessed\n\\c 150\n\\p\n\\v 1 Praise\n',
    });
  }));
});

function ask(name: 'passage' | 'search' | 'random' | 'quote', parameters: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(parameters).toString();
  const read = (path: string) => (library.peek(path) ? readDocument<object>(library, path) : undefined);
  return answerFrom(questions[name](query, undefined), read).body;
}

test.each([
  ['other', 'OTHER'],
  ['die lutherbibel', 'LUT'],
  ['nstb', 'STANDARD'],
  ['new standard twin', 'STANDARD'],
  ['the new standard twin version', 'STANDARD'],
  ['lut, small', 'LUT,SMALL'],
  ['lang:de', 'lang:deu'],
  ['lang:German', 'lang:deu'],
  ['lang: deutsch', 'lang:deu'],
  ['lang:de-AT', 'lang:deu'],
  ['lang:heb', 'lang:hbo'],
  ['lang:he', 'lang:hbo'],
])('a search in "%s" is one in "%s"', (written, ids) => {
  expect(ask('search', { q: 'god', in: written })).toBe(ask('search', { q: 'god', in: ids }));
});

test.each(['random', 'quote', 'passage'] as const)('"%s" accepts an id in lower case', (name) => {
  const parameters = { random: {}, quote: { text: 'God with us' }, passage: { ref: 'MAT 1:1' } }[name];
  expect(ask(name, { ...parameters, in: 'lut' })).toBe(ask(name, { ...parameters, in: 'LUT' }));
});

test.each(['Twin Bible', 'twin standard', 'New Standard', 'the bible', 'nothing', 'lut,nothing', 'lang:xx'])(
  '"%s" means no translation',
  (written) => {
    expect(() => ask('search', { q: 'god', in: written })).toThrow('translation');
  },
);

test('an unknown language is refused with those of the library', () => {
  const hint = expect.stringMatching(/^Use one of: .*lang:deu/);
  const error = expect.objectContaining({ fault: expect.objectContaining({ hint }) });
  expect(() => ask('search', { q: 'god', in: 'lang:fra' })).toThrow(error);
});

test('no text leads to another error than that of a translation', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), (written) => {
      try {
        ask('search', { q: 'god', in: written });
      } catch (error) {
        expect(error).toMatchObject({ name: 'QuestionError', fault: { parameter: 'in' } });
      }
    }),
  );
});

test.each([
  ['Gospels', 'MAT-JHN'],
  ['the gospels, GEN', 'MAT-JHN, GEN'],
  ['Torah', 'GEN-DEU'],
  ['Apocrypha', 'DC'],
])('books=%s is the same as books=%s', (group, range) => {
  const search = (books: string) => JSON.parse(ask('search', { q: 'god', in: 'lang:eng', books })).results;
  expect(search(group)).toEqual(search(range));
});

test('a random verse of a group of books is from the books that the edition has', () => {
  expect(JSON.parse(ask('random', { in: 'LUT', books: 'Gospels' })).references).toEqual(['MAT 1:1']);
  expect(() => ask('random', { in: 'LUT', books: 'Torah' })).toThrow('LUT has no GEN');
  expect(() => ask('random', { in: 'LUT', books: 'DC' })).toThrow('LUT has no verse in these books');
});

test('a random verse of a draft is found, although most chapters between its first and last one are missing', () => {
  for (let time = 0; time < 20; time++)
    expect(['PSA 1:1', 'PSA 150:1']).toContain(JSON.parse(ask('random', { in: 'DRAFT' })).references[0]);
});
