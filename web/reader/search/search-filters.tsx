import type { SearchAnswer, Translation, TranslationBook } from '../../../client/src/documents.ts';
import { bookInfo } from '../../../src/model/books.ts';
import { canonParts } from '../../../src/questions/question.ts';
import { useDocument } from '../../service/service.ts';
import { languageNameOf } from '../../strings/formats.ts';
import { formatNumber } from '../../strings/strings.ts';
import { canonText, searchText } from '../../strings/texts.ts';
import { translationLanguages } from '../divided-catalogue.ts';
import type { Route } from '../route.ts';
import { scriptOf } from '../text/script-of.ts';
import { isDivided } from '../translation-lists.ts';
import type { AskedSearch } from './asked-search.ts';
import { defaultSort } from './search-request.ts';

interface SearchFiltersProps {
  readonly route: Route;
  readonly search: AskedSearch;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  readonly overview: SearchAnswer | undefined;
  readonly change: (to: Partial<AskedSearch>) => void;
}

const parts = [
  ['OT', 'oldTestament'],
  ['NT', 'newTestament'],
  ['DC', 'otherBooks'],
] as const;

export function SearchFilters({ route, search, translations, books, overview, change }: SearchFiltersProps) {
  const counts = countsByBook(overview);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <div class="search-filters">
      {(total > 0 || search.books) && (
        <>
          <Parts {...{ counts, total, search, change }} />
          <Histogram {...{ counts, books, search, change }} />
        </>
      )}
      {overview?.renderings?.map((each) => (
        <RenderingChips
          key={`${each.translation} ${each.of}`}
          {...{ search, change }}
          renderings={each}
          lang={scriptOf(translations.find(({ id }) => id === each.translation)).lang}
        />
      ))}
      <Choices {...{ route, search, translations, change }} />
    </div>
  );
}

function countsByBook(answer: SearchAnswer | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { books } of answer?.editions ?? []) {
    for (const { book, count } of books) counts.set(book, (counts.get(book) ?? 0) + count);
  }
  return new Map([...counts].sort(([a], [b]) => orderOf(a) - orderOf(b)));
}

function orderOf(book: string): number {
  return bookInfo(book)?.order ?? 999;
}

interface CountedProps extends Pick<SearchFiltersProps, 'search' | 'change'> {
  readonly counts: ReadonlyMap<string, number>;
}

function Parts({ counts, total, search, change }: CountedProps & { readonly total: number }) {
  const shown = parts.flatMap(([id, name]) => {
    const of = [...counts].filter(([book]) => canonParts[id]!(orderOf(book)));
    const count = of.reduce((sum, [, each]) => sum + each, 0);
    return count > 0 || search.books === id ? [{ id, name: canonText(name), count }] : [];
  });
  if (shown.length < 2 && !search.books) return null;
  const all = { id: undefined, name: searchText('all'), count: total };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div class="parts" role="group" aria-label={searchText('partOfBible')}>
      {[all, ...shown].map(({ id, name, count }) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-pressed={search.books === id}
          onClick={() => change({ books: id })}
        >
          {name} <span class="count">{formatNumber(count)}</span>
        </button>
      ))}
    </div>
  );
}

interface HistogramProps extends CountedProps {
  readonly books: readonly TranslationBook[];
}

