import { useCallback, useContext, useMemo, useRef, useState } from 'preact/hooks';
import type {
  SimpleChapterWord,
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
} from '../../../client/src/documents.ts';
import type { VerseAddress } from '../../../src/questions/edition.ts';
import { Popover } from '../popover.tsx';
import { Problem } from '../problem.tsx';
import { LinkedText } from '../references/linked-text.tsx';
import { PassageContext, type Route, routeHash } from '../route.ts';
import type { Settings } from '../settings.tsx';
import { isSameWord } from '../words/same-word.ts';
import { useGlosses } from '../words/use-glosses.ts';
import { ChapterView, type ReadingChoices } from './chapter-view.tsx';
import { parallelRows } from './parallel-rows.ts';
import { ParallelView } from './parallel-view.tsx';
import { scriptOf } from './script-of.ts';
import { type Note, textBlocks, withCallers } from './text-blocks.ts';
import { type ChapterColumn, chaptersOf } from './use-chapters.ts';
import { useRovingWords, useWords, WordPopover, wordsOf } from './words.tsx';

interface PassageProps {
  readonly route: Route;
  /** At least one has its chapter. */
  readonly columns: readonly ChapterColumn[];
  readonly retry: () => void;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  /** That of the translation; ISO 639-3 code. */
  readonly language: string | undefined;
  readonly settings: Settings;
  /** The verse of the recording that is playing. */
  readonly playingVerse: number | undefined;
}

type Opened =
  | { readonly anchor: Element; readonly note: Note }
  | {
      readonly anchor: Element;
      readonly word: SimpleChapterWord;
      readonly text: string;
      readonly verse: number | undefined;
    };

