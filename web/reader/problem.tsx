import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';

interface ProblemProps {
  readonly error: Error;
  readonly retry: () => void;
  /** What could not be loaded: `The list of translations`. */
  readonly what?: string;
  /** Alternatives to trying again. */
  readonly children?: ComponentChildren;
}

/** Says what happened, with a button to try again where that may help. */
export function Problem({ error, retry, what, children }: ProblemProps) {
  const [tried, setTried] = useState<Error>();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      // The button that was pressed disappears, and would take the focus with it
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
        {what && `${what} could not be loaded. `}
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

/** What went wrong, in words for readers: without addresses and names of errors. */
export function problemText(error: Error): string {
  if (!(error instanceof ScriptoriumError)) return 'Something went wrong in this page.';
  if (error.code === 'network_error') return 'The service cannot be reached. Check your connection.';
  if (error.code === 'timeout') return 'The service takes too long to respond.';
  if (error.code === 'invalid_answer') return 'The response was incomplete.';
  if (isMissing(error) && error.code === 'http_error') return 'The service does not have this.';
  if (error.code === 'http_error') return `The service could not respond (status ${error.status}).`;
  // Messages of the service are written for people
  return error.message;
}

/** Whether the service, or the host of its files, has no such document, so that trying again is of no use. */
export function isMissing(error: Error): boolean {
  return error instanceof ScriptoriumError && error.status === 404;
}

/** Shown after a moment while something loads, as what loads at once should not flicker. */
export function Waiting() {
  return <p class="loading">Loading…</p>;
}

const lineWidths = [92, 97, 88, 95, 60, 96, 90, 94, 86, 40];

/** The shape of a chapter, shown while it loads. */
export function Skeleton() {
  return (
    <div class="passage skeleton" role="status">
      <span class="hidden">Loading…</span>
      <div class="title-shape" />
      {lineWidths.map((width, index) => (
        <div key={index} style={`inline-size: ${width}%`} />
      ))}
    </div>
  );
}
