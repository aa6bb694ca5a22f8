import type { PassagePart } from '../../src/documents/question-parameters.ts';
import type { ReferenceData } from '../../src/questions/edition.ts';
import type { Parameters } from '../../src/questions/question.ts';
import type { Reference, SchemeName } from '../../src/references/reference.ts';
import { formatReference } from '../../src/references/write-references.ts';
import type { PassageAnswer, VerseOfTheDay } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';

/** References as people write them, or as `parseReference` returns them, or several of either. */
export type References = string | Reference | readonly (string | Reference)[];

interface PassagesOptions extends CallOptions {
  /** The versification of the references; by default the one of the first translation. */
  readonly numbering?: SchemeName;
  /** Parts to return in addition to the text; none by default. */
  readonly include?: readonly PassagePart[];
  /** Used if the answer is assembled from documents: `languages` of `scriptorium-client/languages`. */
  readonly languages?: ReferenceData;
}

/**
 * The verses of references in one or several translations. References are read according to the first
 * translation. If the service cannot answer questions, such as a static host, the same answer is assembled
 * from its documents. At most 1,000 verses and about 1 MB are returned: `next` is the reference that
 * continues them. Rejects with a `ScriptoriumError`: `bad_reference`, or `translation_not_found`,
 * `book_not_found`, `chapter_not_found`, `verse_not_found`.
 */
export async function passages(
  source: DocumentSource,
  references: References,
  translations: string | readonly string[],
  options: PassagesOptions = {},
): Promise<PassageAnswer> {
  const { include = [], numbering } = options;
  const parameters = {
    ref: writtenReferences(references),
    in: [translations].flat().join(),
    ...(numbering === undefined ? {} : { numbering }),
    ...(include.length > 0 ? { include: include.join() } : {}),
  };
  return answer(source, 'passage', parameters, options);
}

interface RandomOptions extends CallOptions {
  /** `OT`, `NT`, `DC`, books and ranges of books, separated by commas: `PSA, MAT-JHN`. All by default. */
  readonly books?: string;
  /** See `passages`. */
  readonly languages?: ReferenceData;
}

/** A random verse of the first translation, uniformly distributed, in the format of `passages`. */
export async function randomVerse(
  source: DocumentSource,
  translations: string | readonly string[],
  options: RandomOptions = {},
): Promise<PassageAnswer> {
  const { books } = options;
  const parameters = { in: [translations].flat().join(), ...(books === undefined ? {} : { books }) };
  return answer(source, 'random', parameters, options);
}

interface DailyOptions extends CallOptions {
  /** `2026-01-31`; by default the date of the device. */
  readonly date?: string;
  /** See `passages`. */
  readonly languages?: ReferenceData;
}

/** The verse of the day, the same for everyone on a date. */
export async function verseOfTheDay(
  source: DocumentSource,
  translations: string | readonly string[],
  { date = localDate(new Date()), signal, languages }: DailyOptions = {},
): Promise<VerseOfTheDay> {
  const parameters = { date, in: [translations].flat().join() };
  const isAnswer = (found: Partial<VerseOfTheDay>) => Array.isArray(found.passages);
  const answered = await askFirst<VerseOfTheDay>(source, 'verse-of-the-day', parameters, {
    signal,
    isAnswer,
  });
  if (answered) return answered;
  const [{ answerVerseOfTheDay }, { numberingData }, { answerFromDocuments }] = await Promise.all([
    import('../../src/questions/daily-passage.ts'),
    import('../../src/questions/numbering.ts'),
    import('./from-documents.ts'),
  ]);
  const query = new URLSearchParams(parameters).toString();
  const question = answerVerseOfTheDay(query, { ...languages, numbering: numberingData });
  return (await answerFromDocuments(source, question, signal)) as VerseOfTheDay;
}

function localDate(time: Date): string {
  const [month, day] = [time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${time.getFullYear()}-${month}-${day}`;
}

/**
 * The attribution required when quoting the texts, a line for each edition: `KJV: King James Version
 * (https://...)`.
 */
export function attributionText({ attributions }: Pick<PassageAnswer, 'attributions'>): string {
  return attributions
    .map(({ edition, text, licenseUrl }) => `${edition}: ${text}${licenseUrl ? ` (${licenseUrl})` : ''}`)
    .join('\n');
}

export function writtenReferences(references: References): string {
  return [references]
    .flat()
    .map((each) => (typeof each === 'string' ? each : formatReference(each)))
    .join('; ');
}

const onlyDocuments = new WeakSet<DocumentSource>();

async function answer(
  source: DocumentSource,
  name: 'passage' | 'random',
  parameters: Parameters,
  { signal, languages }: CallOptions & { readonly languages?: ReferenceData },
): Promise<PassageAnswer> {
  const isAnswer = (found: Partial<PassageAnswer>) => Array.isArray(found.passages);
  const answered = await askFirst<PassageAnswer>(source, name, parameters, { signal, isAnswer });
  if (answered) return answered;
  const known = { ...languages, ...(await numberingFor(parameters)) };
  const { answerFromDocuments, answerPassage, answerRandom } = await import('./from-documents.ts');
  const question = { passage: answerPassage, random: answerRandom }[name](parameters, known);
  return (await answerFromDocuments(source, question, signal)) as PassageAnswer;
}

/** The versification tables are only needed to compare several translations. */
async function numberingFor(parameters: Parameters): Promise<Pick<ReferenceData, 'numbering'>> {
  if (!parameters.in?.includes(',') && parameters.numbering === undefined) return {};
  const { numberingData } = await import('../../src/questions/numbering.ts');
  return { numbering: numberingData };
}

/**
 * The answer of a live service; undefined if the source has only documents, which is remembered per source.
 */
export async function askFirst<Answer>(
  source: DocumentSource,
  name: string,
  parameters: Parameters,
  { signal, isAnswer }: CallOptions & { readonly isAnswer: (found: Partial<Answer>) => boolean },
): Promise<Answer | undefined> {
  if (!source.ask || onlyDocuments.has(source)) return undefined;
  try {
    const found = await source.ask<Answer>(name, parameters, { signal });
    if (found && isAnswer(found)) return found;
  } catch (error) {
    // The service worker responds with this code while the device is offline, but documents are available
    if (error instanceof ScriptoriumError && error.code === 'offline') return undefined;
    if (!isUnknownQuestion(error)) throw error;
  }
  onlyDocuments.add(source);
  return undefined;
}

/**
 * True if the error means that the service does not know the question. Errors about a question name the
 * parameter.
 */
function isUnknownQuestion(error: unknown): boolean {
  if (!(error instanceof ScriptoriumError) || error.parameter !== undefined) return false;
  return error.code === 'invalid_answer' || [400, 403, 404, 405, 410, 501].includes(error.status ?? 0);
}
