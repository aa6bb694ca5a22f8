import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Dataset } from '../../../client/src/documents.ts';
import { passages } from '../../../client/src/passages.ts';
import { formatReference } from '../../../client/src/references.ts';
import { crossReferencesIn } from '../../../client/src/study-notes.ts';
import type { RelatedVerses } from '../../../src/questions/cross-references.ts';
import { service, useDocument } from '../../service/service.ts';
import { linkText, studyText } from '../../strings/texts.ts';
import { Pending, problemText } from '../../widgets/problem.tsx';
import { bookName, referenceLabel } from '../references/reference-label.ts';
import { PassageContext, placeOfReference, routeAddress } from '../route.ts';
import { keptChapter } from '../text/chapter-columns.ts';
import { scriptOf } from '../text/script-of.ts';
import { translationOfBooks } from '../translation-lists.ts';
import { isSelected, Nothing, Source, VerseHeading } from './panel-parts.tsx';
import { placesOf, ReferenceTexts } from './reference-texts.ts';

const shownOf = { verse: 12, chapter: 4 } as const;

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
  if (!document || isLoading) return <Pending error={error} retry={retry} />;
  const chapters = document
    .map(({ dataset, verses }) => ({
      dataset,
      verses: verses.filter((group) => isSelected(route, group.verse)),
    }))
    .filter(({ verses }) => verses.length > 0);
  if (chapters.length === 0) return <Nothing of="References" />;
  const sections = chapters.map(({ dataset, verses }) => (
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
  return <WithTexts>{sections}</WithTexts>;
}

const Texts = createContext<ReferenceTexts | undefined>(undefined);

export function WithTexts({ children }: { readonly children: ComponentChildren }) {
  const { route, books } = useContext(PassageContext);
  const translation = translationOfBooks(books, route);
  const texts = useMemo(
    () => new ReferenceTexts((references, signal) => passages(service, references, translation, { signal })),
    [translation],
  );
  useEffect(() => () => texts.stop(), [texts]);
  return <Texts.Provider value={texts}>{children}</Texts.Provider>;
}

interface ReferenceListProps {
  readonly references: readonly RelatedVerses[];
  readonly first: number;
}

const step = 30;

export function ReferenceList({ references, first }: ReferenceListProps) {
  const { books } = useContext(PassageContext);
  const [more, setMore] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(list);
  const count = first + more;
  const left = references.length - count;
  const groups = Map.groupBy(references.slice(0, count), ({ book }) => book);
  return (
    <div ref={list} class="reference-list">
      {[...groups].map(([id, group]) => (
        <ul key={id} aria-label={bookName(id, books)}>
          {group.map((reference) => (
            <ReferenceItem key={formatReference(placesOf(reference))} reference={reference} isSeen={isSeen} />
          ))}
        </ul>
      ))}
      {left > 0 && (
        <button type="button" class="more" onClick={() => setMore(more + step)}>
          {left > step
            ? studyText('moreOf', { number: step, all: left })
            : studyText('more', { number: left })}
        </button>
      )}
    </div>
  );
}

function useSeen(element: { readonly current: Element | null }): boolean {
  const [isSeen, see] = useState(false);
  useEffect(() => {
    const { current } = element;
    const options = { root: current!.closest('.tab-panel'), rootMargin: '300px 0px' };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      see(true);
      observer.disconnect();
    }, options);
    observer.observe(current!);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}

interface ReferenceItemProps {
  readonly reference: RelatedVerses;
  readonly isSeen: boolean;
}

const maxLetters = 170;

function ReferenceItem({ reference, isSeen }: ReferenceItemProps) {
  const { route, books, language } = useContext(PassageContext);
  const texts = useContext(Texts);
  const [isWhole, showWhole] = useState(false);
  const { translation, parallels } = route;
  const places = placesOf(reference);
  const label = referenceLabel(places, books, language);
  const book = books.find(({ id }) => id === reference.book);
  const { document, error } = useDocument(
    isSeen && book && texts ? `${book.translationId} ${formatReference(places)}` : undefined,
    async () => ({ text: await texts!.of(reference) }),
  );
  if (!book) {
    return (
      <li class="absent">
        {label} <span>{linkText('notInTranslation')}</span>
      </li>
    );
  }
  const { verses = [], goesOn = false } = document?.text ?? {};
  const letters = verses.reduce((sum, { text }) => sum + text.length, 0);
  const isLong = letters > maxLetters * 1.3;
  const href = routeAddress.format({ translation, parallels, ...placeOfReference(places, book) });
  return (
    <li aria-busy={!document && !error}>
      <a class="reference-link" href={href}>
        <bdi>{label}</bdi>
      </a>
      {error && <p class="nothing">{problemText(error)}</p>}
      {document && !document.text && <p class="nothing">{linkText('noSuchVerse')}</p>}
      {verses.length > 0 && (
        <p {...scriptOf(keptChapter(translation, route)?.translation)} data-clipped={isLong && !isWhole}>
          {verses.map(({ verse, endVerse, text }) => [
            verses.length > 1 && (
              <sup class="number" data-uncopied>
                {endVerse === undefined ? verse : `${verse}-${endVerse}`}&nbsp;
              </sup>
            ),
            `${text} `,
          ])}
          {goesOn && '…'}
        </p>
      )}
      {isLong && (
        <button
          type="button"
          class="whole"
          aria-expanded={isWhole}
          aria-label={studyText(isWhole ? 'lessOfText' : 'moreOfText', { reference: label })}
          onClick={() => showWhole(!isWhole)}
        >
          {studyText(isWhole ? 'less' : 'moreText')}
        </button>
      )}
    </li>
  );
}
