import { maxQueryCharacters } from '../documents/question-parameters.ts';
import { foldedWords, spelledWords } from './analysis.ts';
import { type AnnotationField, termReaders } from './build-index.ts';

/** A query word; `isPrefix` matches every word that starts with it. */
export interface QueryWord {
  readonly text: string;
  readonly isPrefix: boolean;
}

export type Wanted =
  | {
      readonly type: 'phrase';
      readonly words: readonly QueryWord[];
      /** Other forms of a quoted word do not match. */
      readonly isQuoted: boolean;
    }
  | { readonly type: 'annotation'; readonly field: AnnotationField; readonly term: string };

/** Condition on a verse: it contains any of these, or, if excluded, none. */
interface Clause {
  readonly isExcluded: boolean;
  readonly anyOf: readonly Wanted[];
}

export interface SearchQuery {
  readonly clauses: readonly Clause[];
}

export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly at: number;
  readonly hint: string;

  constructor(message: string, at: number, hint: string) {
    super(message);
    this.at = at;
    this.hint = hint;
  }
}

/** Maximum number of terms, and of words or characters of scripts without spaces. */
export interface QueryLimits {
  readonly terms: number;
  readonly words: number;
}

const defaultLimits: QueryLimits = { terms: 20, words: 40 };
const minPrefixLetters = 2;

