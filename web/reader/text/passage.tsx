import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { SimpleChapterWord, Translation, TranslationBook } from '../../../client/src/documents.ts';
import { useCode } from '../../service/service.ts';
import { readingText } from '../../strings/texts.ts';
import { Problem } from '../../widgets/problem.tsx';
import type { MarkOf } from '../kept/kept-reading.tsx';
import { chapterKey, PassageContext, type Route, routeAddress } from '../route.ts';
import type { Settings } from '../settings.tsx';
import { isSameWord } from '../words/same-word.ts';
import { useGlosses } from '../words/use-glosses.ts';
import { type ChapterColumn, chaptersOf } from './chapter-columns.ts';
import { ChapterEnds } from './chapter-ends.tsx';
import { ChapterHeader, ChapterNotes, ChapterView, type ReadingChoices } from './chapter-view.tsx';
import { knownBridges } from './numbering.ts';
import { useRovingStops } from './roving-stops.ts';
import { scriptOf, sourceOf } from './script-of.ts';
import { pressHandlers, type SelectVerse, selectionOf } from './selection.ts';
import { type Note, textBlocks, withCallers } from './text-blocks.ts';
import { useWords, WordPopover, wordsOf } from './words.tsx';

export interface PassageProps {
  readonly route: Route;
  /** At least one has its chapter. */
  readonly columns: readonly ChapterColumn[];
  readonly retry: () => void;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  /** ISO 639-3 code of the translation's language. */
  readonly language: string | undefined;
  readonly settings: Settings;
  readonly playingVerse: number | undefined;
  /** Highlights, notes and bookmarks; undefined until their code has loaded. */
  readonly marks: MarkOf | undefined;
  readonly hasCode: boolean;
  readonly onSelect: SelectVerse;
  readonly actions: ComponentChildren;
  readonly onEnd?: ((next: Pick<Route, 'book' | 'chapter'>) => void) | undefined;
  readonly isLast?: boolean;
}

type Opened =
  | { readonly anchor: Element; readonly note: Note }
  | {
      readonly anchor: Element;
      readonly word: SimpleChapterWord;
      readonly text: string;
      readonly verse: number | undefined;
    };

export function Passage(props: PassageProps) {
  const { route, columns, retry, translations, books, language, settings, playingVerse } = props;
  const { onSelect, actions, onEnd, isLast, hasCode, marks } = props;
  const [opened, open] = useState<Opened>();
  const close = useCallback(() => open(undefined), []);
  const article = useRef<HTMLElement>(null);
  const shown = columns.flatMap(chaptersOf);
  const notes = useCode('notes', hasCode || opened !== undefined, () => import('./notes.tsx'));
  const { words, error, retry: retryWords } = useWords(shown, settings.words || settings.interlinear);
  const glosses = useGlosses(words, settings.interlinear);
  const glossOf = settings.interlinear ? glosses.document?.glossOf : undefined;
  const first = columns.find(({ chapter }) => chapter)!.chapter!;
  const place = { book: first.book.id, chapter: first.chapter.number };
  const bridges = knownBridges(first.translation.id, place);
  const { versePerLine } = settings;
  const blocks = useMemo(
    () => textBlocks(withCallers(first.chapter.content), wordsOf(words, first), { versePerLine, bridges }),
    [first, words, versePerLine, bridges],
  );
  // Until the code has loaded, only the first translation is shown
  const parallel = useCode('parallel', columns.length > 1, () => import('./parallel-view.tsx'));
  const rows = useMemo(
    () =>
      columns.length > 1 ? parallel?.parallelRows(columns, (chapter) => wordsOf(words, chapter)) : undefined,
    [columns, words, parallel],
  );
  const here = chapterKey(place);
  // The address may name another chapter, which is loading or is above or below this one
  const isHere = chapterKey(route) === here;
  const own = isHere ? route : { ...withVerse(route, undefined), ...place };
  useRovingStops(article, [columns, words, settings, glossOf, isHere && route]);
  const passage = useMemo(() => ({ route: own, books, language }), [route, here, books, language]);
  const selected = selectionOf(own);
  const choices: ReadingChoices = {
    settings,
    playingVerse: isHere ? playingVerse : undefined,
    isMarked: (verse) => selected !== undefined && verse >= selected.first && verse <= selected.last,
    markOf: marks && ((verse) => marks(place, verse)),
    hrefOf: (verse) => routeAddress.format(withVerse(own, own.verse === verse ? undefined : verse)),
    onNote: (note, anchor) => open({ note, anchor }),
    onWord: (word, text, anchor, verse) => open({ word, text, anchor, verse }),
    isLit: (word, verse) =>
      opened !== undefined && 'word' in opened && opened.verse === verse && isSameWord(opened.word, word),
    glossOf,
  };
  return (
    <PassageContext.Provider value={passage}>
      <article
        ref={article}
        class={`passage ${columns.length > 1 ? 'wide' : ''} ${isHere ? '' : 'other'} ${glossOf ? 'interlinear' : ''}`}
        data-chapter={here}
        {...pressHandlers((pressed, press) => onSelect(place, pressed, press))}
      >
        <ChapterHeader chapter={first} />
        {isHere && selected && actions}
        {error && <Problem what={readingText('explanations')} error={error} retry={retryWords} />}
        {glosses.error && !glosses.isLoading && (
          <Problem what={readingText('meanings')} error={glosses.error} retry={glosses.retry} />
        )}
        {parallel && rows ? (
          <parallel.ParallelView
            {...{ route, columns, rows, choices, retry }}
            translations={columns.map(
              (column) =>
                translations.find(({ id }) => id === column.translation) ??
                chaptersOf(column)[0]?.translation,
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
        )}
        {settings.notes &&
          columns.map((column, index) =>
            chaptersOf(column).map((chapter) => (
              <ChapterNotes
                class="printed-notes"
                key={`${column.translation} ${chapter.book.id} ${chapter.chapter.number}`}
                chapter={chapter}
                bridges={knownBridges(column.translation, {
                  book: chapter.book.id,
                  chapter: chapter.chapter.number,
                })}
                verses={rows?.flatMap(({ cells }) => cells[index]!.verses)}
              />
            )),
          )}
        {notes && <notes.LooseNotes chapter={first} />}
        {isLast && (
          <ChapterEnds
            chapter={first}
            hrefOf={(to) => routeAddress.format({ translation: own.translation, beside: own.beside, ...to })}
            books={books}
            translations={columns.flatMap((column) => chaptersOf(column)[0]?.translation ?? [])}
            onNear={onEnd}
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

function withVerse({ verse: _, endVerse: _end, ...route }: Route, verse: number | undefined): Route {
  return verse === undefined ? route : { ...route, verse };
}
