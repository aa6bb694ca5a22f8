import type { ComponentChildren } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { placeBeside } from './place-beside.ts';

interface PopoverProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A small card next to the element that opened it. Escape or a press elsewhere closes it and returns the focus. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const card = useRef<HTMLDivElement>(null);
  const isAnchorPressed = useRef(false);
  useLayoutEffect(() => {
    const current = card.current!;
    if (!current.matches(':popover-open')) current.showPopover();
    let isBelow: boolean | undefined;
    let frame: number;
    // Content may load later, the page scrolls, and the player may appear below the actions of a verse
    const place = () => {
      if (!anchor.isConnected) return onClose();
      isBelow = placeBeside(current, anchorBox(anchor), isBelow);
      frame = requestAnimationFrame(place);
    };
    const onPress = ({ target }: Event) => {
      isAnchorPressed.current = anchor.contains(target as Node);
    };
    place();
    addEventListener('pointerdown', onPress, true);
    if (!current.contains(document.activeElement)) current.focus();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointerdown', onPress, true);
      // The browser does not return the focus when the card is removed
      const to = anchor.isConnected ? anchor : document.querySelector('h1');
      if (current.contains(document.activeElement)) to?.focus({ preventScroll: true });
    };
  }, [anchor]);
  /**
   * The card is closed before the browser does so: `toggle` comes later, when a key may already have opened it
   * again. A press on the anchor closes it with `toggle`, because the click that follows must not open it again.
   */
  const onToggle = ({ type, newState }: Pick<ToggleEvent, 'type' | 'newState'>) => {
    if (newState === 'closed' && (type === 'toggle' || !isAnchorPressed.current)) onClose();
  };
  return (
    <div
      ref={card}
      class="popover"
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onBeforeToggle={onToggle}
      onToggle={onToggle}
    >
      {children}
    </div>
  );
}

function anchorBox(anchor: Element): DOMRect {
  const own = anchor.getBoundingClientRect();
  const bar = anchor.closest('[role]')?.getBoundingClientRect() ?? own;
  return bar.width > bar.height ? new DOMRect(own.x, bar.y, own.width, bar.height) : own;
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
