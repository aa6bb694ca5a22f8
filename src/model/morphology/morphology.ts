import { greekWords } from './greek-columns.ts';
import { hebrewWords } from './hebrew.ts';
import { robinsonWords } from './robinson.ts';

/**
 * The schemes of morphology codes: `oshb` of the Open Scriptures Hebrew Bible (`HVqw3ms`), `robinson` of Maurice Robinson's
 * Greek texts (`V-PAI-3S`), `unfoldingword` (`He,C:Vqw3ms`, `Gr,V,IPA3,,S,`).
 */
export const morphologySchemes = ['oshb', 'robinson', 'unfoldingword'] as const;

export type MorphologyScheme = (typeof morphologySchemes)[number];

export interface Parsing {
  /** Which scheme the code is of: its form shows it. */
  readonly scheme: MorphologyScheme;
  readonly language: 'Hebrew' | 'Aramaic' | 'Greek';
  /** The parts of the word, in its order: prefixes, the word itself, suffixes. */
  readonly parts: readonly string[];
  /** All of it in words: "conjunction + noun, masculine plural absolute". */
  readonly words: string;
}

/** What a morphology code says, in plain words; undefined for a code that is not known. Several stand with spaces between them. */
export function parseMorphology(code: string): Parsing | undefined {
  const [first, ...others] = code.trim().split(/\s+/).map(parseOne);
  if (!first || others.some((other) => other?.scheme !== first.scheme)) return undefined;
  const parts = [first, ...others].flatMap((each) => each!.parts);
  return { ...first, parts, words: parts.join(' + ') };
}

/**
 * The codes of the parts of a word, each with its language in front: `HC/Vqw3ms` is `HC` and `HVqw3ms`, `He,C:Vqw3ms` is
 * `He,C` and `He,Vqw3ms`. Other codes are one part.
 */
export function morphologyParts(code: string): string[] {
  return code
    .trim()
    .split(/\s+/)
    .flatMap((each) => {
      const [, language = '', rest = ''] = /^((?:He|Ar),|[HA](?=[A-Z][^-]*$))(.+)$/.exec(each) ?? [];
      if (language === '' || parseOne(each)?.scheme === 'robinson') return [each];
      const parts = rest.split(language.endsWith(',') ? ':' : '/').filter((part) => part !== '');
      return parts.map((part) => language + part);
    });
}

function parseOne(code: string): Omit<Parsing, 'words'> | undefined {
  const [, language, rest = ''] = /^(He|Ar|Gr),(.+)$/.exec(code) ?? [];
  if (language === 'Gr') {
    const words = greekWords(rest);
    return words === undefined ? undefined : { scheme: 'unfoldingword', language: 'Greek', parts: [words] };
  }
  if (language) return hebrew('unfoldingword', language === 'He' ? 'H' : 'A', rest.split(':'));
  const ofHebrew = /^([HA])([A-Z].*)$/.exec(code);
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
  // Some codes end with a separator and nothing after it
  const written = codes.at(-1) === '' ? codes.slice(0, -1) : codes;
  const parts = written.map((part) => hebrewWords(letter, part));
  if (!parts.every((part) => part !== undefined)) return undefined;
  return { scheme, language: letter === 'H' ? 'Hebrew' : 'Aramaic', parts };
}
