import { useCallback, useContext, useEffect, useId, useRef, useState } from 'preact/hooks';
import type { DatasetReference } from '../../../../client/src/documents.ts';
import { placeHash } from '../../place/place.ts';
import { Reading } from '../reading.ts';
import { referenceLabel } from './reference-label.ts';
import { VersePreview } from './verse-preview.tsx';

/** Milliseconds: a pointer that passes by opens nothing, and one that goes over to the card does not close it. */
const delays = { open: 150, close: 200 } as const;

/** A link to other verses; their text shows when a pointer rests on it, when it has the focus, and on a first tap. */
export function ReferenceLink({ reference }: { readonly reference: DatasetReference }) {
  const { place, books } = useContext(Reading);
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
  const { translation, beside } = place;
  const { chapter, verse, endChapter = chapter, endVerse } = reference;
  const last = endChapter === chapter ? endVerse : undefined;
  const href = placeHash.format({
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
          // The panel stays
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
