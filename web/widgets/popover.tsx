import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { placeBeside } from './place-beside.ts';

interface PopoverProps {
  readonly anchor: Element;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * A small card next to the element that opened it. Escape or a press elsewhere closes it and returns the
 * focus.
 */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    current.showPopover();
    placeBeside(current, anchor.getBoundingClientRect());
    if (!current.contains(document.activeElement)) current.focus();
    // Content may load later
    const resized = new ResizeObserver(() => placeBeside(current, anchor.getBoundingClientRect()));
    resized.observe(current);
    return () => {
      resized.disconnect();
      // The browser does not return the focus when the card is removed
      const isWithin = current.contains(document.activeElement);
      if (isWithin && anchor instanceof HTMLElement) anchor.focus({ preventScroll: true });
    };
  }, [anchor]);
  useEffect(() => {
    const { current } = card;
    const follow = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    current?.addEventListener('toggle', follow);
    const scrolled = () => current && placeBeside(current, anchor.getBoundingClientRect());
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('resize', scrolled);
    const grown = new ResizeObserver(scrolled);
    if (current) grown.observe(current);
    return () => {
      grown.disconnect();
      current?.removeEventListener('toggle', follow);
      removeEventListener('scroll', scrolled);
      removeEventListener('resize', scrolled);
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
  readonly label: string;
  readonly text: ComponentChildren;
  readonly children: (close: () => void) => ComponentChildren;
}

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
