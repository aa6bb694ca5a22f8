import { expect, test } from 'bun:test';
import { type Writer, WriteTurns } from './outbox.ts';

function talker(turns: WriteTurns, name: string, needed: number, said: string[]): Writer {
  let count = 0;
  const writer = {
    writeMore() {
      said.push(name);
      if (++count < needed) turns.request(writer);
    },
  };
  return writer;
}

const rounds = async (count: number) => {
  for (let round = 0; round < count; round++) await new Promise((resolve) => setImmediate(resolve));
};

test('waiting writers take turns, one write each', async () => {
  const turns = new WriteTurns();
  const said: string[] = [];
  for (const name of ['a', 'b', 'c']) turns.request(talker(turns, name, 2, said));
  await rounds(10);
  expect(said.join('')).toBe('abcabc');
});

test('there is one turn in a round of the event loop', async () => {
  const turns = new WriteTurns();
  const said: string[] = [];
  turns.request(talker(turns, 'a', 100, said));
  await rounds(10);
  expect(said.length).toBeGreaterThan(5);
  expect(said.length).toBeLessThan(15);
});

test('a round that took long gives several turns, to one writer or to many', async () => {
  const turns = new WriteTurns();
  const said: string[] = [];
  for (const name of ['a', 'b', 'c']) turns.request(talker(turns, name, 4, said));
  turns.give(5);
  expect(said.join('')).toBe('abcab');
  await rounds(20);
  expect(said.join('')).toBe('abcabcabcabc');
  turns.request(talker(turns, 'd', 3, said));
  turns.give(9);
  expect(said.join('')).toEndWith('cddd');
});

test('a writer that asks twice gets one turn, and turns resume after a pause', async () => {
  const turns = new WriteTurns();
  const said: string[] = [];
  const writer = talker(turns, 'a', 1, said);
  turns.request(writer);
  turns.request(writer);
  await rounds(5);
  turns.request(writer);
  await rounds(5);
  expect(said).toEqual(['a', 'a']);
});
