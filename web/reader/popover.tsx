import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

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

interface MenuButtonProps {
  readonly class: string;
  /** What it is for; its text says what is chosen. */
  readonly label: string;
  readonly text: ComponentChildren;
  /** What opens; called with what closes it. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that opens a card. */
export function MenuButton({ class: name, label, text, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(false);
  const close = useCallback(() => open(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`menu ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <span class="hidden">{label} </span>
        {text}
      </button>
      {isOpen && button.current && (
        <Popover anchor={button.current} label={label} onClose={close}>
          {children(close)}
        </Popover>
      )}
    </>
  );
}

const margin = 8;

/** Moves a card that is fixed in the window beside what opened it: below where there is room, else above. */
export function placeBeside(card: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = Math.min(Math.max(margin, at.left + at.width / 2 - width / 2), innerWidth - width - margin);
  const fitsBelow = at.bottom + margin + height < innerHeight;
  card.style.left = `${left}px`;
  card.style.top = `${fitsBelow ? at.bottom + margin : Math.max(margin, at.top - height - margin)}px`;
}
