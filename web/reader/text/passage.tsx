import type { ComponentChildren } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SimpleChapterWord, Translation, TranslationBook } from '../../../client/src/documents.ts';
import { useCode } from '../../service/service.ts';
import { readingText } from '../../strings/texts.ts';
import { Problem } from '../../widgets/problem.tsx';
import type { MarkOf } from '../kept/kept-reading.tsx';
import { chapterKey, PassageContext, type Route, routeAddress } from '../route.ts';
import type { Settings } from '../settings.tsx';
import { isSameWord } from '../words/same-word.ts';
import { useGlosses } from '../words/use-glosses.ts';
import { type ChapterColumn, shownChapters } from './chapter-columns.ts';
import { ChapterEnds } from './chapter-ends.tsx';
import { ChapterHeader, ChapterView, type ReadingChoices } from './chapter-view.tsx';
import type { EndMarkProps } from './end-mark.tsx';
import { knownBridges } from './numbering.ts';
import { useRovingStops } from './roving-stops.ts';
import { scriptOf, sourceOf } from './script-of.ts';
import { pressHandlers, type SelectVerse, selectionOf, withVerses } from './selection.ts';
import { type Note, textBlocks, withCallers } from './text-blocks.ts';
import { useWords, WordPopover, wordsOfChapter } from './words.tsx';

export interface PassageProps {
  readonly route: Route;
  readonly columns: readonly ChapterColumn[];
  readonly retry: () => void;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  readonly language: string | undefined;
  readonly settings: Settings;
  readonly playingVerse: number | undefined;
  readonly marks: MarkOf | undefined;
  readonly hasCode: boolean;
  readonly onSelect: SelectVerse;
  readonly actions: ComponentChildren;
  readonly onEnd?: EndMarkProps['onNear'] | undefined;
  readonly isLast?: boolean;
}

type Opened =
  | { readonly anchor: HTMLElement; readonly note: Note }
  | {
      readonly anchor: HTMLElement;
      readonly word: SimpleChapterWord;
      readonly text: string;
      readonly verse: number | undefined;
    };

export function Passage(props: PassageProps) {
  const { route, columns, books, language, settings, onSelect, actions, onEnd, isLast, hasCode } = props;
  const [opened, open] = useState<Opened>();
  const close = useCallback(() => open(undefined), []);
  const article = useRef<HTMLElement>(null);
  const notes = useCode('notes', hasCode || opened !== undefined, () => import('./notes.tsx'));
  const end = useCode('end', hasCode && onEnd !== undefined, () => import('./end-mark.tsx'));
  const text = usePassageText(props);
  const { first, place, words, interlinear, rows } = text;
  const here = chapterKey(place);
  // The address may name another chapter, which is loading or is above or below this one
  const isHere = chapterKey(route) === here;
  const own = isHere ? route : { ...withVerses(route), ...place };
  // Elements of the previous text may be reused for this one
  useLayoutEffect(() => close, [`${here} ${columns.map(({ translation }) => translation)}`]);
  useRovingStops(article, [columns, words, settings, interlinear, isHere && route]);
  const passage = useMemo(() => ({ route: own, books, language }), [route, here, books, language]);
  const choices = { ...choicesOf(props, own, { opened, open }), interlinear };
  return (
    <PassageContext.Provider value={passage}>
      <article
        ref={article}
        class={`passage ${columns.length > 1 ? 'wide' : ''} ${isHere ? '' : 'other'} ${interlinear ? 'interlinear' : ''}`}
        data-chapter={here}
        {...pressHandlers((pressed, press) => onSelect(place, pressed, press))}
      >
        <ChapterHeader chapter={first} />
        {isHere && route.verse !== undefined && actions}
        {text.problems}
        {interlinear?.note}
        <PassageText {...{ props, text, choices }} />
        {notes && settings.notes && <notes.PrintedNotes columns={columns} rows={rows} />}
        {notes && <notes.LooseNotes chapter={first} />}
        {end && isLast && onEnd && <end.EndMark chapter={first} onNear={onEnd} />}
        {isLast && (
          <ChapterEnds
            chapter={first}
            hrefOf={(to) =>
              routeAddress.format({ translation: own.translation, parallels: own.parallels, ...to })
            }
            books={books}
            translations={columns.flatMap((column) => shownChapters(column)[0]?.translation ?? [])}
          />
        )}
        {notes && opened && 'note' in opened && <notes.NotePopover {...opened} onClose={close} />}
        {opened && 'word' in opened && (
          <WordPopover
            {...opened}
            translations={columns.map(({ translation }) => translation)}
            onClose={close}
          />
        )}
      </article>
    </PassageContext.Provider>
  );
}

