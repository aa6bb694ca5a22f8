import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type {
  SimpleChapterWord,
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
} from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place.ts';
import { Popover } from '../popover.tsx';
import { Problem } from '../problem.tsx';
import type { Settings } from '../settings.tsx';
import { ChapterEnds, ChapterHeader } from './chapter-ends.tsx';
import { ChapterView, type ReadingChoices } from './chapter-view.tsx';
import { ParallelView } from './parallel-view.tsx';
import { scriptOf } from './script-of.ts';
import { type Note, textBlocks, withCallers } from './text-blocks.ts';
import type { ChapterColumn } from './use-chapters.ts';
import { useRovingWords, useWords, WordPopover } from './words.tsx';

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

interface NotePopoverProps {
  readonly note: Note;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function NotePopover({ note, anchor, onClose }: NotePopoverProps) {
  return (
    <Popover anchor={anchor} label={`Note ${note.caller}`} onClose={onClose}>
      <p class="note" dir="auto">
        {note.text}
      </p>
    </Popover>
  );
}

/** The notes of a chapter in a row, on paper only: there nothing can be pressed. */
export function PrintedNotes({ chapter }: { readonly chapter: SimpleTranslationBookChapter }) {
  const { lang, dir } = scriptOf(chapter.translation);
  const number = chapter.chapter.number;
  const notes = withCallers(chapter.chapter.content).flatMap((item) =>
    'footnotes' in item
      ? item.footnotes.map((note) => ({ ...note, at: 'number' in item ? `${number}:${item.number}` : '' }))
      : [],
  );
  if (notes.length === 0) return null;
  return (
    <ul class="printed-notes" lang={lang} dir={dir}>
      {notes.map(({ noteId, caller, text, at }) => (
        <li key={noteId}>
          <i>{caller}</i> <b>{at}</b> {text}
        </li>
      ))}
    </ul>
  );
}
