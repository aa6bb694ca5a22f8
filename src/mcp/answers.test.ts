import { describe, expect, test } from 'bun:test';
import type { DocumentQuery } from '../questions/question.ts';
import { type Answers, limited, ServiceAnswers } from './answers.ts';
import { readEditionList } from './catalogue.ts';

/** Never evaluated: the stub source responds when the test tells it to. */
const question = undefined as unknown as DocumentQuery<string>;

function held() {
  const waiting: (() => void)[] = [];
  const answer = () => new Promise<never>((resolve) => waiting.push(() => resolve('answered' as never)));
  return { waiting, answers: { answer, close: async () => {} } satisfies Answers };
}

test('Questions beyond the limit are refused until another is answered', async () => {
  const { waiting, answers } = held();
  const few = limited(answers, { atOnce: 2 });
  const [first, second] = [few.answer(question), few.answer(question)];
  expect(few.answer(question)).rejects.toThrow('The server is busy');
  waiting[0]!();
  expect(await first).toBe('answered');
  const third = few.answer(question);
  for (const answer of waiting) answer();
  expect(await Promise.all([second, third])).toEqual(['answered', 'answered']);
});

test('A question that takes too long is aborted', async () => {
  const { answers } = held();
  await expect(limited(answers, { milliseconds: 5 }).answer(question)).rejects.toThrow('took too long');
});

describe('A service', () => {
  const answerOf = async (response: () => Response) => {
    const served = Bun.serve({ port: 0, fetch: response });
    try {
      return await new ServiceAnswers(String(served.url)).answer(readEditionList('translations'));
    } finally {
      await served.stop(true);
    }
  };

  test('is read through its documents', async () => {
    const translations = [{ id: 'BSB' }];
    expect(await answerOf(() => Response.json({ translations }))).toMatchObject(translations);
  });

  test.each([404, 403, 410])('does not have a document if it answers %p', async (status) => {
    expect(await answerOf(() => new Response('none', { status }))).toEqual([]);
  });

  test('that fails is named', async () => {
    const failing = answerOf(() => new Response('forbidden', { status: 401 }));
    await expect(failing).rejects.toThrow(/^http:\/\/localhost:\d+\/? could not be read: /);
  });

  test('needs an address', () => {
    // Tests of pages, which may run in the same process, have a location that completes addresses
    const { location } = globalThis;
    Reflect.deleteProperty(globalThis, 'location');
    expect(() => new ServiceAnswers('nowhere')).toThrow();
    if (location) Object.assign(globalThis, { location });
  });
});
