import { useCallback, useContext, useMemo, useRef, useState } from 'preact/hooks';
import type {
  SimpleChapterWord,
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
} from '../../../client/src/documents.ts';
import { Popover } from '../popover.tsx';
import { Problem } from '../problem.tsx';
import { LinkedText } from '../references/linked-text.tsx';
import { PassageContext, type Route, routeHash } from '../route.ts';
import type { Settings } from '../settings.tsx';
import { ChapterView, type ReadingChoices } from './chapter-view.tsx';
import { ParallelView } from './parallel-view.tsx';
import { scriptOf } from './script-of.ts';
import { type Note, textBlocks, withCallers } from './text-blocks.ts';
import type { ChapterColumn } from './use-chapters.ts';
import { useRovingWords, useWords, WordPopover } from './words.tsx';

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
  | { readonly anchor: Element; readonly word: SimpleChapterWord; readonly text: string };

/** A chapter in one translation or several, with its notes and words. */
export function Passage(props: PassageProps) {
  const { route, columns, retry, translations, books, language, settings, playingVerse } = props;
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
    onWord: (word, text, anchor) => open({ word, text, anchor }),
  };
  return (
    <PassageContext.Provider value={passage}>
      <article ref={article} class={columns.length > 1 ? 'passage wide' : 'passage'}>
        <ChapterHeader chapter={first} />
        {words.error && <Problem what="The explanations of words" error={words.error} retry={words.retry} />}
        {columns.length > 1 ? (
          <ParallelView
            {...{ route, columns, choices, retry }}
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
          route={route}
          books={books}
          translations={shown.map(({ translation }) => translation)}
        />
        {opened && 'note' in opened && <NotePopover {...opened} onClose={close} />}
        {opened && 'word' in opened && <WordPopover {...opened} onClose={close} />}
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

/** All notes of a chapter, shown only in print, where callers cannot be pressed. */
function PrintedNotes({ chapter }: { readonly chapter: SimpleTranslationBookChapter }) {
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
