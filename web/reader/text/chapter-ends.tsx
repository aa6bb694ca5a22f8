import type { SimpleTranslationBookChapter } from '../../../client/src/documents/index.ts';
import { type Place, placeHash } from '../place/place.ts';

interface ChapterEndsProps {
  readonly chapter: SimpleTranslationBookChapter;
  readonly place: Place;
}

/** What stands below a chapter: notes that belong to no verse, the neighbours, and whose text it is. */
export function ChapterEnds({ chapter, place }: ChapterEndsProps) {
  const { previousChapterReference, nextChapterReference, translation } = chapter;
  const { footnotes } = chapter.chapter;
  return (
    <footer class="chapter-ends">
      {footnotes.length > 0 && (
        <ul class="loose-notes">
          {footnotes.map(({ noteId, text }) => (
            <li key={noteId}>{text}</li>
          ))}
        </ul>
      )}
      <nav aria-label="Chapters">
        <Neighbour to={previousChapterReference} place={place} name="Previous chapter" rel="prev" />
        <Neighbour to={nextChapterReference} place={place} name="Next chapter" rel="next" />
      </nav>
      <p class="licence">
        {translation.name}. <a href={translation.licenseUrl}>Licence</a>
        {translation.licenseNotes ? ` · ${translation.licenseNotes}` : ''} ·{' '}
        <a href={translation.website}>About this translation</a>
      </p>
    </footer>
  );
}

interface NeighbourProps {
  readonly to: SimpleTranslationBookChapter['nextChapterReference'];
  readonly place: Place;
  readonly name: string;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ to, place, name, rel }: NeighbourProps) {
  if (!to) return <span />;
  const { translation, beside } = place;
  const hash = placeHash.format({ translation, beside, book: to.book, chapter: to.chapter });
  return (
    <a class={rel} rel={rel} href={hash} aria-label={`${name}: ${to.book} ${to.chapter}`}>
      {rel === 'prev' ? '←' : ''} {to.book} {to.chapter} {rel === 'next' ? '→' : ''}
    </a>
  );
}
