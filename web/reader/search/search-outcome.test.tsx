import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import type { SearchAnswer } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { elementsOf, fire } from '../../rendered.fixture.ts';
import { bookOf, route, translationOf } from '../chapter.fixture.ts';
import type { AskedSearch } from './asked-search.ts';
import { SearchHits } from './search-hits.tsx';
import { Attributions, Corrections, NothingFound, OpenReference, SearchProblem } from './search-outcome.tsx';

const text = (html: string) => html.replace(/<[^>]*>/g, '');

describe('a search without results', () => {
  const translations = [translationOf(), translationOf({ id: 'TWO' })];
  const offers = (search: AskedSearch, more: Partial<Parameters<typeof NothingFound>[0]> = {}) => {
    const props = { route, search, translations, isLeft: false, change: () => {}, ...more };
    const html = renderToString(<NothingFound {...props} />);
    return (html.match(/<button.*?<\/button>/g) ?? []).map(text);
  };
  const inLanguage = 'Search all translations in English';

  test('offers to remove filters', () => {
    expect(offers({ q: 'x', scope: 'all', books: 'NT' })).toEqual(['Search without filters']);
    expect(offers({ q: 'x', scope: 'all', as: 'love' })).toEqual(['Search without filters']);
  });

  test('offers words that begin with a single word, and the words of a phrase', () => {
    expect(offers({ q: 'wat', scope: 'all' })).toEqual(['Words that begin with “wat”']);
    expect(offers({ q: 'living water', scope: 'all' })).toEqual([]);
    expect(offers({ q: '"living water"', scope: 'all' })).toEqual(['The words in any order']);
    expect(offers({ q: 'strong:G26', scope: 'all' })).toEqual([]);
  });

  test('offers the other translations of the language, unless they are searched or still left', () => {
    expect(offers({ q: 'x' })).toEqual([inLanguage]);
    expect(offers({ q: 'x' }, { isLeft: true })).toEqual([]);
    expect(offers({ q: 'x' }, { translations: [translationOf()] })).toEqual([]);
    expect(
      offers({ q: 'x' }, { translations: [translationOf({ id: 'A' }), translationOf({ id: 'B' })] }),
    ).toEqual([]);
  });
});

test('a correction has the number of its verses, and becomes the search', () => {
  const changes: object[] = [];
  const component = (
    <Corrections
      meant={[{ term: 'water', verses: 1200, query: 'living water' }]}
      change={(to) => changes.push(to)}
    />
  );
  expect(elementsOf(component, 'button').map((each) => each.text)).toEqual([
    'Did you mean living water? 1,200',
  ]);
  fire(component, 'Did you mean living water? 1,200', 'onClick');
  expect(changes).toEqual([{ q: 'living water' }]);
});

describe('a search that failed', () => {
  const problem = (error: Error, query = 'a | ') =>
    renderToString(<SearchProblem {...{ error, query }} retry={() => {}} translations={[translationOf()]} />);

  test('shows where the query is wrong, and the remedy', () => {
    const error = new ScriptoriumError({
      ...{
        code: 'bad_query',
        message: 'Unreadable.',
        status: 400,
        parameter: 'q',
        at: 2,
        hint: 'Write words.',
      },
    });
    const html = problem(error);
    expect(html).toContain('<p>Unreadable.</p>');
    expect(html).toContain('<bdi>a <mark>| </mark></bdi>');
    expect(html).toContain('<p>Write words.</p>');
    expect(problem(error, 'a')).not.toContain('query-place');
  });

  test('names the translations that have no index', () => {
    const error = new ScriptoriumError({
      code: 'file_not_found',
      message: '',
      status: 404,
      editions: ['ONE', 'X'],
    } as never);
    expect(text(problem(error))).toContain('First Bible and X');
  });

  test('can be tried again otherwise', () => {
    expect(problem(new ScriptoriumError({ code: 'network_error', message: '' }))).toContain('Try again');
  });
});

test('each edition is attributed once, with a link to its licence', () => {
  const attribution = (edition: string, licenseUrl: string) => ({
    edition,
    text: `By ${edition}`,
    licenseUrl,
  });
  const page = (...attributions: object[]) => ({ attributions }) as unknown as SearchAnswer;
  const html = renderToString(
    <Attributions
      pages={[
        page(attribution('ONE', 'https://one.example/')),
        page(attribution('ONE', 'https://one.example/'), attribution('TWO', '')),
      ]}
    />,
  );
  expect(html).toBe(
    '<ul class="attributions"><li>ONE: <bdi>By ONE</bdi> · <a href="https://one.example/">Licence</a></li><li>TWO: <bdi>By TWO</bdi></li></ul>',
  );
});

