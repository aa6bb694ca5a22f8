import type { SimpleChapterWord } from '../../../client/src/documents.ts';
import { parseMorphology } from '../../../src/model/morphology/morphology.ts';
import { strongsNumbers } from '../../../src/model/strongs-number.ts';
import { type Glosses, readGlosses } from '../../../src/questions/lexicon-entries.ts';
import { answerFetched } from '../../../src/questions/question.ts';
import { orNone } from '../../service/loading.ts';
import { service } from '../../service/service.ts';
import type { WordsByVerse } from '../text/words.tsx';
import styles from './interlinear.css' with { type: 'text' };

export const interlinearStyles = styles;

/** '' for unknown values. */
export interface WordGloss {
  readonly gloss: string;
  readonly parsing: string;
}

export async function loadGlosses(
  words: ReadonlyMap<string, WordsByVerse>,
  signal: AbortSignal,
): Promise<(word: SimpleChapterWord) => WordGloss> {
  const written = [...words.values()].flatMap((verses) =>
    Object.values(verses).flatMap((ofVerse) => ofVerse.flatMap(({ strongs = [] }) => strongs)),
  );
  const glosses = await answerFetched(readGlosses(written), (paths) =>
    Promise.all(paths.map((path) => orNone(service.get<unknown>(path, { signal })))),
  );
  return (word) => glossOf(word, glosses);
}

function glossOf({ strongs = [], morph }: SimpleChapterWord, glosses: Glosses): WordGloss {
  const meanings = strongs.flatMap(strongsNumbers).flatMap((number) => glosses.of(number) ?? []);
  return {
    gloss: [...new Set(meanings)].join(' · '),
    parsing: morph === undefined ? '' : (parseMorphology(morph)?.words ?? morph),
  };
}
