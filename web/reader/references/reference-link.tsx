import { useCallback, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Reference } from '../../../src/references/reference.ts';
import { referencedVerses } from '../../service/referenced-verses.ts';
import { service, useDocument } from '../../service/service.ts';
import { interfaceScript } from '../../strings/strings.ts';
import { linkText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { placeBeside } from '../../widgets/place-beside.ts';
import { problemText, Waiting } from '../../widgets/problem.tsx';
import { PassageContext, placeOfReference, routeAddress } from '../route.ts';
import { verseLabel } from '../text/bridges.ts';
import { knownBridges } from '../text/numbering.ts';
import { scriptOf } from '../text/script-of.ts';
import styles from './preview.css' with { type: 'text' };
import { referenceLabel } from './reference-label.ts';

/** Milliseconds. A pointer passing over the link opens nothing, and one moving to the card does not close it. */
const delays = { open: 150, close: 200 } as const;

interface ReferenceLinkProps {
  readonly class: string;
  readonly reference: Reference;
  readonly text?: string;
}

/** A link to other verses. Their text appears on hover, on focus, and on the first tap. */
export function ReferenceLink({ class: name, reference, text }: ReferenceLinkProps) {
  const { route, books, language } = useContext(PassageContext);
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

  const label = referenceLabel(reference, books, language);
  const book = books.find((each) => each.id === reference.from.book);
  if (!book) {
    return (
      <span class={`${name} absent`} title={linkText('notInTranslation')}>
        {text ?? label}
      </span>
    );
  }
  const { translation, parallels } = route;
  const place = placeOfReference(reference, book);
  const href = routeAddress.format({ translation, parallels, ...place });
  return (
    <span
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && soon(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && soon(false)}
    >
      <a
        ref={link}
        class={name}
        href={href}
        // "v. 3" is ambiguous in a screen reader's list of links
        aria-label={text === undefined || text === label ? undefined : `${text} (${label})`}
        aria-describedby={isOpen ? id : undefined}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open(true)}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          // The key must not close the panel or the card around the link, too
          event.stopPropagation();
          event.preventDefault();
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
        <bdi>{text ?? label}</bdi>
      </a>
      {isOpen && link.current && (
        <VersePreview
          id={id}
          reference={reference}
          chapter={place.chapter}
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
  readonly reference: Reference;
  readonly chapter: number;
  readonly label: string;
  readonly href: string;
  readonly anchor: Element;
  readonly onClose: () => void;
}

function VersePreview({ id, reference, chapter, label, href, anchor, onClose }: VersePreviewProps) {
  useStyle(styles);
  const { translation } = useContext(PassageContext).route;
  const { book } = reference.from;
  const { document: loaded, error } = useDocument(`${translation}/${book}/${chapter}`, (signal) =>
    service.simpleChapter(translation, book, chapter, { signal }),
  );
  const card = useRef<HTMLDivElement>(null);
  const isBelow = useRef<boolean | undefined>(undefined);
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    if (!current.matches(':popover-open')) current.showPopover();
    isBelow.current = placeBeside(current, anchor.getBoundingClientRect(), isBelow.current);
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
  const bridges = knownBridges(translation, { book, chapter });
  const found = loaded && referencedVerses(loaded.chapter.content, chapter, reference, bridges);
  return (
    <div ref={card} id={id} class="popover preview" popover="manual" {...interfaceScript()}>
      <p class="preview-head">
        <a href={href} tabIndex={-1}>
          <bdi>{label}</bdi>
        </a>
      </p>
      {!loaded && !error && <Waiting />}
      {error && <p>{problemText(error)}</p>}
      {found?.verses.length === 0 && <p>{linkText('noSuchVerse')}</p>}
      {loaded && found && found.verses.length > 0 && (
        <p {...scriptOf(loaded.translation)}>
          {found.verses.map(({ number, text }) => [
            found.verses.length > 1 && <sup class="number">{verseLabel(number, bridges)}&nbsp;</sup>,
            `${text} `,
          ])}
          {found.hasMore && '…'}
        </p>
      )}
    </div>
  );
}
