import { parseReferences } from '../../references/parse-references.ts';
import type { Place } from '../../references/reference.ts';
import { dottedReference, formatReference, osisReference } from '../../references/write-references.ts';
import type { ReferenceData } from '../edition.ts';
import { type DocumentQuery, QuestionError, readParameters } from '../question.ts';
import { readNamesOf } from './language-names.ts';

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
  const { options, style } = yield* readNamesOf(parameters, referenceData);
  const { references, edition, problem } = parseReferences(parameters[parameter] ?? '', options);
  if (problem) {
    const { code: _, books: _books, ...fault } = problem;
    const hint = 'Write a book, a chapter and verses: "John 3:16-18".';
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
