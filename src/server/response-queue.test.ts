import { describe, expect, test } from 'bun:test';
import { DeferredResponse, type HttpResponse, httpResponse } from './http/response.ts';
import { ResponseQueue, type ResponseSteps } from './response-queue.ts';

const round = () => new Promise<void>((resolve) => setImmediate(resolve));

function queueWith(options: { maxQueued?: number; maxPendingBytes?: number } = {}) {
  const state = { version: 'first', sent: [] as string[], slices: 0 };
  const response = (text: string) => httpResponse(200, {}, text);
  const queue = new ResponseQueue({
    ...options,
    version: () => state.version,
    onFault: (error) => response(`failed: ${(error as Error).message}`),
    onBusy: () => response('busy'),
    onSlice: () => state.slices++,
  });
  const body = (made: HttpResponse) => Buffer.from(made.bytes.subarray(made.bodyStart)).toString();
  function ask(begin: () => ResponseSteps, reads = true): DeferredResponse | undefined {
    const added = queue.add(begin);
    if (!(added instanceof DeferredResponse)) {
      state.sent.push(body(added));
      return undefined;
    }
    added.send = (made) => {
      state.sent.push(body(made));
      if (reads) added.release();
    };
    return added;
  }
  function* slowly(text: string, steps: number): ResponseSteps {
    for (let step = 0; step < steps; step++) {
      Bun.sleepSync(5);
      yield;
    }
    return response(text);
  }
  return { queue, state, ask, slowly, response };
}

describe('the queue of responses', () => {
  test('lets the event loop run after each slice of time', async () => {
    const { state, ask, slowly } = queueWith();
    for (const name of ['a', 'b', 'c']) ask(() => slowly(name, 5));
    let rounds = 0;
    for (; state.sent.length < 3; rounds++) await round();
    expect(state.sent).toEqual(['a', 'b', 'c']);
    expect(state.slices).toBeGreaterThanOrEqual(15);
    expect(rounds).toBeGreaterThanOrEqual(15);
  });

  test('begins one response after the other, so that half-made ones take no memory', async () => {
    const { state, ask, slowly } = queueWith();
    const begun: string[] = [];
    for (const name of ['a', 'b']) {
      ask(() => {
        begun.push(`${name} after ${state.sent}`);
        return slowly(name, 3);
      });
    }
    while (state.sent.length < 2) await round();
    expect(begun).toEqual(['a after ', 'b after a']);
  });

  test('refuses what exceeds its length, and never makes what its client does not wait for', async () => {
    const { queue, state, ask, slowly } = queueWith({ maxQueued: 2 });
    const first = ask(() => slowly('first', 1));
    ask(() => slowly('second', 1));
    ask(() => slowly('third', 1));
    expect(state.sent).toEqual(['busy']);
    first!.release();
    expect(queue.length).toBe(1);
    ask(() => slowly('fourth', 1));
    while (queue.length > 0) await round();
    expect(state.sent).toEqual(['busy', 'second', 'fourth']);
  });

  test('rejects requests while clients do not read their responses', async () => {
    const { queue, state, ask, slowly } = queueWith({ maxPendingBytes: 10_000 });
    const unread = ask(() => slowly('x'.repeat(20_000), 1), false);
    ask(() => slowly('second', 1));
    while (queue.length > 0) await round();
    expect(state.sent[1]).toBe('busy');
    unread!.release();
    unread!.release();
    ask(() => slowly('third', 1));
    ask(() => slowly('fourth', 1));
    while (queue.length > 0) await round();
    expect(state.sent.slice(2)).toEqual(['third', 'fourth']);
  });

  test('begins a response again when the library has changed meanwhile', async () => {
    const { state, ask, response } = queueWith();
    ask(function* () {
      const began = state.version;
      Bun.sleepSync(5);
      yield;
      if (began === 'first') state.version = 'second';
      Bun.sleepSync(5);
      yield;
      return response(`${began} ${state.version}`);
    });
    while (state.sent.length < 1) await round();
    expect(state.sent).toEqual(['second second']);
  });

  test('finishes a response though the library changes all the time', async () => {
    const { state, ask, slowly } = queueWith();
    let begun = 0;
    ask(() => {
      begun++;
      return slowly('a', 3);
    });
    for (let rounds = 0; state.sent.length < 1; rounds++) {
      state.version = `version ${rounds}`;
      await round();
    }
    expect(state.sent).toEqual(['a']);
    expect(begun).toBe(4);
  });

  test('returns the failure of a response, and continues', async () => {
    const { queue, state, ask, slowly } = queueWith();
    ask(function* () {
      yield;
      throw new Error('on purpose');
    });
    ask(() => slowly('next', 1));
    while (queue.length > 0) await round();
    expect(state.sent).toEqual(['failed: on purpose', 'next']);
  });
});
