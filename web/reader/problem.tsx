import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { pageText } from '../strings/strings-en.ts';

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
        {what && `${pageText('notLoaded', { what })} `}
        <bdi>{problemText(error)}</bdi>
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
          {pageText(isTrying ? 'trying' : 'tryAgain')}
        </button>
      )}
      {children}
    </div>
  );
}

/** What went wrong, in words for readers: without addresses and names of errors. */
export function problemText(error: Error): string {
  if (!(error instanceof ScriptoriumError)) return pageText('somethingWrong');
  if (error.code === 'network_error') return pageText('unreachable');
  if (error.code === 'timeout') return pageText('tooSlow');
  if (error.code === 'invalid_answer') return pageText('incomplete');
  if (isMissing(error) && error.code === 'http_error') return pageText('notThere');
  if (error.code === 'http_error') return pageText('status', { status: error.status ?? 0 });
  if (error.code === 'offline') return pageText('notKept');
  if (error.code === 'script_missing') return pageText('scriptMissing');
  // Messages of the service are written for people, in English
  return error.message;
}

/** Whether the service, or the host of its files, has no such document, so that trying again is of no use. */
export function isMissing(error: Error): boolean {
  return error instanceof ScriptoriumError && error.status === 404;
}

/** Shown after a moment while something loads, as what loads at once should not flicker. */
export function Waiting() {
  return <p class="loading">{pageText('loading')}</p>;
}

const lineWidths = [92, 97, 88, 95, 60, 96, 90, 94, 86, 40];

/** The shape of a chapter, shown while it loads. */
export function Skeleton() {
  return (
    <div class="passage skeleton" role="status">
      <span class="hidden">{pageText('loading')}</span>
      <div class="title-shape" />
      {lineWidths.map((width, index) => (
        <div key={index} style={`inline-size: ${width}%`} />
      ))}
    </div>
  );
}
