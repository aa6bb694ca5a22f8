import type { ComponentChildren } from 'preact';
import type { SimpleChapterWord, SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { type Glosses, readGlosses } from '../../../src/questions/lexicon-entries.ts';
import { answerFetched } from '../../../src/questions/question.ts';
import { explainedWord, mainWords, type RenderedWord } from '../../../src/questions/renderings.ts';
import { orNone } from '../../service/loading.ts';
import { service } from '../../service/service.ts';
import type { Segment, WordsByVerse } from '../text/text-blocks.ts';
import { ComputedNote } from './computed-note.tsx';
import styles from './interlinear.css' with { type: 'text' };
import { glossed, joinRenderings, type WordGloss, withPunctuation } from './interlinear-text.tsx';
import { alignedTranslations } from './load-renderings.ts';

export interface InterlinearWords {
  /** The words of a rendering that follow each other are one segment, with the punctuation after them. */
  readonly arranged: (segments: readonly Segment[]) => readonly Segment[];
  readonly explained: (word: SimpleChapterWord, text: string) => ComponentChildren;
  readonly note: ComponentChildren;
  readonly styles: string;
}

export async function loadGlosses(
  chapters: readonly SimpleTranslationBookChapter[],
  words: ReadonlyMap<string, WordsByVerse>,
  signal: AbortSignal,
): Promise<InterlinearWords> {
  const verses: readonly (readonly RenderedWord[])[] = [...words.values()].flatMap((all) =>
    Object.values(all),
  );
  const written = verses.flatMap((all) => all.flatMap(({ strongs = [] }) => strongs));
  const glosses = await answerFetched(readGlosses(written), (paths) =>
    Promise.all(paths.map((path) => orNone(service.get<unknown>(path, { signal })))),
  );
  const main = new Set(verses.flatMap((all) => [...mainWords(all)]));
  const alignments = await alignedTranslations();
  const editions = new Map(chapters.map(({ translation }) => [translation.id, translation]));
  return {
    styles,
    note: ComputedNote({
      editions: Array.from(editions.values(), ({ id, name }) => ({ name, alignment: alignments.get(id) })),
    }),
    arranged: (segments) => withPunctuation(joinRenderings(segments, main)),
    explained: (word, text) =>
      glossed(text, main.has(word) ? glossOf(word, glosses) : { gloss: '…', parsing: '' }),
  };
}

function glossOf(word: RenderedWord, glosses: Glosses): WordGloss {
  const { original, numbers, form } = explainedWord(word);
  const meanings = numbers.flatMap((number) => glosses.of(number) ?? []);
  return { gloss: [...new Set(meanings)].join(' · '), parsing: form, original };
}
