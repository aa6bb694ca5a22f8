import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { SimpleChapterWord, Translation, TranslationBook } from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place/place.ts';
import { Problem } from '../service/problem.tsx';
import type { Settings } from '../settings.ts';
import { useRovingWords } from '../words/use-roving-words.ts';
import { useWords } from '../words/use-words.ts';
import { WordPopover } from '../words/word-popover.tsx';
import { ChapterEnds } from './chapter-ends.tsx';
import { ChapterHeader } from './chapter-header.tsx';
import { ChapterView } from './chapter-view.tsx';
import { NotePopover } from './note-popover.tsx';
import { ParallelView } from './parallel-view.tsx';
import { PrintedNotes } from './printed-notes.tsx';
import type { ReadingChoices } from './reading-choices.ts';
import { scriptOf } from './script-of.ts';
import type { Note } from './segments.ts';
import { textBlocks } from './text-blocks.ts';
import type { ChapterColumn } from './use-chapters.ts';
import { withCallers } from './with-callers.ts';

export interface PassageProps {
  readonly place: Place;
  /** At least one has its chapter. */
  readonly columns: readonly ChapterColumn[];
  readonly retry: () => void;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  readonly settings: Settings;
  /** The verse that is heard now. */
  readonly playingVerse: number | undefined;
}

type Opened =
  | { readonly anchor: Element; readonly note: Note }
  | { readonly anchor: Element; readonly word: SimpleChapterWord; readonly text: string };

/** The chapter, alone or beside others, with its notes and words. */
export function Passage(props: PassageProps) {
  const { place, columns, retry, translations, books, settings, playingVerse } = props;
  const [opened, open] = useState<Opened>();
  const close = useCallback(() => open(undefined), []);
  const article = useRef<HTMLElement>(null);
  const words = useWords(columns, settings.words);
  const shown = columns.flatMap(({ chapter }) => chapter ?? []);
  const first = shown[0]!;
  const { versePerLine } = settings;
  const blocks = useMemo(
    () => textBlocks(withCallers(first.chapter.content), words.words[0], { versePerLine }),
    [first, words.words[0], versePerLine],
  );
  useRovingWords(article, [words.words, settings]);

  // While another chapter is on its way, its verses are not marked in this one
  const isHere = first.book.id === place.book && first.chapter.number === place.chapter;
  const choices: ReadingChoices = {
    settings,
    playingVerse,
    isMarked: (verse) =>
      isHere && place.verse !== undefined && verse >= place.verse && verse <= (place.endVerse ?? place.verse),
    hrefOf: (verse) => placeHash.format(withVerse(place, place.verse === verse ? undefined : verse)),
    onNote: (note, anchor) => open({ note, anchor }),
    onWord: (word, text, anchor) => open({ word, text, anchor }),
  };
  return (
    <article ref={article} class={columns.length > 1 ? 'passage wide' : 'passage'}>
      <ChapterHeader chapter={first} />
      {words.error && <Problem what="What is known of the words" error={words.error} retry={words.retry} />}
      {columns.length > 1 ? (
        <ParallelView
          {...{ place, columns, choices, retry }}
          words={words.words}
          translations={columns.map(
            ({ translation, chapter }) =>
              translations.find(({ id }) => id === translation) ?? chapter?.translation,
          )}
        />
      ) : (
        <div {...scriptOf(first.translation)}>
          <ChapterView blocks={blocks} choices={choices} />
        </div>
      )}
      {settings.notes && shown.map((each) => <PrintedNotes key={each.translation.id} chapter={each} />)}
      <ChapterEnds
        chapter={first}
        place={place}
        books={books}
        translations={shown.map(({ translation }) => translation)}
      />
      {opened && 'note' in opened && <NotePopover {...opened} onClose={close} />}
      {opened && 'word' in opened && <WordPopover {...opened} onClose={close} />}
    </article>
  );
}

function withVerse({ verse: _, endVerse: _end, ...place }: Place, verse: number | undefined): Place {
  return verse === undefined ? place : { ...place, verse };
}
