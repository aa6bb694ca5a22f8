import { useEffect } from 'preact/hooks';
import type {
  SimpleChapterWord,
  SimpleTranslationBookChapter,
  SimpleTranslationBookChapterWords,
} from '../../../client/src/documents.ts';
import { service, useDocument } from '../../service/service.ts';
import { readingText } from '../../strings/texts.ts';
import { Popover } from '../../widgets/popover.tsx';
import { Problem } from '../../widgets/problem.tsx';
import { roveFocus } from '../roving-focus.ts';
import { scriptOfText } from './script-of.ts';

export type WordsByVerse = SimpleTranslationBookChapterWords['verses'];

const none: ReadonlyMap<string, WordsByVerse> = new Map();

export function useWords(chapters: readonly SimpleTranslationBookChapter[], isWanted: boolean) {
  const links = chapters.flatMap(({ thisChapterWordsLink }) => thisChapterWordsLink ?? []);
  const key = isWanted && links.length > 0 ? links.join() : undefined;
  const { document, error, isLoading, retry } = useDocument(key, async (signal) => {
    const load = async (link: string) =>
      (await service.get<SimpleTranslationBookChapterWords>(link, { signal })).verses;
    return new Map(await Promise.all(links.map(async (link) => [link, await load(link)] as const)));
  });
  // The words of the previous chapter would mark the wrong words
  const words: typeof none = (key && !isLoading && document) || none;
  return { words, error: isLoading ? undefined : error, retry };
}

export function wordsOf(
  words: ReadonlyMap<string, WordsByVerse>,
  { thisChapterWordsLink }: SimpleTranslationBookChapter,
): WordsByVerse {
  return (thisChapterWordsLink && words.get(thisChapterWordsLink)) || {};
}

const selector = '.word';

/**
 * Makes the words of a text one stop for the Tab key: the first word, or the last one with the focus. Arrow
 * keys move between them. `changes` are the dependencies of the effect.
 */
export function useRovingWords(
  text: { readonly current: HTMLElement | null },
  changes: readonly unknown[],
): void {
  useEffect(() => {
    const { current } = text;
    if (!current) return;
    const takeStops = () => {
      for (const stop of current.querySelectorAll<HTMLElement>(`${selector}[tabindex="0"]`)) {
        stop.tabIndex = -1;
      }
    };
    takeStops();
    const first = current.querySelector<HTMLElement>(selector);
    if (first) first.tabIndex = 0;
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof HTMLElement && target.matches(selector))) return;
      takeStops();
      target.tabIndex = 0;
    };
    const onKey = (event: KeyboardEvent) => {
      const isWord = event.target instanceof Element && event.target.matches(selector);
      // An arrow key on the last word must not turn the page
      if (isWord && event.key.startsWith('Arrow')) event.preventDefault();
      roveFocus(event, current, selector);
    };
    current.addEventListener('focusin', onFocus);
    current.addEventListener('keydown', onKey);
    return () => {
      current.removeEventListener('focusin', onFocus);
      current.removeEventListener('keydown', onKey);
    };
  }, changes);
}

interface WordPopoverProps {
  readonly word: SimpleChapterWord;
  readonly text: string;
  readonly anchor: Element;
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
