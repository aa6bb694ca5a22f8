import { greekWords } from './greek-columns.ts';
import { hebrewWords } from './hebrew.ts';
import { robinsonWords } from './robinson.ts';

/**
 * Morphology code schemes: `oshb` of the Open Scriptures Hebrew Bible (`HVqw3ms`), `robinson` of Maurice
 * Robinson's Greek texts (`V-PAI-3S`), `unfoldingword` (`He,C:Vqw3ms`, `Gr,V,IPA3,,S,`).
 */
export const morphologySchemes = ['oshb', 'robinson', 'unfoldingword'] as const;

export type MorphologyScheme = (typeof morphologySchemes)[number];

export interface Parsing {
  readonly scheme: MorphologyScheme;
  readonly language: 'Hebrew' | 'Aramaic' | 'Greek';
  /** Prefixes, the word itself and suffixes, in word order. */
  readonly parts: readonly string[];
  /** All parts: "conjunction + noun, masculine plural absolute". */
  readonly words: string;
}

/** Explains one or more codes, separated by spaces or `+`. Undefined if a code is unknown. */
export function parseMorphology(code: string): Parsing | undefined {
  const [first, ...others] = codesIn(code).map(parseOne);
  if (!first || others.some((other) => other?.scheme !== first.scheme)) return undefined;
  const parts = [first, ...others].flatMap((each) => each!.parts);
  return { ...first, parts, words: parts.join(' + ') };
}

/**
 * Splits a code by the parts of the word and prefixes each with its language: `HC/Vqw3ms` becomes `HC` and
 * `HVqw3ms`, `He,C:Vqw3ms` becomes `He,C` and `He,Vqw3ms`. Other codes are one part.
 */
export function morphologyParts(code: string): string[] {
  return codesIn(code).flatMap((each) => {
    const [, language = '', rest = ''] = /^((?:He|Ar),|[HA](?=[A-Zc][^-]*$))(.+)$/.exec(each) ?? [];
    if (language === '' || parseOne(each)?.scheme === 'robinson') return [each];
    const parts = rest.split(language.endsWith(',') ? ':' : '/').filter((part) => part !== '');
    return parts.map((part) => language + part);
  });
}

function codesIn(code: string): string[] {
  return code.trim().split(/\s*\+\s*|\s+/);
}

function parseOne(code: string): Omit<Parsing, 'words'> | undefined {
  const [, language, rest = ''] = /^(He|Ar|Gr),(.+)$/.exec(code) ?? [];
  if (language === 'Gr') {
    const words = greekWords(rest);
    return words === undefined ? undefined : { scheme: 'unfoldingword', language: 'Greek', parts: [words] };
  }
  if (language) return hebrew('unfoldingword', language === 'He' ? 'H' : 'A', rest.split(':'));
  const ofHebrew = /^([HA])([A-Zc].*)$/.exec(code);
  const parsed = ofHebrew && hebrew('oshb', ofHebrew[1] as 'H' | 'A', ofHebrew[2]!.split('/'));
  if (parsed) return parsed;
  const words = robinsonWords(code);
  return words === undefined ? undefined : { scheme: 'robinson', language: 'Greek', parts: [words] };
}

function hebrew(
  scheme: MorphologyScheme,
  letter: 'H' | 'A',
  codes: readonly string[],
): Omit<Parsing, 'words'> | undefined {
  // Some codes end with a separator
  const written = codes.at(-1) === '' ? codes.slice(0, -1) : codes;
  const parts = written.map((part) => hebrewWords(letter, part));
  if (!parts.every((part) => part !== undefined)) return undefined;
  return { scheme, language: letter === 'H' ? 'Hebrew' : 'Aramaic', parts };
}
