import { stemmerAt } from '../lib/stemmer-paths.ts';

/**
 * A question is a request with a query string that is answered from documents. This generator yields the
 * paths of the documents it needs next and receives their contents, or undefined for a missing document. The
 * server reads them from its library and the client fetches them, using the same code.
 */
export type DocumentQuery<Answer> = Generator<readonly string[], Answer, readonly unknown[]>;

export function answerFrom<Answer>(question: DocumentQuery<Answer>, read: (path: string) => unknown): Answer {
  let step = question.next();
  while (!step.done) step = question.next(step.value.map(read));
  return step.value;
}

/**
 * Answers a question with asynchronous fetches. Rejects with QuestionError from the question.
 * @param loadStemmer receives an ISO 639-3 code and may return a promise. If omitted, a search does not find other
 * forms of a word.
 */
export async function answerFetched<Answer>(
  question: DocumentQuery<Answer>,
  fetch: (paths: readonly string[]) => Promise<readonly unknown[]>,
  loadStemmer: (language: string) => unknown = () => undefined,
): Promise<Answer> {
  let step = question.next();
  while (!step.done) {
    const stemmers = step.value.flatMap((path) => stemmerAt(path) ?? []);
    const requested = stemmers.length > 0 ? Promise.all(stemmers.map(loadStemmer)) : fetch(step.value);
    step = question.next(await requested);
  }
  return step.value;
}

/** Memoizes a value derived from a document for as long as the document lives. */
export function memoizeByDocument<Document extends object, More extends unknown[], Made>(
  make: (document: Document, ...more: More) => Made,
) {
  const known = new WeakMap<Document, Made>();
  return (document: Document, ...more: More): Made => {
    const kept = known.get(document);
    if (kept !== undefined) return kept;
    const made = make(document, ...more);
    known.set(document, made);
    return made;
  };
}

/**
 * Memoizes a value derived from two documents. The value lives as long as the first document; only the latest
 * second document is remembered.
 */
export function memoizeByDocuments<One extends object, Other, More extends unknown[], Made>(
  make: (one: One, other: Other, ...more: More) => Made,
) {
  const known = new WeakMap<One, { readonly other: Other; readonly made: Made }>();
  return (one: One, other: Other, ...more: More): Made => {
    const kept = known.get(one);
    if (kept && kept.other === other) return kept.made;
    const made = make(one, other, ...more);
    known.set(one, { other, made });
    return made;
  };
}

interface QuestionFault {
  readonly code:
    | 'bad_parameter'
    | 'bad_reference'
    | 'translation_not_found'
    | 'commentary_not_found'
    | 'dataset_not_found'
    | 'book_not_found'
    | 'chapter_not_found'
    | 'verse_not_found'
    | 'file_not_found'
    | 'lexicon_not_found'
    | 'entry_not_found';
  readonly message: string;
  readonly hint?: string;
  readonly parameter?: string;
  /** Offset in the parameter in UTF-16 code units. */
  readonly at?: number;
  readonly understood?: string;
  readonly editions?: readonly string[];
}

export class QuestionError extends Error {
  override readonly name = 'QuestionError';
  readonly fault: QuestionFault;

  constructor(fault: QuestionFault) {
    super(fault.message);
    this.fault = fault;
  }
}

export type Parameters = Readonly<Record<string, string>>;

/** @throws QuestionError for a parameter that is unknown, repeated, or not UTF-8. */
export function readParameters(query: string, known: readonly string[]): Parameters {
  const found: Record<string, string> = {};
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decoded(equals === -1 ? pair : pair.slice(0, equals), pair);
    if (!known.includes(name)) {
      const message = `Unknown parameter "${name.slice(0, 40)}".`;
      throw new QuestionError({
        code: 'bad_parameter',
        message,
        hint: `Known parameters: ${known.join(', ')}.`,
        parameter: name.slice(0, 40),
      });
    }
    if (Object.hasOwn(found, name)) {
      throw new QuestionError({
        code: 'bad_parameter',
        message: `"${name}" appears twice.`,
        hint: lists.includes(name) ? 'Separate several values with commas.' : 'Write it once.',
        parameter: name,
      });
    }
    const value = decoded(equals === -1 ? '' : pair.slice(equals + 1), name);
    // A query is repeated in suggestions; offsets in it stay the same
    found[name] = name === 'q' ? value.replace(/\p{Cc}/gu, ' ') : value;
  }
  return found;
}