/** In "be strong: fear not" it is a word. */
const fieldMark = /(strong(?=s?:(?:\S|\s*[gh]?\d|\s*$))|lemma|morph)s?:\s*/iy;
const spaces = /(?:\s|\|(?=\|))+/y;
const exclusion = /-[^\s|]/y;
const unquoted = /[^\s|"“”„‟«»]*/y;
/** Opening and closing quotation marks of many languages; any of them closes a quotation. */
const quote = /["“”„‟«»]/;

interface Token {
  readonly text: string;
  readonly at: number;
  readonly isExcluded: boolean;
  readonly isQuoted: boolean;
  readonly field?: AnnotationField;
}

/**
 * Parses a query: `words "a phrase" prefix* -not a | b strong:G26 lemma:ἀγάπη morph:V`. A word with an
 * apostrophe or hyphen is a phrase of its parts, and so is `144 000`; `|` joins the terms on both sides. @throws QueryError
 */
export function parseQuery(written: string, limits = defaultLimits): SearchQuery {
  if (written.length > maxQueryCharacters) throw tooLong(written);
  const clauses: { isExcluded: boolean; anyOf: Wanted[] }[] = [];
  let bar: number | undefined;
  for (const token of tokensOf(written)) {
    if ('bar' in token) {
      const last = clauses.at(-1);
      if (!last || bar !== undefined) throw loneBar(token.bar);
      if (last.isExcluded) throw excludedAlternative(token.bar);
      bar = token.bar;
      continue;
    }
    const wanted = wantedOf(token);
    // Punctuation only
    if (!wanted) continue;
    if (bar === undefined) clauses.push({ isExcluded: token.isExcluded, anyOf: [wanted] });
    else if (token.isExcluded) throw excludedAlternative(token.at);
    else clauses.at(-1)!.anyOf.push(wanted);
    bar = undefined;
  }
  if (bar !== undefined) throw loneBar(bar);
  return checked({ clauses }, limits);
}

export interface PlainQuery {
  readonly words: readonly string[];
  /** The same words; those written as one, with an apostrophe or hyphen or in a script without spaces, are together. */
  readonly tokens: readonly (readonly string[])[];
}

/**
 * Undefined if a query has operators or no words. There is no limit for the number of words.
 * @throws QueryError if it is too long.
 */
export function parsePlain(written: string): PlainQuery | undefined {
  if (written.length > maxQueryCharacters) throw tooLong(written);
  if (operators.test(written)) return undefined;
  const all = written.split(/\s+(?!(?<=\p{Nd}\s)\p{Nd}{3}(?!\p{Nd}))/u).map((token) => foldedWords(token));
  const tokens = all.filter((words) => words.length > 0);
  return tokens.length > 0 ? { words: tokens.flat(), tokens } : undefined;
}

export function withoutQuotes(written: string): string {
  return written.replace(new RegExp(quote.source, 'g'), ' ');
}

/** True if a quotation mark is not closed, as in a verse that begins a speech. */
export function hasOpenQuote(written: string): boolean {
  return written.split(quote).length % 2 === 0;
}

const operators = new RegExp(
  `[|*]|${quote.source}|(?<!\\S)-[^\\s|-]|(?:${fieldMark.source})|(?<!\\S)[gh]\\d{1,5}[a-z]?(?!\\S)`,
  'i',
);

function tooLong({ length }: string): QueryError {
  const message = `The query has ${length} characters; the maximum is ${maxQueryCharacters}.`;
  return new QueryError(message, maxQueryCharacters, 'Search for fewer words.');
}

export function queryOfPhrases(phrases: readonly (readonly string[])[]): SearchQuery {
  const clauses = phrases.map((words) => {
    const queryWords = words.map((text) => ({ text, isPrefix: false }));
    const phrase: Wanted = { type: 'phrase', words: queryWords, isQuoted: true };
    return { isExcluded: false, anyOf: [phrase] };
  });
  return { clauses };
}

function loneBar(at: number): QueryError {
  return new QueryError('"|" needs a term on both sides.', at, 'Write: love | charity');
}

function excludedAlternative(at: number): QueryError {
  return new QueryError(
    'A term excluded with "-" cannot be a side of "|".',
    at,
    'Write each on its own: -love -charity',
  );
}

function checked(query: SearchQuery, limits: QueryLimits): SearchQuery {
  const hint = 'Write words, "a phrase", a prefix*, strong:G26, lemma:ἀγάπη or morph:V.';
  if (query.clauses.length === 0) throw new QueryError('The query contains no words.', 0, hint);
  if (query.clauses.every(({ isExcluded }) => isExcluded)) {
    throw new QueryError('The query only excludes words.', 0, hint);
  }
  const wanted = query.clauses.flatMap(({ anyOf }) => anyOf);
  const words = wanted.reduce((sum, each) => sum + (each.type === 'phrase' ? each.words.length : 1), 0);
  if (wanted.length > limits.terms || words > limits.words) {
    const message = `The query has ${wanted.length} parts with ${words} words; the maximum is ${limits.terms} with ${limits.words}.`;
    throw new QueryError(message, 0, 'Search for fewer words.');
  }
  return query;
}

function* tokensOf(written: string): Iterable<Token | { readonly bar: number }> {
  let at = 0;
  while (at < written.length) {
    const space = lengthAt(spaces, written, at);
    if (space > 0) {
      at += space;
      continue;
    }
    if (written[at] === '|') {
      yield { bar: at++ };
      continue;
    }
    const start = at;
    const isExcluded = lengthAt(exclusion, written, at) > 0;
    if (isExcluded) at++;
    fieldMark.lastIndex = at;
    const [mark = '', name] = fieldMark.exec(written) ?? [];
    at += mark.length;
    const isQuoted = quote.test(written[at] ?? '');
    const begin = isQuoted ? at + 1 : at;
    const end = isQuoted ? quoteEnd(written, begin) : begin + lengthAt(unquoted, written, begin);
    at = isQuoted ? end + 1 : end;
    const field = name && { field: name.toLowerCase() as AnnotationField };
    yield { text: written.slice(begin, end), at: start, isExcluded, isQuoted, ...field };
  }
}

function lengthAt(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex - at : 0;
}

function quoteEnd(written: string, begin: number): number {
  const length = written.slice(begin).search(quote);
  if (length >= 0) return begin + length;
  throw new QueryError('The quotation mark here is not closed.', begin - 1, 'Write: "living water"');
}

function wantedOf(token: Token): Wanted | undefined {
  const { field = isStrongsNumber(token) ? 'strong' : undefined } = token;
  return field ? annotationOf(token, field) : phraseOf(token);
}

function isStrongsNumber({ text, isQuoted }: Token): boolean {
  return !isQuoted && /^[gh]\d{1,5}[a-z]?$/i.test(text);
}

function annotationOf({ text, at }: Token, field: AnnotationField): Wanted {
  const term = termReaders[field](text);
  const examples = { strong: 'strong:G26 or strong:H430', lemma: 'lemma:ἀγάπη', morph: 'morph:V' };
  if (term !== '') return { type: 'annotation', field, term };
  const what = field === 'strong' ? 'a Strong’s number' : 'a value';
  throw new QueryError(`"${field}:" is not followed by ${what}.`, at, `Write: ${examples[field]}`);
}

function phraseOf({ text, at, isQuoted }: Token): Wanted | undefined {
  const words = text.split(/\s+/).flatMap((word) => {
    const isPrefix = word.endsWith('*');
    if (word.slice(0, -1).includes('*') || word === '*') throw misplacedStar(at);
    const parts = foldedWords(word);
    // In scripts without spaces each character is a whole word
    const mayGoOn = isPrefix && spelledWords(word) !== undefined;
    return parts.map((part, index) => ({ text: part, isPrefix: mayGoOn && index === parts.length - 1 }));
  });
  const tooShort = words.find((word) => word.isPrefix && [...word.text].length < minPrefixLetters);
  if (tooShort) {
    const message = `"${tooShort.text}*" is too short: a prefix has at least ${minPrefixLetters} letters.`;
    throw new QueryError(message, at, 'Write more letters before the star.');
  }
  if (words.length > 0) return { type: 'phrase', words, isQuoted };
  if (isQuoted) throw new QueryError('The quotation marks contain no words.', at, 'Write: "living water"');
  return undefined;
}

function misplacedStar(at: number): QueryError {
  return new QueryError('"*" is only allowed at the end of a word.', at, 'Write: shepherd*');
}

export function formatQuery({ clauses }: SearchQuery): string {
  return clauses
    .map(({ isExcluded, anyOf }) => (isExcluded ? '-' : '') + anyOf.map(formatWanted).join(' | '))
    .join(' ');
}

export function formatWanted(wanted: Wanted): string {
  if (wanted.type === 'annotation') {
    return `${wanted.field}:${wanted.term.includes(' ') ? `"${wanted.term}"` : wanted.term}`;
  }
  const words = wanted.words.map(({ text, isPrefix }) => text + (isPrefix ? '*' : '')).join(' ');
  return wanted.words.length > 1 ? `"${words}"` : words;
}
