import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';

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

/** What went wrong, for somebody who reads: without addresses and names of errors. */
export function problemText(error: Error): string {
  if (!(error instanceof ScriptoriumError)) return 'Something went wrong in this page.';
  if (error.code === 'network_error') return 'The service cannot be reached. Is there a connection?';
  if (error.code === 'timeout') return 'The service has not answered for a long time.';
  if (error.code === 'invalid_answer') return 'The answer of the service did not come whole.';
  if (isMissing(error) && error.code === 'http_error') return 'The service does not have this.';
  if (error.code === 'http_error') return `The service could not answer (status ${error.status}).`;
  // A code of the service: what it says is for people
  return error.message;
}

/** Whether the service, or the host of its files, has no such thing, so that to ask again is of no use. */
export function isMissing(error: Error): boolean {
  return error instanceof ScriptoriumError && error.status === 404;
}

/** Says that something is on its way, after a moment: what comes at once should not flicker. */
export function Waiting() {
  return <p class="loading">Loading…</p>;
}
