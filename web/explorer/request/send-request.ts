import { useEffect, useRef, useState } from 'preact/hooks';

interface RequestState {
  readonly response?: ReceivedResponse;
  readonly error?: Error;
  readonly isSending: boolean;
}

/** Sends one request at a time. The previous response remains until the next one arrives. */
export function useRequest(limit: number) {
  const [state, setState] = useState<RequestState>({ isSending: false });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const send = (url: string, headers: Readonly<Record<string, string>> = {}) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    setState((before) => ({ ...before, isSending: true }));
    sendRequest(url, { limit, headers, signal: own.signal }).then(
      (response) => own.signal.aborted || setState({ response, isSending: false }),
      (error) => own.signal.aborted || setState({ error, isSending: false }),
    );
  };
  return { response: state.response, error: state.error, isSending: state.isSending, send };
}

export interface ReceivedResponse {
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly bytes: number;
  readonly text: string;
  readonly isWhole: boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const shownHeaders = [
  'content-type',
  'content-encoding',
  'content-length',
  'etag',
  'cache-control',
  'vary',
  'accept-ranges',
  'content-range',
  'access-control-allow-origin',
];

interface SendOptions {
  readonly limit: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Requests a document, bypassing the browser's cache, and reads at most about `limit` bytes of it. */
export async function sendRequest(
  url: string,
  { limit, headers = {}, signal }: SendOptions,
): Promise<ReceivedResponse> {
  const start = performance.now();
  const response = await fetch(url, { cache: 'no-store', headers, signal });
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
  // A single chunk may contain megabytes
  return { text: isWhole ? text : text.slice(0, limit), bytes, isWhole };
}
