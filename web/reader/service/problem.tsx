import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isMissing, problemText } from './problem-text.ts';

interface ProblemProps {
  readonly error: Error;
  /** Asks again. */
  readonly retry: () => void;
  /** What cannot be shown: `The list of translations`. */
  readonly what?: string;
  /** Other ways on. */
  readonly children?: ComponentChildren;
}

/** Says what happened, and offers to try again where that may help. */
export function Problem({ error, retry, what, children }: ProblemProps) {
  const [tried, setTried] = useState<Error>();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      // The button that was pressed goes, and the focus with it
      const { current } = card;
      if (!current?.contains(document.activeElement)) return;
      current.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    },
    [],
  );
  // The next failure is another error
  const isTrying = tried === error;
  return (
    <div ref={card} class="problem" role="alert">
      <p>
        {what && `${what} did not load. `}
        {problemText(error)}
      </p>
      {!isMissing(error) && (
        <button
          type="button"
          aria-disabled={isTrying}
          onClick={() => {
            if (isTrying) return;
            setTried(error);
            retry();
          }}
        >
          {isTrying ? 'Trying…' : 'Try again'}
        </button>
      )}
      {children}
    </div>
  );
}