const lists: readonly string[] = ['ref', 'in', 'include', 'books', 'scope', 'lexicon'];

function decoded(text: string, parameter: string): string {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    const message = 'A percent-encoded part of the query is not valid UTF-8.';
    throw new QuestionError({ code: 'bad_parameter', message, parameter: parameter.slice(0, 40) });
  }
}

export function commaList(written: string): string[] {
  return written
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Tests the order of a book against the parts of the canon that `books` accepts. */
export const canonParts: Readonly<Record<string, (order: number) => boolean>> = {
  OT: (order) => order >= 1 && order <= 39,
  NT: (order) => order >= 40 && order <= 66,
  DC: (order) => order > 66,
};

export function readList<Name extends string>(
  parameters: Parameters,
  parameter: string,
  allowed: readonly Name[],
): Name[] {
  return commaList(parameters[parameter] ?? '').map((word) => {
    const name = allowed.find((each) => each === word.toLowerCase());
    if (name) return name;
    const message = `Unknown value "${word.slice(0, 40)}" for "${parameter}".`;
    throw new QuestionError({
      code: 'bad_parameter',
      message,
      hint: `Allowed values: ${allowed.join(', ')}.`,
      parameter,
    });
  });
}

export function readOne<Name extends string>(
  parameters: Parameters,
  parameter: string,
  allowed: readonly Name[],
): Name | undefined {
  const [value, ...others] = readList(parameters, parameter, allowed);
  if (others.length === 0) return value;
  const message = `"${parameter}" has ${others.length + 1} values; it accepts one.`;
  const hint = `Allowed values: ${allowed.join(', ')}.`;
  throw new QuestionError({ code: 'bad_parameter', message, hint, parameter });
}

/** @throws QuestionError for a value other than `true` and `false`. */
export function readFlag(parameters: Parameters, parameter: string): boolean {
  return readOne(parameters, parameter, ['true', 'false']) === 'true';
}

export function readNumber(
  parameters: Parameters,
  parameter: string,
  { min, max, fallback }: { readonly min: number; readonly max: number; readonly fallback: number },
): number {
  const written = parameters[parameter];
  if (written === undefined || written === '') return fallback;
  const number = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
  if (number >= min && number <= max) return number;
  const message = `"${parameter}" must be a whole number from ${min} to ${max}, not "${written.slice(0, 40)}".`;
  throw new QuestionError({ code: 'bad_parameter', message, parameter });
}

const editionId = /^[A-Za-z0-9_-]{1,300}$/;

export function readEditionIds(parameters: Parameters, max: number): string[] {
  const parameter = 'in';
  const ids = commaList(parameters[parameter] ?? '');
  const hint = 'Use ids from /api/available_translations.json, separated by commas.';
  if (ids.length === 0)
    throw missingTranslation('Name a translation of /api/available_translations.json, such as in=KJV.');
  refuseMore(parameter, ids.length, 'translations', max);
  const wrong = ids.find((id) => !editionId.test(id));
  if (wrong !== undefined) throw unknownTranslation(wrong, hint);
  return [...new Set(ids)];
}

/** @throws QuestionError if a parameter has more of something than `max`. */
export function refuseMore(
  parameter: string,
  count: number,
  units: string,
  max: number,
  more: { readonly hint?: string; readonly at?: number } = {},
): void {
  if (count <= max) return;
  const message = `"${parameter}" has ${count} ${units}; the maximum is ${max}.`;
  throw new QuestionError({ code: 'bad_parameter', message, parameter, ...more });
}

/** For an `in` that is not in the query, or has no value. */
export function missingTranslation(hint: string): QuestionError {
  const message = '"in" is missing or empty.';
  return new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'in' });
}

export function unknownTranslation(id: string, hint: string): QuestionError {
  const shown = id.slice(0, 100);
  return new QuestionError({
    code: 'translation_not_found',
    message: `Unknown translation "${shown}".`,
    hint,
    parameter: 'in',
    editions: [shown],
  });
}
