import { useContext, useState } from 'preact/hooks';
import type { Dataset, DatasetBookChapter, DatasetReference } from '../../../client/src/documents.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { Problem, Waiting } from '../problem.tsx';
import { ReferenceLink } from '../references/reference-link.tsx';
import { PassageContext } from '../route.ts';
import { orNone, service, useDocument } from '../service.ts';
import { isSelected, Nothing, Source, VerseHeading } from './panel-parts.tsx';

/** How many references per verse are shown at first: those with the highest score. */
const shownOf = { verse: 12, chapter: 4 } as const;

/** Verses elsewhere that are related to those of the chapter. */
export function CrossReferences({ datasets }: { readonly datasets: readonly Dataset[] }) {
  const { route } = useContext(PassageContext);
  const { book, chapter, verse } = route;
  const ids = datasets.map(({ id }) => id);
  const { document, error, isLoading, retry } = useDocument(`${ids.join()}/${book}/${chapter}`, (signal) =>
    Promise.all(ids.map((id) => orNone(service.crossReferences(id, book, chapter, { signal })))),
  );
  if (error) return <Problem error={error} retry={retry} />;
  if (!document || isLoading) return <Waiting />;
  const chapters = document
    .filter((each) => each !== undefined)
    .map((each) => ({ each, verses: versesOf(each).filter((group) => isSelected(route, group.verse)) }))
    .filter(({ verses }) => verses.length > 0);
  if (chapters.length === 0) return <Nothing of="cross references" />;
  return chapters.map(({ each: { dataset }, verses }) => (
    <section key={dataset.id}>
      {verses.map((group) => (
        <section key={group.verse} class="verse-group">
          <VerseHeading verse={group.verse} />
          <ReferenceList
            key={`${book}${chapter}${verse}`}
            references={group.references}
            first={verse ? shownOf.verse : shownOf.chapter}
          />
        </section>
      ))}
      <Source edition={dataset} />
    </section>
  ));
}

function versesOf({ chapter }: DatasetBookChapter) {
  return chapter.content.map(({ verse, references }) => ({
    verse,
    references: references.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0)),
  }));
}

interface ReferenceListProps {
  readonly references: readonly DatasetReference[];
  /** How many are shown at first. */
  readonly first: number;
}

/** How many more a press of the button shows. */
const step = 60;

export function ReferenceList({ references, first }: ReferenceListProps) {
  const [more, setMore] = useState(0);
  const count = first + more;
  const left = references.length - count;
  return (
    <ul class="references">
      {references.slice(0, count).map((reference) => (
        <li key={Object.values(reference).join()}>
          <ReferenceLink class="reference-link" reference={placesOf(reference)} />
        </li>
      ))}
      {left > 0 && (
        <li>
          <button type="button" class="more" onClick={() => setMore(more + step)}>
            {left > step ? `${step} more of ${left}` : `${left} more`}
          </button>
        </li>
      )}
    </ul>
  );
}

function placesOf({
  book,
  chapter,
  verse,
  endChapter = chapter,
  endVerse = verse,
}: DatasetReference): Reference {
  return { from: { book, chapter, verse }, to: { book, chapter: endChapter, verse: endVerse } };
}
