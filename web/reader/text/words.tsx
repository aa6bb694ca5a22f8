import type {
  SimpleChapterWord,
  SimpleTranslationBookChapter,
  SimpleTranslationBookChapterWords,
} from '../../../client/src/documents.ts';
import { service, useDocument } from '../../service/service.ts';
import { readingText } from '../../strings/texts.ts';
import { Popover } from '../../widgets/popover.tsx';
import { Problem } from '../../widgets/problem.tsx';
import { scriptOfText } from './script-of.ts';
import type { WordsByVerse } from './text-blocks.ts';

const none: ReadonlyMap<string, WordsByVerse> = new Map();

/**
 * The annotated words of each chapter.
 * @param withAlignment also reads alignments, which join words and annotate texts without words.
 */
export function useWords(
  chapters: readonly SimpleTranslationBookChapter[],
  isWanted: boolean,
  withAlignment: boolean,
) {
  const tagged = chapters.filter((chapter) => chapter.thisChapterWordsLink);
  const wanted = withAlignment ? chapters : tagged;
  const links = wanted.map((chapter) => chapter.thisChapterLink).join();
  const key = isWanted && links ? `${withAlignment} ${links}` : undefined;
  const { document, error, isLoading, retry } = useDocument(key, async (signal) => {
    const load = async ({ thisChapterLink, thisChapterWordsLink: link }: SimpleTranslationBookChapter) => {
      const { verses } = await service.get<SimpleTranslationBookChapterWords>(link!, { signal });
      return [thisChapterLink, verses] as const;
    };
    const words = new Map(await Promise.all(tagged.map(load)));
    if (!withAlignment) return words;
    const { addRenderings } = await import('../words/load-renderings.ts');
    return addRenderings(chapters, words, signal);
  });
  // The words of the previous chapter would mark the wrong words
  const words: typeof none = (key && !isLoading && document) || none;
  return { words, error: isLoading ? undefined : error, retry };
}

export function wordsOfChapter(
  words: ReadonlyMap<string, WordsByVerse>,
  { thisChapterLink }: SimpleTranslationBookChapter,
): WordsByVerse {
  return words.get(thisChapterLink) ?? {};
}

interface WordPopoverProps {
  readonly word: SimpleChapterWord;
  readonly text: string;
  readonly anchor: HTMLElement;
  readonly translations: readonly string[];
  readonly onClose: () => void;
}

export function WordPopover({ word, text, anchor, translations, onClose }: WordPopoverProps) {
  const { document: code, error, retry } = useDocument('card', loadCard);
  return (
    <Popover anchor={anchor} label={readingText('word', { text })} onClose={onClose}>
      <p class="word-head">
        <bdi {...scriptOfText(text)}>{text}</bdi>
      </p>
      {code && <code.WordCard word={word} translations={translations} onClose={onClose} />}
      {error && <Problem what={readingText('explanation')} error={error} retry={retry} />}
    </Popover>
  );
}

const loadCard = () => import('../words/word-card.tsx');
