import type { AskedSearch, SearchSort } from './asked-search.ts';

const operators = /["“”„«»*|]|(?:^|\s)-|\p{L}:/u;
/** In scripts without spaces, each character is a word. */
const severalWords =
  /\S\s+\S|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}]{2}/u;

/** Several words have better and worse results. Those of one word or of a query with operators are equally good. */
export function defaultSort({ q }: Pick<AskedSearch, 'q'>): SearchSort {
  return severalWords.test(q.trim()) && !operators.test(q) ? 'relevance' : 'canon';
}
