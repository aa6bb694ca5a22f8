import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export interface PopoverProps {
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
    place(current, anchor);
    current.focus();
  }, [anchor]);
  useEffect(() => {
    const { current } = card;
    const follow = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    current?.addEventListener('toggle', follow);
    const scrolled = () => current && place(current, anchor);
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

const margin = 8;

function place(card: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = Math.min(Math.max(margin, at.left + at.width / 2 - width / 2), innerWidth - width - margin);
  const fitsBelow = at.bottom + margin + height < innerHeight;
  card.style.left = `${left}px`;
  card.style.top = `${fitsBelow ? at.bottom + margin : Math.max(margin, at.top - height - margin)}px`;
}
