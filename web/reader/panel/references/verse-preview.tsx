import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { DatasetReference } from '../../../../client/src/documents.ts';
import { placeBeside } from '../../place-beside.ts';
import { problemText } from '../../service/problem-text.ts';
import { service } from '../../service/service.ts';
import { useDocument } from '../../service/use-document.ts';
import { Waiting } from '../../service/waiting.tsx';
import { scriptOf } from '../../text/script-of.ts';
import { Reading } from '../reading.ts';
import { referencedVerses } from './referenced-verses.ts';

interface VersePreviewProps {
  readonly id: string;
  readonly reference: DatasetReference;
  readonly label: string;
  readonly href: string;
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** The text of a reference on a card beside it. The focus stays where it is. */
export function VersePreview({ id, reference, label, href, anchor, onClose }: VersePreviewProps) {
  const { translation } = useContext(Reading).place;
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
      {found?.verses.length === 0 && <p>This translation has no such verse.</p>}
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
