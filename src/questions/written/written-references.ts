import { maxProseBytes } from '../../documents/question-parameters.ts';
import { detectReferences } from '../../references/detect-references.ts';
import { dottedReference, osisReference } from '../../references/osis-books.ts';
import { parseReferences } from '../../references/parse-references.ts';
import type { WrittenReference } from '../../references/place-reader.ts';
import type { Place } from '../../references/reference.ts';
import { withDigits } from '../../references/spoken-numbers.ts';
import { formatReference } from '../../references/write-references.ts';
import { hasBackwardBooks, type ReferenceData } from '../edition.ts';
import { readTranslationAtEnd } from '../named-translations.ts';
import { type DocumentQuery, QuestionError, readParameters, refuseMore } from '../question.ts';
import { readNamesOf, type WrittenNames } from './language-names.ts';

/** One or more references that share a name. Offsets are in UTF-16 code units. */
interface ReferenceInProse {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** In USFM notation, in the numbering of the text. */
  readonly references: readonly string[];
  readonly label: string;
}

export function* answerReferences(
  query: string,
  referenceData?: ReferenceData,
): DocumentQuery<ReferenceInProse[]> {
  const parameters = readParameters(query, ['text', 'language']);
  const text = readProse(parameters.text);
  return findInProse(text, yield* readNamesOf(parameters, referenceData));
}

function readProse(text: string | undefined): string {
  const parameter = 'text';
  if (text === undefined || text.trim() === '') {
    const hint = 'Pass the text that may contain references.';
    throw new QuestionError({ code: 'bad_parameter', message: '"text" is empty.', hint, parameter });
  }
  const bytes = new TextEncoder().encode(text).length;
  const hint = 'Send long texts in parts, such as paragraphs.';
  refuseMore(parameter, bytes, 'bytes in UTF-8', maxProseBytes, { hint });
  return text;
}

function findInProse(text: string, { options, style }: WrittenNames): ReferenceInProse[] {
  const lists: WrittenReference[][] = [];
  for (const found of detectReferences(text, options)) {
    const list = lists.at(-1);
    if (list && continuesList(text, list.at(-1)!, found)) list.push(found);
    else lists.push([found]);
  }
  return lists.map((list) => {
    const { start } = list[0]!;
    const { end } = list.at(-1)!;
    return {
      start,
      end,
      text: text.slice(start, end),
      references: list.map((each) => formatReference(each)),
      label: list.map((each) => formatReference(each, style)).join('; '),
    };
  });
}

/** True for `31` and `9:1` in `Rom 8:28,31; 9:1`, which have no name of their own. */
function continuesList(text: string, { end, to }: WrittenReference, next: WrittenReference): boolean {
  if (next.from.book !== to.book) return false;
  const between = text.slice(end, next.start);
  return (
    between.length < 10 &&
    !/\.(?!\d|$)|[!?\n(){}[\]]/.test(between) &&
    !hasName(text.slice(next.start, next.end))
  );
}

/** A verse may have a letter, as in `16a-18`. */
function hasName(written: string): boolean {
  return /\p{L}.*\p{Nd}/u.test(written.replace(/(?<=\p{Nd})[a-e](?!\p{L})/gu, ''));
}

interface ParsedReference {
  /** In USFM notation: `1JN 4:8`. */
  readonly reference: string;
  readonly label: string;
  readonly osis: string;
  /** `1JN.4.8`. */
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
  /** The edition named after the reference, as in `John 3:16 KJV`. It may not be available. */
  readonly edition: string | null;
}

/** Answers `/api/x/parse`. @throws QuestionError: `bad_reference` if the text is not exactly one reference. */
export function* answerParse(query: string, referenceData?: ReferenceData): DocumentQuery<ParsedReference> {
  const parameter = 'ref';
  const parameters = readParameters(query, [parameter, 'language']);
  const { options, style, edition: named } = yield* readNamesOf(parameters, referenceData);
  const ref = withDigits(parameters[parameter] ?? '', options.names);
  const read = parseReferences(ref, options);
  const atEnd = read.problem && (yield* readTranslationAtEnd(ref, read.problem.at));
  const { references, edition = atEnd, problem } = atEnd ? parseReferences(atEnd.ref, options) : read;
  if (problem) {
    const { code, books: _, ...fault } = problem;
    const hint =
      code === 'ambiguous_book'
        ? 'Write the full name, or set "language".'
        : 'Write a book, a chapter and verses: "John 3:16-18".';
    throw new QuestionError({ hint, ...fault, code: 'bad_reference', parameter });
  }
  const [{ from, to }, second] = references as [(typeof references)[number], (typeof references)[number]?];
  const reference = formatReference({ from, to });
  if (second) {
    const message = `"${parameter}" has ${references.length} references.`;
    const hint = 'Use /api/x/references for several references, or for references in a text.';
    const fault = { message, hint, at: second.start, understood: reference };
    throw new QuestionError({ ...fault, code: 'bad_reference', parameter });
  }
  if (hasBackwardBooks({ from, to }, named?.books)) {
    const message = `${reference} ends before it begins.`;
    throw new QuestionError({ code: 'bad_reference', message, parameter, at: 0, understood: '' });
  }
  return {
    reference,
    label: formatReference({ from, to }, style),
    osis: osisReference({ from, to }),
    id: dottedReference({ from, to }),
    from,
    to,
    edition: edition?.name ?? null,
  };
}
