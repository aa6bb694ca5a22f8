import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { questions } from '../../src/questions/questions.ts';
import { compileContent } from '../compiled.ts';
import { editionJson } from '../small-content/small-edition-json.ts';
import { writeFiles } from '../write-files.ts';
import { writeManyScripts } from './many-scripts.ts';
import { SearchedLibrary } from './searched-library.ts';

setDefaultTimeout(600_000);

const english = [
  'The king of Beth-lehem and the Beth-lehemite let the lehi be.',
  'They went to Beth-lehem again, and let the firstborn of the Lord go.',
  'Don’t judge; the donkey is done.',
  'Then judge the house, and they grew gray hair.',
  'A man with gray hair let them in at three score and 160 years.',
  'Jesus wept, for the Lord was done.',
  'The 144,000 of Tubal-cain had colors.',
];
const german = [
  'Der König kam.',
  'Ein Löwe brüllte, und Löwen. Große Könige',
  'Das ist große Freude, HERR. 144.000 Mann',
];
const french = ['L’Éternel est mon berger.', 'La louange de l’Éternel et l’amour de l’Éternel. 144000'];

let library: SearchedLibrary;
beforeAll(async () => {
  const compiled = await compileContent((content) => {
    writeManyScripts(content);
    for (const [id, language, verses] of [
      ['ENG', 'eng', english],
      ['GER', 'deu', german],
      ['FRE', 'fra', french],
    ] as const) {
      const lines = verses.map((text, at) => `\\v ${at + 1} ${text}`).join('\n');
      writeFiles(content, {
        [`translations/${id}/edition.json`]: { ...editionJson(id, id), language },
        [`translations/${id}/GAL.usfm`]: `\\id GAL\n\\h ${id === 'GER' ? 'Galater' : 'Galatians'}\n\\c 1\n\\p\n${lines}\n`,
      });
    }
  });
  library = new SearchedLibrary(compiled.library);
});

interface Suggestions {
  readonly passages: readonly { readonly reference: string; readonly label: string }[];
  readonly books: readonly { readonly id: string; readonly name: string }[];
  readonly words: readonly { readonly term: string; readonly verses: number; readonly query: string }[];
}

const suggested = (q: string, translation: string) => {
  const query = `${new URLSearchParams({ q, in: translation })}`;
  const { words } = library.answer<Suggestions>(questions.suggest(query, undefined));
  return words.map(({ query, verses }) => `${query} ${verses}`);
};

const meant = (q: string, translation: string) =>
  library.ask({ q, in: translation, match: 'best' }).didYouMean?.map(({ query }) => query);

describe('suggested words', () => {
  test.each([
    ['Lö', 'GER', ['Löwe 1', 'Löwen 1']],
    ['koni', 'GER', ['König 1', 'Könige 1']],
    ['gro', 'GER', ['große 2']],
    ['αγα', 'GRK', ['ἀγάπη 1']],
    ['đu', 'VIE', ['Đức 2', 'dựng 1']],
    ['وخا', 'ARB', ['وخالية 1']],
    ['אלה', 'HEB', ['אלהים 3']],
    ['jes', 'ENG', ['jesus 1']],
    ['la lou', 'FRE', ['la louange 1']],
  ])('for %p in %s are as the translation writes them', (q, translation, expected) => {
    expect(suggested(q, translation)).toEqual(expected);
  });

  test.each([
    ['beth-le', 'ENG', ['beth-lehem 2', 'beth-lehemite 1']],
    ['the first-bo', 'ENG', ['the firstborn 1']],
    ['l’ét', 'FRE', ['l’Éternel 2']],
    ['beth-xy', 'ENG', []],
  ])('for %p in %s complete the compound', (q, translation, expected) => {
    expect(suggested(q, translation)).toEqual(expected);
  });

  test.each(['jn 3 16', 'Gal 1:16', 'three 16'])('are not numbers of a reference: %p', (q) => {
    expect(suggested(q, 'ENG')).toEqual([]);
    expect(suggested('16', 'ENG')).toEqual(['160 1']);
  });
});

describe('suggestions in a language', () => {
  const inGerman = (q: string) => {
    const query = `${new URLSearchParams({ q, language: 'deu' })}`;
    return library.answer<Suggestions>(questions.suggest(query, undefined));
  };

  test('have the names of all its translations, also of those with fewer verses', () => {
    expect(inGerman('galater 1')).toMatchObject({
      passages: [{ reference: 'GAL 1', label: 'Galater 1' }],
      books: [{ id: 'GAL', name: 'Galater' }],
    });
  });

  test('have the books that none of its translations has, in English', () => {
    const { passages, books } = inGerman('psalm 23');
    expect(passages[0]).toEqual({ reference: 'PSA 23', label: 'Psalms 23' });
    expect(books[0]).toEqual({ id: 'PSA', name: 'Psalms' });
  });
});

describe('a query that finds nothing', () => {
  test.each([
    ['Koenig', 'GER', ['König', 'Könige']],
    ['kam Koenig', 'GER', ['kam König']],
    ['lamour', 'FRE', ["l'amour"]],
    ['dont judge', 'ENG', ["don't judge"]],
    ['grey hair', 'ENG', ['gray hair']],
    ['first-born', 'ENG', ['firstborn']],
    ['first born', 'ENG', ['firstborn']],
    ['Tubalcain', 'ENG', ['tubal-cain']],
    ['colour', 'ENG', ['colors']],
    ['144000', 'ENG', ['144,000']],
    ['144000', 'GER', ['144.000']],
    ['144 000', 'FRE', ['144000']],
    ['166', 'ENG', undefined],
  ])('%p means, in %s, %p', (q, translation, expected) => {
    expect(meant(q, translation)).toEqual(expected);
  });

  test('has marks on its frequent words, if a verse has no others', () => {
    const { results } = library.ask({ q: 'xyzzy the', in: 'ENG', match: 'best' });
    expect(results.length).toBeGreaterThan(2);
    for (const { text, marks } of results)
      expect(marks.map(([start, end]) => text.slice(start, end).toLowerCase())).toContain('the');
  });
});

describe('a query', () => {
  test.each(['G26', 'h430', 'G26 G27'])(
    'is a Strong’s number, not a chapter, in any translation: %p',
    (q) => {
      const { reference, query, notAnnotated } = library.ask({ q, in: 'ENG', match: 'best' });
      expect([reference, query.understood]).toEqual([null, q.toUpperCase().replace(/(?=[GH])/g, 'strong:')]);
      expect(notAnnotated).toEqual(['ENG']);
    },
  );

  test.each([
    ['Gal 1', 'GAL 1'],
    ['Gal 1:2', 'GAL 1:2'],
    ['Gal 26', null],
    ['Gal 26:1', null],
  ])('is a reference only if the book has the chapter: %p', (q, reference) => {
    expect(library.ask({ q, in: 'ENG', match: 'best' }).reference).toBe(reference);
  });
});
