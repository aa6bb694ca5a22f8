import { type MorphologyScheme, parseMorphology } from '../../model/morphology/morphology.ts';
import type { Morphology } from './lexicon-schema.ts';

const schemes: Readonly<Record<MorphologyScheme, Omit<Morphology, 'scheme' | 'codes'>>> = {
  oshb: {
    name: 'Open Scriptures Hebrew Bible',
    website: 'https://hb.openscriptures.org/parsing/HebrewMorphologyCodes.html',
    separator: '/',
  },
  robinson: {
    name: 'Robinson',
    website: 'https://github.com/byztxt/byzantine-majority-text',
    separator: null,
  },
  unfoldingword: {
    name: 'unfoldingWord',
    website: 'https://git.door43.org/unfoldingWord/en_ugg',
    separator: ':',
  },
};

export function morphologyDocument(scheme: MorphologyScheme, parts: Iterable<string>): string | undefined {
  const meanings = [...new Set(parts)].sort().flatMap((code) => {
    const parsing = parseMorphology(code);
    return parsing?.scheme === scheme ? [[code, parsing.words] as const] : [];
  });
  if (meanings.length === 0) return undefined;
  const document: Morphology = { scheme, ...schemes[scheme], codes: Object.fromEntries(meanings) };
  return JSON.stringify(document);
}
