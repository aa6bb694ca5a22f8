import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { isMissing } from '../service/loading.ts';
import { pageText } from '../strings/texts.ts';

interface ProblemProps {
  readonly error: Error;
  readonly retry: () => void;
  readonly what?: string | undefined;
  readonly children?: ComponentChildren;
}

export function Problem({ error, retry, what, children }: ProblemProps) {
  const [tried, setTried] = useState<Error>();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      // The pressed button is removed and would take the focus with it
      const { current } = card;
      if (!current?.contains(document.activeElement)) return;
      current.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    },
    [],
  );
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

export function problemText(error: Error): string {
  if (!(error instanceof ScriptoriumError)) return pageText('somethingWrong');
  if (error.code === 'network_error') return pageText('unreachable');
  if (error.code === 'timeout') return pageText('tooSlow');
  if (error.code === 'invalid_answer') return pageText('incomplete');
  if (isMissing(error) && error.code === 'http_error') return pageText('notThere');
  if (error.code === 'http_error') return pageText('status', { status: error.status ?? 0 });
  if (error.code === 'offline') return pageText('notKept');
  if (error.code === 'script_missing') return pageText('scriptMissing');
  // The service's messages are written for people, in English
  return error.message;
}

const slowAfter = 8000;
const slow = new ScriptoriumError({ code: 'timeout', message: '' });

interface SlowProps extends Pick<ProblemProps, 'retry' | 'children'> {
  readonly until?: ComponentChildren;
}

/** Says that a response takes too long. `until` is shown before. */
export function Slow({ retry, until, children }: SlowProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isSlow) return;
    const timer = setTimeout(setSlow, slowAfter, true);
    return () => clearTimeout(timer);
  }, [isSlow]);
  if (!isSlow) return <>{until}</>;
  const again = () => {
    setSlow(false);
    retry();
  };
  return (
    <Problem error={slow} retry={again}>
      {children}
    </Problem>
  );
}

interface PendingProps extends Pick<ProblemProps, 'retry' | 'what'> {
  readonly error?: Error | undefined;
}

/** Shown instead of a document that is loading, takes too long, or could not be loaded. */
export function Pending({ error, retry, what }: PendingProps) {
  return error ? <Problem {...{ error, retry, what }} /> : <Slow retry={retry} until={<Waiting />} />;
}

/** Its style delays its appearance, so that fast responses do not flicker. */
export function Waiting() {
  return <p class="loading">{pageText('loading')}</p>;
}

const lineWidths = [92, 97, 88, 95, 60, 96, 90, 94, 86, 40];

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
