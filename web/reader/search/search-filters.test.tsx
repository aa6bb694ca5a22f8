import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import type { SearchAnswer } from '../../../client/src/documents.ts';
import { elementsOf, fire } from '../../rendered.fixture.ts';
import { bookOf, route, translationOf } from '../chapter.fixture.ts';
import type { AskedSearch } from './asked-search.ts';
import { SearchFilters } from './search-filters.tsx';

const overview = (counts: Readonly<Record<string, number>>, more: object = {}) =>
  ({
    editions: [{ books: Object.entries(counts).map(([book, count]) => ({ book, count })) }],
    ...more,
  }) as unknown as SearchAnswer;

interface Shown {
  readonly search?: Partial<AskedSearch>;
  readonly of?: SearchAnswer;
  readonly parallels?: readonly string[];
  readonly languages?: readonly string[];
}

function filters({ search, of, parallels = [], languages = ['eng'] }: Shown) {
  const changes: Partial<AskedSearch>[] = [];
  const translations = languages.map((language, index) =>
    translationOf({ id: index === 0 ? 'ONE' : `T${index}`, language }),
  );
  const component = (
    <SearchFilters
      {...{ translations }}
      route={{ ...route, parallels }}
      search={{ q: 'grain', ...search }}
      books={[bookOf({ id: 'GEN', name: 'Genesis' }), bookOf()]}
      overview={of}
      change={(to) => changes.push(to)}
    />
  );
  return { component, changes };
}

const chips = (shown: Shown) =>
  elementsOf(filters(shown).component, 'button').map(({ text, props }) => [text, props['aria-pressed']]);
const counted = overview({ RUT: 3, GEN: 1, MAT: 2 });

describe('the parts of the Bible', () => {
  test('are counted in their order, and the chosen one is pressed', () => {
    expect(chips({ of: counted, search: { books: 'NT' } }).slice(0, 3)).toEqual([
      ['All 6', false],
      ['Old Testament 4', false],
      ['New Testament 2', true],
    ]);
  });

  test('are not offered if all results are in one of them', () => {
    expect(chips({ of: overview({ RUT: 3 }) })).toEqual([['Ruth 3', false]]);
  });

  test('are absent without results, unless a filter excludes them', () => {
    expect(renderToString(filters({ of: overview({}) }).component)).not.toContain('class="parts"');
    expect(chips({ of: overview({}), search: { books: 'OT' } })).toEqual([
      ['All 0', false],
      ['Old Testament 0', true],
    ]);
  });

  test('change the filter', () => {
    const { component, changes } = filters({ of: counted });
    fire(component, 'New Testament 2', 'onClick');
    fire(component, 'All 6', 'onClick');
    expect(changes).toEqual([{ books: 'NT' }, { books: undefined }]);
  });
});

describe('the books with results', () => {
  test('are listed in canonical order, with names from the translation if it has them', () => {
    expect(chips({ of: counted }).slice(3)).toEqual([
      ['Genesis 1', false],
      ['Ruth 3', false],
      ['Matthew 2', false],
    ]);
  });

  test('become the filter, and a second press removes it', () => {
    const first = filters({ of: counted });
    fire(first.component, 'Ruth 3', 'onClick');
    const second = filters({ of: counted, search: { books: 'RUT' } });
    fire(second.component, 'Ruth 3', 'onClick');
    expect([...first.changes, ...second.changes]).toEqual([{ books: 'RUT' }, { books: undefined }]);
  });

  test('have bars by their number of verses, of which the filtered ones stand out', () => {
    const bars = (books?: string) =>
      elementsOf(filters({ of: counted, search: { books } }).component, 'span')
        .filter(({ props }) => props['data-book'])
        .map(({ props }) => `${props['data-book']}${props.class ? '*' : ''} ${props.title}`);
    expect(bars()).toEqual(['GEN* Genesis: 1', 'RUT* Ruth: 3', 'MAT* Matthew: 2']);
    expect(bars('NT')).toEqual(['GEN Genesis: 1', 'RUT Ruth: 3', 'MAT* Matthew: 2']);
    expect(bars('RUT')[1]).toBe('RUT* Ruth: 3');
    const heights = elementsOf(filters({ of: overview({ GEN: 1, RUT: 400 }) }).component, 'i');
    expect(heights.map(({ props }) => props.style)).toEqual([{ height: '8%' }, { height: '100%' }]);
  });
});

describe('the renderings of a word', () => {
  const words = Array.from({ length: 14 }, (_, index) => ({ words: `word ${index}`, count: 20 - index }));
  const of = overview({}, { renderings: [{ translation: 'ONE', of: 'G26', renderings: words, others: 2 }] });

  test('beyond the first twelve are folded', () => {
    const html = renderToString(filters({ of }).component);
    expect(html).toContain('<bdi lang="en">word 0</bdi> <span class="count">20</span>');
    expect(html.indexOf('word 11')).toBeLessThan(html.indexOf('<details>'));
    expect(html.indexOf('word 12')).toBeGreaterThan(html.indexOf('<details>'));
  });

  test('narrow the search, and a second press widens it again', () => {
    const first = filters({ of });
    fire(first.component, 'word 1 19', 'onClick');
    const second = filters({ of, search: { as: 'word 1' } });
    fire(second.component, 'word 1 19', 'onClick');
    expect([...first.changes, ...second.changes]).toEqual([{ as: 'word 1' }, { as: undefined }]);
    expect(chips({ of, search: { as: 'word 1' } }).filter(([, isPressed]) => isPressed)).toEqual([
      ['word 1 19', true],
    ]);
  });
});

describe('the translations to search', () => {
  const scopes = (shown: Shown) =>
    elementsOf(filters(shown).component, 'option').map(({ props }) => props.value);

  test('are the open one, the parallel ones, those of the language, and all', () => {
    expect(scopes({})).toEqual(['relevance', 'canon']);
    expect(scopes({ languages: ['eng', 'fra'] })).toEqual(['relevance', 'canon', '', 'all']);
    expect(scopes({ languages: ['eng', 'eng'], parallels: ['T1'] })).toEqual([
      ...['relevance', 'canon'],
      ...['', 'beside', 'language', 'all'],
    ]);
  });

  test('are named by their short names, their language and their number', () => {
    const names = elementsOf(
      filters({ languages: ['eng', 'eng', 'fra'], parallels: ['T1'] }).component,
      'option',
    );
    const [, , one, parallels, language, all] = names.map(({ text }) => text);
    expect(one).toContain('FB');
    expect(parallels).toContain('ONE + T1');
    expect(language).toMatch(/2.*English/);
    expect(all).toContain('3');
  });

  test('are listed by book or best first, as the query needs', () => {
    const order = (q: string, sort?: 'canon') =>
      elementsOf(filters({ search: { q, sort } }).component, 'select')[0]!.props.value;
    expect([order('water'), order('living water'), order('living water', 'canon')]).toEqual([
      ...['canon', 'relevance', 'canon'],
    ]);
  });

  test('and the order are changed by their lists', () => {
    const { component, changes } = filters({ languages: ['eng', 'eng'] });
    const [order, scope] = elementsOf(component, 'select');
    for (const [select, value] of [
      [order, 'relevance'],
      [order, 'canon'],
      [scope, 'all'],
      [scope, ''],
    ] as const) {
      (select!.props.onChange as (event: object) => void)({ currentTarget: { value } });
    }
    expect(changes).toEqual([
      { sort: 'relevance' },
      { sort: 'canon' },
      { scope: 'all' },
      { scope: undefined },
    ]);
  });
});
