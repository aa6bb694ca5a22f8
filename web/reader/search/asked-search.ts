import { remember, remembered } from '../../browser/remembered.ts';

const scopes = ['beside', 'language', 'all'] as const;
const sorts = ['relevance', 'canon'] as const;
export type SearchSort = (typeof sorts)[number];

export interface AskedSearch {
  readonly q: string;
  /** `OT`, `NT`, `DC` or a book id; everything by default. */
  readonly books?: string | undefined;
  readonly sort?: SearchSort | undefined;
  /** The translations to search: the open ones, all in the language, or all. The default is the first open one. */
  readonly scope?: (typeof scopes)[number] | undefined;
  readonly as?: string | undefined;
}

export function readAskedSearch(members: URLSearchParams): AskedSearch | undefined {
  const q = (members.get('search') ?? '').trim();
  if (q === '') return undefined;
  const books = members.get('books') ?? '';
  const scope = scopes.find((each) => each === members.get('of'));
  const as = members.get('as') ?? '';
  return {
    q,
    books: /^(?:OT|NT|DC|[A-Z0-9]{3})$/.test(books) ? books : undefined,
    sort: sorts.find((each) => each === members.get('sort')),
    scope,
    as: as === '' ? undefined : as,
  };
}

export function writeAskedSearch({ q, books, sort, scope, as }: AskedSearch): string {
  const members = { search: q, books, sort, of: scope, as };
  const given = Object.entries(members).filter((member): member is [string, string] => Boolean(member[1]));
  return new URLSearchParams(given).toString();
}

const name = 'searches';
const maxRecent = 20;

export function recentSearches(): string[] {
  return (remembered(name) ?? '').split('\n').filter((query) => query !== '');
}

export function rememberSearch(query: string): void {
  const others = recentSearches().filter((each) => each !== query);
  remember(name, [query.replace(/\s+/g, ' '), ...others].slice(0, maxRecent).join('\n'));
}

export function forgetSearches(): void {
  remember(name, '');
}
