import { useCallback, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Dataset, DatasetBookChapter, DatasetReference } from '../../../client/src/documents.ts';
import { placeBeside } from '../popover.tsx';
import { Problem, problemText, Waiting } from '../problem.tsx';
import { routeHash } from '../route.ts';
import { orNone, service, useDocument } from '../service.ts';
import { scriptOf } from '../text/script-of.ts';
import { isSelected, Nothing, PassageContext, Source, VerseHeading } from './panel-parts.tsx';
import { referencedVerses, referenceLabel } from './referenced-verses.ts';

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
          <ReferenceLink reference={reference} />
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

/** Milliseconds, so that a pointer that passes by opens nothing, and one that moves to the card does not close it. */
const delays = { open: 150, close: 200 } as const;

/** A link to other verses. Their text appears when a pointer rests on it, when it gets the focus, and on the first tap. */
function ReferenceLink({ reference }: { readonly reference: DatasetReference }) {
  const { route, books } = useContext(PassageContext);
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef(0);
  const [isOpen, open] = useState(false);
  const close = useCallback(() => open(false), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  function soon(next: boolean): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => open(next), delays[next ? 'open' : 'close']) as unknown as number;
  }

  const book = books.find((each) => each.id === reference.book);
  const label = referenceLabel(reference, book?.name ?? reference.book);
  if (!book) {
    return (
      <span class="reference-link absent" title="Not in this translation">
        {label}
      </span>
    );
  }
  const { translation, beside } = route;
  const { chapter, verse, endChapter = chapter, endVerse } = reference;
  const last = endChapter === chapter ? endVerse : undefined;
  const href = routeHash.format({
    ...{ translation, beside, book: book.id, chapter, verse },
    ...(last && { endVerse: last }),
  });
  return (
    <span
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && soon(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && soon(false)}
    >
      <a
        ref={link}
        class="reference-link"
        href={href}
        aria-describedby={isOpen ? id : undefined}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open(true)}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          // The key must not close the panel too
          event.stopPropagation();
          close();
        }}
        onClick={(event) => {
          const isTouch = (event as MouseEvent & { pointerType?: string }).pointerType === 'touch';
          if (isOpen || !isTouch) return close();
          event.preventDefault();
          event.stopPropagation();
          open(true);
        }}
      >
        <bdi>{label}</bdi>
      </a>
      {isOpen && link.current && (
        <VersePreview
          id={id}
          reference={reference}
          label={label}
          href={href}
          anchor={link.current}
          onClose={close}
        />
      )}
    </span>
  );
}

interface VersePreviewProps {
  readonly id: string;
  readonly reference: DatasetReference;
  readonly label: string;
  readonly href: string;
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** The text of a reference on a card beside it. The focus does not move. */
function VersePreview({ id, reference, label, href, anchor, onClose }: VersePreviewProps) {
  const { translation } = useContext(PassageContext).route;
  const { book, chapter } = reference;
  const { document: loaded, error } = useDocument(`${translation}/${book}/${chapter}`, (signal) =>
    service.simpleChapter(translation, book, chapter, { signal }),
  );
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    if (!current.matches(':popover-open')) current.showPopover();
    placeBeside(current, anchor);
  }, [anchor, loaded, error]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && (card.current?.contains(target) || anchor.contains(target)))) onClose();
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('pointerdown', leave);
    addEventListener('scroll', leave, { capture: true, passive: true });
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('scroll', leave, { capture: true });
      removeEventListener('keydown', onKey);
    };
  }, [anchor, onClose]);
  const found = loaded && referencedVerses(loaded.chapter.content, reference);
  return (
    <div ref={card} id={id} class="popover preview" popover="manual">
      <p class="preview-head">
        <a href={href} tabIndex={-1}>
          <bdi>{label}</bdi>
        </a>
      </p>
      {!loaded && !error && <Waiting />}
      {error && <p>{problemText(error)}</p>}
      {found?.verses.length === 0 && <p>This translation does not have this verse.</p>}
      {loaded && found && found.verses.length > 0 && (
        <p {...scriptOf(loaded.translation)}>
          {found.verses.map(({ number, text }) => [
            found.verses.length > 1 && <sup class="number">{number}&nbsp;</sup>,
            `${text} `,
          ])}
          {found.goesOn && '…'}
        </p>
      )}
    </div>
  );
}
