import type { PassagePart } from '../../src/documents/question-parameters.ts';
import type { Reference, SchemeName } from '../../src/references/reference.ts';
import { formatReference } from '../../src/references/write-references.ts';
import { askQuestion, type GivenParameters } from './ask-question.ts';
import type { PassageAnswer, VerseOfTheDay } from './documents.ts';
import type { DocumentSource, QuestionOptions } from './http/document-source.ts';

/** References as people write them, or as `parseReference` returns them, or several of either. */
export type References = string | Reference | readonly (string | Reference)[];

interface PassagesOptions extends QuestionOptions {
  /** The versification of the references; by default the one of the first translation. */
  readonly numbering?: SchemeName;
  /** Parts to return in addition to the text; none by default. */
  readonly include?: readonly PassagePart[];
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
    numbering,
    include: include.join() || undefined,
  };
  return answer(source, 'passage', parameters, options);
}

interface RandomOptions extends QuestionOptions {
  /** `OT`, `NT`, `DC`, books and ranges of books, separated by commas: `PSA, MAT-JHN`. All by default. */
  readonly books?: string;
}

/** A random verse of the first translation, uniformly distributed, in the format of `passages`. */
export async function randomVerse(
  source: DocumentSource,
  translations: string | readonly string[],
  options: RandomOptions = {},
): Promise<PassageAnswer> {
  return answer(source, 'random', { in: [translations].flat().join(), books: options.books }, options);
}

interface DailyOptions extends QuestionOptions {
  /** `2026-01-31`; by default the date of the device. */
  readonly date?: string;
}

/** The verse of the day, the same for everyone on a date. */
export async function verseOfTheDay(
  source: DocumentSource,
  translations: string | readonly string[],
  { date = localDate(new Date()), signal, languages }: DailyOptions = {},
): Promise<VerseOfTheDay> {
  const parameters = { date, in: [translations].flat().join() };
  return askQuestion<VerseOfTheDay>(source, 'verse-of-the-day', parameters, {
    signal,
    isAnswer: (found) => Array.isArray(found.passages),
    async load() {
      const [{ answerVerseOfTheDay }, { numberingData }] = await Promise.all([
        import('../../src/questions/daily-passage.ts'),
        import('../../src/questions/numbering.ts'),
      ]);
      return (query) => answerVerseOfTheDay(query, { ...languages, numbering: numberingData });
    },
  });
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

async function answer(
  source: DocumentSource,
  name: 'passage' | 'random',
  given: GivenParameters,
  { signal, languages }: QuestionOptions,
): Promise<PassageAnswer> {
  return askQuestion<PassageAnswer>(source, name, given, {
    signal,
    isAnswer: (found) => Array.isArray(found.passages),
    async load() {
      const { answerPassage, answerRandom, numberingFor } = await import('./from-documents.ts');
      const known = { ...languages, ...(await numberingFor(given)) };
      const ask = { passage: answerPassage, random: answerRandom }[name];
      return (query) => ask(Object.fromEntries(new URLSearchParams(query)), known);
    },
  });
}
