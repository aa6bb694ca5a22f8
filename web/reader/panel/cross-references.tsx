import { useContext } from 'preact/hooks';
import type { Dataset, DatasetBookChapter } from '../../../client/src/documents.ts';
import { Problem, Waiting } from '../problem.tsx';
import { orNone, service, useDocument } from '../service.ts';
import { isSelected, Nothing, PassageContext, Source, VerseHeading } from './panel-parts.tsx';
import { ReferenceList } from './reference-list.tsx';

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
