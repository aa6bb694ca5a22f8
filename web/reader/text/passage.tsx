import { useCallback, useMemo, useState } from 'preact/hooks';
import type { SimpleChapterWord, Translation } from '../../../client/src/documents/index.ts';
import { type Place, placeHash } from '../place/place.ts';
import type { Settings } from '../settings.ts';
import { useWords } from '../words/use-words.ts';
import { WordPopover } from '../words/word-popover.tsx';
import { ChapterEnds } from './chapter-ends.tsx';
import { ChapterHeader } from './chapter-header.tsx';
import { ChapterView } from './chapter-view.tsx';
import { NotePopover } from './note-popover.tsx';
import { ParallelView } from './parallel-view.tsx';
import type { ReadingChoices } from './reading-choices.ts';
import { scriptOf } from './script-of.ts';
import type { Note } from './segments.ts';
import { textBlocks } from './text-blocks.ts';
import type { ChapterColumn } from './use-chapters.ts';
import { useMarkedInView } from './use-marked-in-view.ts';
import { withCallers } from './with-callers.ts';

export interface PassageProps {
  readonly place: Place;
  readonly columns: readonly ChapterColumn[];
  readonly translations: readonly Translation[];
  readonly settings: Settings;
  /** The verse that is heard now. */
  readonly playingVerse: number | undefined;
}

type Opened =
  | { readonly anchor: Element; readonly note: Note }
  | { readonly anchor: Element; readonly word: SimpleChapterWord; readonly text: string };

/** The chapter, alone or beside others, with its notes and words. */
export function Passage({ place, columns, translations, settings, playingVerse }: PassageProps) {
  const [opened, open] = useState<Opened>();
  const close = useCallback(() => open(undefined), []);
  const words = useWords(columns);
  const first = columns[0]?.chapter;
  const { versePerLine } = settings;
  const blocks = useMemo(
    () => textBlocks(withCallers(first?.chapter.content ?? []), words[0], { versePerLine }),
    [first, words, versePerLine],
  );
  useMarkedInView(place, first);
  if (!first) return <p role="alert">{columns[0]?.error?.message}</p>;

  const choices: ReadingChoices = {
    settings,
    playingVerse,
    isMarked: (verse) =>
      place.verse !== undefined && verse >= place.verse && verse <= (place.endVerse ?? place.verse),
    hrefOf: (verse) => placeHash.format(withVerse(place, place.verse === verse ? undefined : verse)),
    onNote: (note, anchor) => open({ note, anchor }),
    onWord: (word, text, anchor) => open({ word, text, anchor }),
  };
  const others = columns.map(({ translation }) => translations.find(({ id }) => id === translation));
  return (
    <article class={columns.length > 1 ? 'passage wide' : 'passage'}>
      <ChapterHeader chapter={first} />
      {columns.length > 1 ? (
        <ParallelView
          columns={columns.map(({ chapter }, index) => ({ chapter, words: words[index] ?? {} }))}
          translations={others.map(
            (translation, index) => translation ?? columns[index]!.chapter?.translation ?? first.translation,
          )}
          choices={choices}
        />
      ) : (
        <div {...scriptOf(first.translation)}>
          <ChapterView blocks={blocks} choices={choices} />
        </div>
      )}
      <ChapterEnds chapter={first} place={place} />
      {opened && 'note' in opened && <NotePopover {...opened} onClose={close} />}
      {opened && 'word' in opened && <WordPopover {...opened} onClose={close} />}
    </article>
  );
}

function withVerse({ verse: _, endVerse: _end, ...place }: Place, verse: number | undefined): Place {
  return verse === undefined ? place : { ...place, verse };
}
