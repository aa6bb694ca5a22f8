import { maxProseBytes } from '../../documents/question-parameters.ts';
import { detectReferences } from '../../references/detect-references.ts';
import type { WrittenReference } from '../../references/place-reader.ts';
import { formatReference } from '../../references/write-references.ts';
import type { ReferenceData } from '../edition.ts';
import { type DocumentQuery, QuestionError, readParameters } from '../question.ts';
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

/** Answers `/api/x/references`. @throws QuestionError */
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
  if (bytes <= maxProseBytes) return text;
  const message = `"text" has ${bytes} bytes in UTF-8; the maximum is ${maxProseBytes}.`;
  const hint = 'Send long texts in parts, such as paragraphs.';
  throw new QuestionError({ code: 'bad_parameter', message, hint, parameter });
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
  return between.length < 10 && !/[.!?\n(){}[\]]/.test(between) && !hasName(text.slice(next.start, next.end));
}

/** A verse may have a letter, as in `16a-18`. */
function hasName(written: string): boolean {
  return /\p{L}.*\p{Nd}/u.test(written.replace(/(?<=\p{Nd})[a-e](?!\p{L})/gu, ''));
}
