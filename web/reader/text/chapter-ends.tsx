import type {
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
} from '../../../client/src/documents.ts';
import { pageText, readingText } from '../../strings/texts.ts';
import type { ChapterPlace } from '../route.ts';

interface ChapterEndsProps {
  readonly chapter: SimpleTranslationBookChapter;
  readonly hrefOf: (to: ChapterPlace) => string;
  readonly books: readonly TranslationBook[];
  readonly translations: readonly Translation[];
}

export function ChapterEnds({ chapter, hrefOf, books, translations }: ChapterEndsProps) {
  const { previousChapterReference, nextChapterReference, translation } = chapter;
  const dir = translation.textDirection;
  return (
    <footer class="chapter-ends">
      <nav aria-label={readingText('chapters')} dir={dir}>
        <Neighbour to={previousChapterReference} {...{ hrefOf, books, dir }} rel="prev" />
        <Neighbour to={nextChapterReference} {...{ hrefOf, books, dir }} rel="next" />
      </nav>
      <Licences translations={translations} />
    </footer>
  );
}

interface NeighbourProps extends Pick<ChapterEndsProps, 'hrefOf' | 'books'> {
  readonly to: SimpleTranslationBookChapter['nextChapterReference'];
  readonly dir: 'ltr' | 'rtl';
  readonly rel: 'prev' | 'next';
}

function Neighbour({ to, hrefOf, books, dir, rel }: NeighbourProps) {
  if (!to) return <span />;
  const name = books.find(({ id }) => id === to.book)?.name ?? to.book;
  const isLeft = (rel === 'prev') === (dir === 'ltr');
  const arrow = <span aria-hidden="true">{isLeft ? '←' : '→'}</span>;
  return (
    <a class={rel} rel={rel} href={hrefOf({ book: to.book, chapter: to.chapter })}>
      <span class="hidden">{readingText(rel === 'prev' ? 'previousChapter' : 'nextChapter')} </span>
      {rel === 'prev' && arrow} <bdi>{`${name} ${to.chapter}`}</bdi> {rel === 'next' && arrow}
    </a>
  );
}

function Licences({ translations }: { readonly translations: readonly Translation[] }) {
  return translations.map(({ id, name, licenseUrl, licenseNotes, website }) => (
    <p key={id} class="licence">
      <bdi>{name}</bdi>. <a href={licenseUrl}>{pageText('licence')}</a>
      {licenseNotes ? ` · ${licenseNotes}` : ''} · <a href={website}>{readingText('aboutTranslation')}</a>
    </p>
  ));
}