describe('a query that is a reference', () => {
  const open = (answer: object) =>
    renderToString(
      <OpenReference
        {...{ route, answer: answer as SearchAnswer }}
        translations={[translationOf()]}
        books={[bookOf()]}
        language="eng"
      />,
    );
  const passageOf = (...texts: string[]) => ({
    passages: [
      {
        editions: [{ translation: 'ONE', verses: texts.map((text, index) => ({ verse: index + 3, text })) }],
      },
    ],
  });

  test('can be opened as a passage', () => {
    expect(open({ reference: 'RUT 2:3-4' })).toContain('href="#/ONE/RUT/2?v=3-4"');
    expect(open({ reference: null })).toBe('');
    expect(open({ reference: 'GEN 1:1' })).toBe('');
  });

  test('shows the verses of the passage, up to five', () => {
    const shown = (...texts: string[]) => text(open({ reference: 'RUT 2:3', passage: passageOf(...texts) }));
    expect(shown('She went.')).toBe('She went. Open Ruth 2:3');
    expect(shown('She went.', 'He came.')).toMatch(/^3\sShe went. 4\sHe came. Open/);
    const long = shown('A.', 'B.', 'C.', 'D.', 'E.', 'F.');
    expect(long).toContain('E. …');
    expect(long).not.toContain('F.');
  });
});

describe('a search result', () => {
  const hit = {
    translation: 'ONE',
    book: 'RUT',
    chapter: 2,
    verse: 3,
    text: 'a field of grain',
    marks: [[2, 7]],
  };
  const hits = (changes: object = {}, of: object = {}) => {
    const page = {
      query: { words: ['a'] },
      results: [{ ...hit, ...changes }],
      editions: [{ translation: 'ONE' }],
    };
    const pages = [page as unknown as SearchAnswer];
    return renderToString(
      <SearchHits
        {...{ pages }}
        route={{ ...route, ...of }}
        translations={[translationOf()]}
        books={[bookOf()]}
        language="eng"
      />,
    );
  };

  test('is a link to its verse, with the found words marked', () => {
    const html = hits();
    expect(html).toContain('href="#/ONE/RUT/2?v=3"');
    expect(html).toContain('<bdi>Ruth 2:3</bdi>');
    expect(html).toContain('a <mark>field</mark> of grain');
  });

  test('is current if its verse is open', () => {
    expect(hits({}, { verse: 3 })).toContain('aria-current="true"');
    for (const other of [
      { verse: 4 },
      { verse: 3, chapter: 1 },
      { verse: 3, book: 'GEN' },
      { verse: 3, translation: 'B' },
    ]) {
      expect(hits({}, other)).not.toContain('aria-current');
    }
  });

  test('in a book that the translation lacks has its English name', () => {
    expect(hits({ book: 'TOB' })).toContain('<bdi>Tobit 2:3</bdi>');
  });

  test('has both numbers of a bridge', () => {
    expect(hits({ endVerse: 4 })).toContain('<bdi>Ruth 2:3-4</bdi>');
  });

  test('in a title is opened with its chapter', () => {
    expect(hits({ verse: 0 })).toContain('href="#/ONE/RUT/2"');
    expect(text(hits({ verse: 0 }))).toContain('Ruth 2');
  });

  test('in another translation swaps it with the parallel one', () => {
    expect(hits({ translation: 'TWO' }, { parallels: ['TWO', 'C'] })).toContain(
      'href="#/TWO/RUT/2?v=3&amp;with=ONE,C"',
    );
    expect(hits({ translation: 'TWO' }, { parallels: ['C'] })).toContain('href="#/TWO/RUT/2?v=3&amp;with=C"');
  });

  test('names its translation only if several were searched', () => {
    const several = { editions: [{ translation: 'ONE' }, { translation: 'TWO' }] };
    const shorts = (changes: object, more: object) => {
      const page = {
        query: { words: ['a'] },
        results: [{ ...hit, ...changes }],
        editions: [{ translation: 'ONE' }],
        ...more,
      };
      return elementsOf(
        <SearchHits
          {...{ route }}
          pages={[page as unknown as SearchAnswer]}
          translations={[translationOf()]}
          books={[bookOf()]}
          language="eng"
        />,
        'span',
      ).filter(({ props }) => props.class === 'short');
    };
    expect(shorts({}, several).map((each) => each.text)).toEqual(['FB']);
    expect(shorts({ translation: 'TWO' }, several).map((each) => each.text)).toEqual(['TWO']);
    expect(shorts({}, {})).toEqual([]);
  });

  test('names the translation that it was found in, if its own does not match', () => {
    expect(text(hits({ foundIn: ['TWO'] }))).toContain('Found in TWO');
    expect(text(hits({ foundIn: ['TWO', 'ONE'] }))).not.toContain('Found in');
  });

  test('holds its place until its text has loaded', () => {
    expect(hits({ text: '' })).toContain('class="hit-text waiting"');
  });
});
