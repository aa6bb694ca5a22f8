import { useContext, useState } from 'preact/hooks';
import type { Dataset } from '../../../client/src/documents.ts';
import { crossReferencesIn } from '../../../client/src/study-notes.ts';
import type { RelatedVerses } from '../../../src/questions/cross-references.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { Problem, Waiting } from '../problem.tsx';
import { ReferenceLink } from '../references/reference-link.tsx';
import { PassageContext } from '../route.ts';
import { service, useDocument } from '../service.ts';
import { isSelected, Nothing, Source, VerseHeading } from './panel-parts.tsx';

/** How many references per verse are shown at first: those with the highest score. */
const shownOf = { verse: 12, chapter: 4 } as const;

/** Verses elsewhere that are related to those of the chapter. */
export function CrossReferences({ datasets }: { readonly datasets: readonly Dataset[] }) {
  const { route } = useContext(PassageContext);
  const { translation, book, chapter, verse } = route;
  const key = `${datasets.map(({ id }) => id).join()}/${translation}/${book}/${chapter}`;
  const { document, error, isLoading, retry } = useDocument(key, (signal) =>
    Promise.all(
      datasets.map(async (dataset) => {
        const place = { book, chapter };
        return {
          dataset,
          verses: await crossReferencesIn(service, dataset.id, translation, place, { signal }),
        };
      }),
    ),
  );
  if (error) return <Problem error={error} retry={retry} />;
  if (!document || isLoading) return <Waiting />;
  const chapters = document
    .map(({ dataset, verses }) => ({
      dataset,
      verses: verses.filter((group) => isSelected(route, group.verse)),
    }))
    .filter(({ verses }) => verses.length > 0);
  if (chapters.length === 0) return <Nothing of="cross references" />;
  return chapters.map(({ dataset, verses }) => (
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

interface ReferenceListProps {
  readonly references: readonly RelatedVerses[];
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
}: RelatedVerses): Reference {
  return { from: { book, chapter, verse }, to: { book, chapter: endChapter, verse: endVerse } };
}
