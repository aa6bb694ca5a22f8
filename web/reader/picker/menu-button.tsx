import type { ComponentChildren } from 'preact';
import { useCallback, useRef, useState } from 'preact/hooks';
import { Popover } from '../popover.tsx';

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