/** A chapter in one translation or several, with its notes and words. */
export function Passage(props: PassageProps) {
  const { route, columns, retry, translations, books, language, settings, playingVerse } = props;
  const [opened, open] = useState<Opened>();
  const close = useCallback(() => open(undefined), []);
  const article = useRef<HTMLElement>(null);
  const shown = columns.flatMap(chaptersOf);
  const { words, error, retry: retryWords } = useWords(shown, settings.words || settings.interlinear);
  const glosses = useGlosses(words, settings.interlinear);
  const glossOf = settings.interlinear ? glosses.document : undefined;
  const first = columns.find(({ chapter }) => chapter)!.chapter!;
  const { versePerLine } = settings;
  const blocks = useMemo(
    () => textBlocks(withCallers(first.chapter.content), wordsOf(words, first), { versePerLine }),
    [first, words, versePerLine],
  );
  const rows = useMemo(
    () => (columns.length > 1 ? parallelRows(columns, (chapter) => wordsOf(words, chapter)) : undefined),
    [columns, words],
  );
  useRovingWords(article, [columns, words, settings, glossOf]);
  const passage = useMemo(() => ({ route, books, language }), [route, books, language]);

  // While another chapter loads, its verses are not marked in this one
  const isHere = first.book.id === route.book && first.chapter.number === route.chapter;
  const choices: ReadingChoices = {
    settings,
    playingVerse,
    isMarked: (verse) =>
      isHere && route.verse !== undefined && verse >= route.verse && verse <= (route.endVerse ?? route.verse),
    hrefOf: (verse) => routeHash.format(withVerse(route, route.verse === verse ? undefined : verse)),
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
        class={['passage', columns.length > 1 ? 'wide' : '', glossOf ? 'interlinear' : '']
          .filter(Boolean)
          .join(' ')}
      >
        <ChapterHeader chapter={first} />
        {error && <Problem what="The explanations of words" error={error} retry={retryWords} />}
        {glosses.error && !glosses.isLoading && (
          <Problem what="The meanings of words" error={glosses.error} retry={glosses.retry} />
        )}
        {rows ? (
          <ParallelView
            {...{ route, columns, rows, choices, retry }}
            translations={columns.map(
              (column) =>
                translations.find(({ id }) => id === column.translation) ??
                chaptersOf(column)[0]?.translation,
            )}
          />
        ) : (
          <div {...scriptOf(first.translation)}>
            <ChapterView blocks={blocks} choices={choices} />
          </div>
        )}
        {settings.notes &&
          columns.map((column, index) =>
            chaptersOf(column).map((chapter) => (
              <PrintedNotes
                key={`${column.translation} ${chapter.book.id} ${chapter.chapter.number}`}
                chapter={chapter}
                verses={rows?.flatMap(({ cells }) => cells[index]!.verses)}
              />
            )),
          )}
        <ChapterEnds
          chapter={first}
          route={route}
          books={books}
          translations={columns.flatMap((column) => chaptersOf(column)[0]?.translation ?? [])}
        />
        {opened && 'note' in opened && <NotePopover {...opened} onClose={close} />}
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

/** The name of the book and the number of the chapter, above the text. */
function ChapterHeader({ chapter }: { readonly chapter: SimpleTranslationBookChapter }) {
  const { book, translation } = chapter;
  const { lang, dir } = scriptOf(translation);
  return (
    <header class="chapter-header">
      <h1 lang={lang} dir={dir} tabIndex={-1}>
        <span class="book">{book.name}</span> <span class="chapter-number">{chapter.chapter.number}</span>
      </h1>
      <p class="edition">
        <bdi lang={lang}>{translation.name}</bdi>
      </p>
    </header>
  );
}

interface PrintedNotesProps {
  readonly chapter: SimpleTranslationBookChapter;
  /** Those that are shown; all of them when left out. */
  readonly verses: readonly VerseAddress[] | undefined;
}

/** The notes of a chapter, shown only in print, where callers cannot be pressed. */
function PrintedNotes({ chapter, verses }: PrintedNotesProps) {
  const { lang, dir } = scriptOf(chapter.translation);
  const { book } = chapter;
  const { number } = chapter.chapter;
  const isShown = (verse: number) =>
    !verses ||
    verses.some((each) => each.verse === verse && each.chapter === number && each.book === book.id);
  const notes = withCallers(chapter.chapter.content).flatMap((item) => {
    if (!('footnotes' in item)) return [];
    const verse = 'number' in item ? item.number : 0;
    const at = verse === 0 ? '' : `${number}:${verse}`;
    return isShown(verse) ? item.footnotes.map((note) => ({ ...note, at })) : [];
  });
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

interface ChapterEndsProps {
  readonly chapter: SimpleTranslationBookChapter;
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  /** Every translation whose text is shown. */
  readonly translations: readonly Translation[];
}

/** Below the text: notes that belong to no verse, links to the next and previous chapters, and licences. */
function ChapterEnds({ chapter, route, books, translations }: ChapterEndsProps) {
  const { previousChapterReference, nextChapterReference, translation } = chapter;
  const { footnotes } = chapter.chapter;
  const dir = translation.textDirection;
  return (
    <footer class="chapter-ends">
      {footnotes.length > 0 && (
        <ul class="loose-notes">
          {footnotes.map(({ noteId, text }) => (
            <li key={noteId}>
              <NoteText text={text} />
            </li>
          ))}
        </ul>
      )}
      <nav aria-label="Chapters" dir={dir}>
        <Neighbour to={previousChapterReference} {...{ route, books, dir }} rel="prev" />
        <Neighbour to={nextChapterReference} {...{ route, books, dir }} rel="next" />
      </nav>
      <Licences translations={translations} />
    </footer>
  );
}

interface NeighbourProps extends Pick<ChapterEndsProps, 'route' | 'books'> {
  readonly to: SimpleTranslationBookChapter['nextChapterReference'];
  readonly dir: 'ltr' | 'rtl';
  readonly rel: 'prev' | 'next';
}

function Neighbour({ to, route, books, dir, rel }: NeighbourProps) {
  if (!to) return <span />;
  const { translation, beside } = route;
  const hash = routeHash.format({ translation, beside, book: to.book, chapter: to.chapter });
  const name = books.find(({ id }) => id === to.book)?.name ?? to.book;
  const isLeft = (rel === 'prev') === (dir === 'ltr');
  const arrow = <span aria-hidden="true">{isLeft ? '←' : '→'}</span>;
  return (
    <a class={rel} rel={rel} href={hash}>
      <span class="hidden">{rel === 'prev' ? 'Previous chapter: ' : 'Next chapter: '}</span>
      {rel === 'prev' && arrow} <bdi>{name}</bdi> {to.chapter} {rel === 'next' && arrow}
    </a>
  );
}

/** Each translation with its licence. */
function Licences({ translations }: { readonly translations: readonly Translation[] }) {
  return translations.map(({ id, name, licenseUrl, licenseNotes, website }) => (
    <p key={id} class="licence">
      <bdi>{name}</bdi>. <a href={licenseUrl}>Licence</a>
      {licenseNotes ? ` · ${licenseNotes}` : ''} · <a href={website}>About this translation</a>
    </p>
  ));
}

/** A note on the chapter, with links to what it refers to. */
function NoteText({ text }: { readonly text: string }) {
  const { route, books, language } = useContext(PassageContext);
  return <LinkedText text={text} edition={{ books, language }} context={route} />;
}

interface NotePopoverProps {
  readonly note: Note;
  readonly anchor: Element;
  readonly onClose: () => void;
}

function NotePopover({ note, anchor, onClose }: NotePopoverProps) {
  return (
    <Popover anchor={anchor} label={`Note ${note.caller}`} onClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys that follow a link click it too */}
      <p
        class="note"
        dir="auto"
        onClick={({ target }) => target instanceof Element && target.closest('a[href^="#"]') && onClose()}
      >
        <NoteText text={note.text} />
      </p>
    </Popover>
  );
}
