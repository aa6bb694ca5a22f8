import { useEffect, useRef, useState } from 'preact/hooks';
import { type ReceivedAnswer, sendRequest } from './send-request.ts';

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
