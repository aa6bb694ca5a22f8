import { useEffect, useRef, useState } from 'preact/hooks';

interface RequestState {
  readonly answer?: ReceivedAnswer;
  readonly error?: Error;
  readonly isSending: boolean;
}

/** Sends requests one after another; the last answer stays until the next one is there. */
export function useRequest(limit: number) {
  const [state, setState] = useState<RequestState>({ isSending: false });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const send = (url: string) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    setState((before) => ({ ...before, isSending: true }));
    sendRequest(url, limit, own.signal).then(
      (answer) => own.signal.aborted || setState({ answer, isSending: false }),
      (error) => own.signal.aborted || setState({ error, isSending: false }),
    );
  };
  return { answer: state.answer, error: state.error, isSending: state.isSending, send };
}

export interface ReceivedAnswer {
  readonly url: string;
  readonly status: number;
  /** From the request to the last byte that was read. */
  readonly milliseconds: number;
  /** Of the text that was read, not compressed. */
  readonly bytes: number;
  /** Only its beginning when `isWhole` is false. */
  readonly text: string;
  readonly isWhole: boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Those that tell something about the answer. */
const shownHeaders = [
  'content-type',
  'content-encoding',
  'content-length',
  'etag',
  'cache-control',
  'vary',
  'accept-ranges',
  'access-control-allow-origin',
];

/** Asks for a document, past the browser's cache, and reads about `limit` bytes of it at most. */
export async function sendRequest(url: string, limit: number, signal: AbortSignal): Promise<ReceivedAnswer> {
  const start = performance.now();
  const response = await fetch(url, { cache: 'no-store', signal });
  const { text, bytes, isWhole } = await readBeginning(response, limit);
  return {
    url,
    status: response.status,
    milliseconds: performance.now() - start,
    bytes,
    text,
    isWhole,
    headers: shownHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  };
}

async function readBeginning({ body }: Response, limit: number) {
  let [text, bytes, isWhole] = ['', 0, true];
  if (!body) return { text, bytes, isWhole };
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
    isWhole = bytes <= limit;
    if (!isWhole) {
      await reader.cancel();
      break;
    }
  }
  // One read may bring megabytes
  return { text: isWhole ? text : text.slice(0, limit), bytes, isWhole };
}
