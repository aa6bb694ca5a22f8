interface AskedRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

type Answer = (request: AskedRequest) => Response | Promise<Response>;

/** A `fetch` that returns the given responses in order, repeats the last one, and records the requests. */
export function scriptedFetch(...answers: readonly Answer[]) {
  const asked: AskedRequest[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request = { url, headers: new Headers(init.headers), signal: init.signal! };
    asked.push(request);
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    return answer(request);
  };
  return { fetch, asked };
}

export const json =
  (value: unknown, headers: Record<string, string> = {}, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(value), { status, headers });

export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
