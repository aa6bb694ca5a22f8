import {
  indentSigns,
  indentWidth,
  lineLength,
  type PassageFormat,
  type PassagePart,
} from '../../documents/question-parameters.ts';
import { type Parameters, QuestionError, readNumber, readOne } from '../question.ts';

export interface PassageOptions {
  readonly parts: readonly PassagePart[];
  readonly hasNumbers: boolean;
  readonly hasRedLetters: boolean;
  readonly layout: TextLayout;
}

export interface TextLayout {
  readonly indentSign: ' ' | '\t';
  readonly paragraphIndent: number;
  readonly poetryIndent: number;
  readonly maxLineLength: number;
}

const numberedFormats = ['text', 'html'] as const;
const redLetterFormats = ['json', 'html', 'usfm'] as const;

const formatsOf: Readonly<Record<string, readonly PassageFormat[]>> = {
  numbers: numberedFormats,
  'red-letters': redLetterFormats,
  'indent-paragraphs': ['text'],
  'indent-poetry-lines': ['text'],
  'indent-using': ['text'],
  'line-length': ['text'],
};

export const passageOptionNames: readonly string[] = Object.keys(formatsOf);

export function readPassageOptions(
  parameters: Parameters,
  { parts, format }: { readonly parts: readonly PassagePart[]; readonly format: PassageFormat },
): PassageOptions {
  const numbers = readOne(parameters, 'numbers', ['true', 'false']) ?? String(format === 'html');
  const redLetters = readOne(parameters, 'red-letters', ['true', 'false']) ?? 'true';
  const using = readOne(parameters, 'indent-using', indentSigns) ?? 'space';
  const layout: TextLayout = {
    indentSign: using === 'tab' ? '\t' : ' ',
    paragraphIndent: readNumber(parameters, 'indent-paragraphs', indentWidth),
    poetryIndent: readNumber(parameters, 'indent-poetry-lines', indentWidth),
    maxLineLength: readNumber(parameters, 'line-length', lineLength),
  };
  refuseOtherFormats(parameters, format);
  return { parts, hasNumbers: numbers === 'true', hasRedLetters: redLetters === 'true', layout };
}

function refuseOtherFormats(parameters: Parameters, format: PassageFormat): void {
  for (const [parameter, formats] of Object.entries(formatsOf)) {
    const value = parameters[parameter] ?? '';
    if (value === '' || value === 'false' || value === '0' || formats.includes(format)) continue;
    const others = formats.map((each) => `format=${each}`).join(' and ');
    const always = parameter === 'numbers' ? '; the other formats always have verse numbers' : '';
    const message = `"${parameter}" is for ${others}${always}.`;
    throw new QuestionError({ code: 'bad_parameter', message, parameter });
  }
}
