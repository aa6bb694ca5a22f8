import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { placeBeside } from './place-beside.ts';

interface PopoverProps {
  /** Beside what it opens. */
  readonly anchor: Element;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A small card beside what was pressed. Escape, or a press anywhere else, closes it and leads the focus back. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    current.showPopover();
    placeBeside(current, anchor);
    if (!current.contains(document.activeElement)) current.focus();
    return () => {
      // When it is taken away, the browser does not lead the focus back
      const isWithin = current.contains(document.activeElement);
      if (isWithin && anchor instanceof HTMLElement) anchor.focus({ preventScroll: true });
    };
  }, [anchor]);
  useEffect(() => {
    const { current } = card;
    const follow = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    current?.addEventListener('toggle', follow);
    const scrolled = () => current && placeBeside(current, anchor);
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      current?.removeEventListener('toggle', follow);
      removeEventListener('scroll', scrolled);
    };
  }, [anchor, onClose]);
  return (
    <div ref={card} class="popover" popover="auto" role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
