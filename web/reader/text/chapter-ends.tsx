import type {
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
} from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place/place.ts';
import { Licences } from './licences.tsx';

interface ChapterEndsProps {
  readonly chapter: SimpleTranslationBookChapter;
  readonly place: Place;
  readonly books: readonly TranslationBook[];
  /** All whose text is shown. */
  readonly translations: readonly Translation[];
}

/** What stands below a chapter: notes that belong to no verse, the neighbours, and whose text it is. */
export function ChapterEnds({ chapter, place, books, translations }: ChapterEndsProps) {
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
        <Neighbour to={previousChapterReference} {...{ place, books, dir }} rel="prev" />
        <Neighbour to={nextChapterReference} {...{ place, books, dir }} rel="next" />
      </nav>
      <Licences translations={translations} />
    </footer>
  );
}

interface NeighbourProps extends Pick<ChapterEndsProps, 'place' | 'books'> {
  readonly to: SimpleTranslationBookChapter['nextChapterReference'];
  readonly dir: 'ltr' | 'rtl';
  readonly rel: 'prev' | 'next';
}

function Neighbour({ to, place, books, dir, rel }: NeighbourProps) {
  if (!to) return <span />;
  const { translation, beside } = place;
  const hash = placeHash.format({ translation, beside, book: to.book, chapter: to.chapter });
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
