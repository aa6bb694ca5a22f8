import type {
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
} from '../../../client/src/documents.ts';
import { type Route, routeHash } from '../route.ts';
import { scriptOf } from './script-of.ts';

/** The name of the book and the number of the chapter, above the text. */
export function ChapterHeader({ chapter }: { readonly chapter: SimpleTranslationBookChapter }) {
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

interface ChapterEndsProps {
  readonly chapter: SimpleTranslationBookChapter;
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  /** Every translation whose text is shown. */
  readonly translations: readonly Translation[];
}

/** Below the text: notes that belong to no verse, links to the next and previous chapters, and licences. */
export function ChapterEnds({ chapter, route, books, translations }: ChapterEndsProps) {
  const { previousChapterReference, nextChapterReference, translation } = chapter;
  const { footnotes } = chapter.chapter;
  const dir = translation.textDirection;
  return (
    <footer class="chapter-ends">
      {footnotes.length > 0 && (
        <ul class="loose-notes">
          {footnotes.map(({ noteId, text }) => (
            <li key={noteId}>{text}</li>
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
