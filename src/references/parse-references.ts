import { FoldedText } from './folded-text.ts';
import {
  type ReferenceOptions,
  type ReferenceProblem,
  ReferenceSyntaxError,
  type WrittenEdition,
  type WrittenReference,
} from './place-reader.ts';
import { ReferenceReader } from './reference-reader.ts';

type ParsedReferences =
  | {
      readonly references: readonly WrittenReference[];
      /** Set if an edition is named, as in `John 3:16 NIV`. It may not be available. */
      readonly edition?: WrittenEdition;
      readonly problem?: undefined;
    }
  | { readonly references?: undefined; readonly edition?: undefined; readonly problem: ReferenceProblem };

/** Fifty references of maximum length, `1TH 119:176-2TH 119:176`, as used to continue a passage. */
const maxCharacters = 1500;

/**
 * Parses a list of references in everyday notation (`John 3:16-4:2; Rom 8:28,31`, `1. Kor 13`, `Jn 3,16ff`,
 * `詩篇 23`), USFM (`JHN 3:16`), OSIS (`John.3.16-John.3.18`) or dotted ids (`JHN.3.16`). Never throws.
 */
export function parseReferences(text: string, options: ReferenceOptions): ParsedReferences {
  if (text.length > maxCharacters) {
    const message = `The reference has more than ${maxCharacters} characters.`;
    return { problem: { code: 'too_long', message, at: maxCharacters, understood: '' } };
  }
  const folded = new FoldedText(text);
  const parser = new ReferenceReader(folded, options, true);
  try {
    const references = parser.readAll();
    return parser.edition ? { references, edition: parser.edition } : { references };
  } catch (error) {
    if (error instanceof ReferenceSyntaxError) return { problem: error.problem };
    throw error;
  }
}
