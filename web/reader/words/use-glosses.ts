import type { Lexicons, LexiconGlosses, SimpleChapterWord } from '../../../client/src/documents.ts';
import { parseMorphology } from '../../../src/model/morphology/morphology.ts';
import { entryNumbers, strongsNumbers } from '../../../src/model/strongs-number.ts';
import { type Loading, orNone, service, useDocument } from '../service.ts';
import type { WordsByVerse } from '../text/words.tsx';

/** What stands under a word of an interlinear text; '' for what is not known. */
export interface WordGloss {
  readonly gloss: string;
  readonly parsing: string;
}

/** The meaning and the form of each word, for an interlinear text: of the first lexicon that has the language. */
export function useGlosses(
  words: ReadonlyMap<string, WordsByVerse>,
  isWanted: boolean,
): Loading<(word: SimpleChapterWord) => WordGloss> {
  const letters = isWanted ? lettersOf(words) : [];
  const key = letters.length > 0 ? letters.join() : undefined;
  return useDocument(key, async (signal) => {
    const catalogue = await orNone(service.get<Lexicons>('/api/x/lexicons.json', { signal }));
    const tables = await Promise.all(
      letters.map(async (letter) => {
        const member = letter === 'H' ? 'hebrewGlossesApiLink' : 'greekGlossesApiLink';
        const link = catalogue?.lexicons.find((lexicon) => lexicon[member])?.[member];
        return link ? (await service.get<LexiconGlosses>(link, { signal })).glosses : {};
      }),
    );
    const glosses: Readonly<Record<string, string>> = Object.assign({}, ...tables);
    return (word: SimpleChapterWord) => glossOf(word, glosses);
  });
}

function glossOf(
  { strongs = [], morph }: SimpleChapterWord,
  glosses: Readonly<Record<string, string>>,
): WordGloss {
  const meanings = strongs
    .flatMap(strongsNumbers)
    .map((number) => entryNumbers(number).map((each) => glosses[each]).find((gloss) => gloss !== undefined));
  return {
    gloss: [...new Set(meanings.filter((gloss) => gloss !== undefined))].join(' · '),
    parsing: morph === undefined ? '' : (parseMorphology(morph)?.words ?? morph),
  };
}

/** The first letters of the numbers on the words: `H` for Hebrew, `G` for Greek. */
function lettersOf(words: ReadonlyMap<string, WordsByVerse>): ('H' | 'G')[] {
  const found = new Set<string>();
  for (const verses of words.values()) {
    for (const word of Object.values(verses).flat()) {
      for (const written of word.strongs ?? []) found.add(strongsNumbers(written)[0]?.[0] ?? '');
    }
  }
  return (['H', 'G'] as const).filter((letter) => found.has(letter));
}