function usePassageText({ columns, settings, route }: PassageProps) {
  const shown = columns.flatMap(shownChapters);
  const first = columns.find(({ chapter }) => chapter)!.chapter!;
  // A text without words of its own needs its alignment only for the words of a selected verse
  const isSelected = route.verse !== undefined;
  const { words, error, retry } = useWords(
    shown,
    settings.words || settings.interlinear,
    settings.interlinear || columns.length > 1 || (isSelected && !first.thisChapterWordsLink),
  );
  const glosses = useGlosses(shown, words, settings.interlinear);
  const place = { book: first.book.id, chapter: first.chapter.number };
  const bridges = knownBridges(first.translation.id, place);
  const { versePerLine } = settings;
  const blocks = useMemo(
    () =>
      textBlocks(withCallers(first.chapter.content), wordsOfChapter(words, first), { versePerLine, bridges }),
    [first, words, versePerLine, bridges],
  );
  const isParallel = columns.length > 1;
  // Until the code has loaded, only the first translation is shown
  const parallel = useCode('parallel', isParallel, () => import('../parallel/parallel-view.tsx'));
  const rows = useMemo(
    () =>
      isParallel ? parallel?.parallelRows(columns, (chapter) => wordsOfChapter(words, chapter)) : undefined,
    [columns, words, parallel],
  );
  const problems = (
    <>
      {error && <Problem what={readingText('explanations')} error={error} retry={retry} />}
      {glosses.error && !glosses.isLoading && (
        <Problem what={readingText('meanings')} error={glosses.error} retry={glosses.retry} />
      )}
    </>
  );
  const interlinear = settings.interlinear ? glosses.document : undefined;
  return { first, place, words, blocks, parallel, rows, problems, interlinear };
}

interface OpenedState {
  readonly opened: Opened | undefined;
  readonly open: (opened: Opened) => void;
}

/** @param own the route of this chapter, with a verse only if the address names the chapter. */
function choicesOf(
  { settings, playingVerse, marks, route }: PassageProps,
  own: Route,
  { opened, open }: OpenedState,
): ReadingChoices {
  const marked = [own, ...(own.also ?? [])].map(selectionOf);
  return {
    settings,
    playingVerse: own === route ? playingVerse : undefined,
    isMarked: (verse) => marked.some((each) => each && verse >= each.first && verse <= each.last),
    markOf: marks && ((verse) => marks(own, verse)),
    hrefOf: (verse) =>
      routeAddress.format(withVerses(own, own.verse === verse ? undefined : { first: verse, last: verse })),
    onNote: (note, anchor) => open({ note, anchor }),
    onWord: (word, text, anchor, verse) => open({ word, text, anchor, verse }),
    isLit: (word, verse) =>
      opened !== undefined && 'word' in opened && opened.verse === verse && isSameWord(opened.word, word),
  };
}

interface PassageTextProps {
  readonly props: PassageProps;
  readonly text: ReturnType<typeof usePassageText>;
  readonly choices: ReadingChoices;
}

function PassageText({ props, text, choices }: PassageTextProps) {
  const { route, columns, retry, translations } = props;
  const { first, blocks, parallel, rows } = text;
  return parallel && rows ? (
    <parallel.ParallelView
      {...{ route, columns, rows, choices, retry }}
      translations={columns.map(
        (column) =>
          translations.find(({ id }) => id === column.translation) ?? shownChapters(column)[0]?.translation,
      )}
    />
  ) : (
    <div
      {...scriptOf(first.translation)}
      {...sourceOf(first.translation, first.book.name)}
      style={`--columns: ${columns.length}`}
    >
      <ChapterView blocks={blocks} choices={choices} />
    </div>
  );
}