function Histogram({ counts, books, search, change }: HistogramProps) {
  const own = books.map(({ id }) => id);
  const all = [...own, ...[...counts.keys()].filter((id) => !own.includes(id))];
  const max = Math.max(1, ...counts.values());
  const nameOf = (id: string) => books.find((book) => book.id === id)?.name ?? bookInfo(id)?.commonName ?? id;
  const choose = (id: string) => change({ books: search.books === id ? undefined : id });
  const isWithin = (id: string) =>
    search.books === undefined || search.books === id || (canonParts[search.books]?.(orderOf(id)) ?? false);
  if (counts.size === 0) return null;
  return (
    <div class="by-book">
      <div
        class="bars"
        aria-hidden="true"
        onClick={({ target }) => {
          const id =
            target instanceof HTMLElement ? target.closest<HTMLElement>('[data-book]')?.dataset.book : '';
          if (id && counts.has(id)) choose(id);
        }}
      >
        {all.map((id) => {
          const count = counts.get(id) ?? 0;
          return (
            <span
              key={id}
              data-book={id}
              class={isWithin(id) ? 'within' : ''}
              title={count > 0 ? `${nameOf(id)}: ${count}` : nameOf(id)}
            >
              {/* The square root keeps a single verse visible next to hundreds */}
              <i style={{ height: count === 0 ? '0' : `${Math.max(8, 100 * Math.sqrt(count / max))}%` }} />
            </span>
          );
        })}
      </div>
      <details>
        <summary>{searchText('books', { count: counts.size })}</summary>
        <ul aria-label={searchText('versesByBook')}>
          {[...counts].map(([id, count]) => (
            <li key={id}>
              <button
                type="button"
                class="chip"
                aria-pressed={search.books === id}
                onClick={() => choose(id)}
              >
                <bdi>{nameOf(id)}</bdi> <span class="count">{formatNumber(count)}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface RenderingChipsProps extends Pick<SearchFiltersProps, 'search' | 'change'> {
  readonly renderings: NonNullable<SearchAnswer['renderings']>[number];
  readonly lang: string;
}

const firstRenderings = 12;

function RenderingChips({
  renderings: { translation, of, renderings, others },
  lang,
  search,
  change,
}: RenderingChipsProps) {
  const chips = renderings.map(({ words, count }) => (
    <li key={words}>
      <button
        type="button"
        class="chip"
        aria-pressed={search.as === words}
        onClick={() => change({ as: search.as === words ? undefined : words })}
      >
        <bdi lang={lang}>{words}</bdi> <span class="count">{formatNumber(count)}</span>
      </button>
    </li>
  ));
  return (
    <section class="renderings" aria-label={searchText('howRenders', { translation, word: of })}>
      <h3>
        {searchText('renderedAs', { translation })}
        {others > 0 && <span class="count"> {searchText('otherWays', { count: others })}</span>}
      </h3>
      <ul>{chips.slice(0, firstRenderings)}</ul>
      {chips.length > firstRenderings && (
        <details>
          <summary>{searchText('moreRenderings', { count: chips.length - firstRenderings })}</summary>
          <ul>{chips.slice(firstRenderings)}</ul>
        </details>
      )}
    </section>
  );
}

function Choices({
  route,
  search,
  translations,
  change,
}: Pick<SearchFiltersProps, 'route' | 'search' | 'translations' | 'change'>) {
  const current = translations.find(({ id }) => id === route.translation);
  const ofLanguage = translations.filter(({ language }) => language === current?.language).length;
  const { parallels } = route;
  const divided = useDocument(isDivided ? 'languages' : undefined, translationLanguages);
  const all = divided.document?.translations ?? translations.length;
  const scopes = [
    ['', searchText('inOne', { translation: current?.shortName || route.translation })],
    ...(parallels.length > 0
      ? [['beside', searchText('inOne', { translation: [route.translation, ...parallels].join(' + ') })]]
      : []),
    ...(ofLanguage > 1
      ? [
          [
            'language',
            searchText('inAllOfLanguage', { number: ofLanguage, language: languageNameOf(current!) }),
          ],
        ]
      : []),
    ...(all > 1 ? [['all', searchText('inAll', { number: all })]] : []),
  ] as const;
  return (
    <div class="choices">
      <label>
        <span class="hidden">{searchText('order')}</span>
        <select
          value={search.sort ?? defaultSort(search)}
          onChange={({ currentTarget: { value } }) =>
            change({ sort: value === 'canon' ? 'canon' : 'relevance' })
          }
        >
          <option value="relevance">{searchText('bestFirst')}</option>
          <option value="canon">{searchText('byBook')}</option>
        </select>
      </label>
      {scopes.length > 1 && (
        <label>
          <span class="hidden">{searchText('searchIn')}</span>
          <select
            value={search.scope ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ scope: (value || undefined) as AskedSearch['scope'] })
            }
          >
            {scopes.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
