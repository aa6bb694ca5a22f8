import { expect, spyOn, test } from 'bun:test';
import { Outbox, type Sender } from './outbox.ts';
import { byteSpan, type HttpResponse, httpResponse } from './response.ts';

function outboxWith() {
  const outbox = new Outbox<string>();
  const sent: string[] = [];
  const text = (response: HttpResponse) => Buffer.from(byteSpan.view(response)).toString();
  const sender = (name: string, more: (response: HttpResponse) => void = () => {}): Sender<string> => ({
    sendPosted(response, asked) {
      sent.push(`${name} ${asked} ${text(response).split('\r\n\r\n')[1]}`);
      more(response);
    },
    cut: () => sent.push(`${name} cut`),
  });
  return { outbox, sent, sender };
}

test('answers are sent in their order, at the end of the round', async () => {
  const { outbox, sent, sender } = outboxWith();
  for (const name of ['a', 'b', 'c']) outbox.post(sender(name), httpResponse(200, {}, name), 'x');
  expect(sent).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual(['a x a', 'b x b', 'c x c']);
});

test('a round begins with its first request, and lasts until its answers are sent', async () => {
  const { outbox, sent, sender } = outboxWith();
  const began = outbox.beginRound();
  while (performance.now() === began);
  outbox.post(sender('a'), httpResponse(200, {}, 'a'), '');
  expect(outbox.beginRound()).toBe(began);
  for (let count = 0; count < 64; count++) outbox.post(sender('b'), httpResponse(200, {}, 'b'), '');
  expect(sent.length).toBe(64);
  expect(outbox.beginRound()).toBe(began);
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent.length).toBe(65);
  expect(outbox.beginRound()).toBeGreaterThan(began);
  outbox.flush();
  // The server has been busy since then, so a request that is read now may have waited
  expect(outbox.beginRound(began)).toBe(began);
});

test('responses from a reused buffer stay unchanged', () => {
  const { outbox, sent, sender } = outboxWith();
  const scratch = httpResponse(200, {}, 'first');
  const transient = { ...scratch, isTransient: true };
  outbox.post(sender('a'), transient, '');
  scratch.bytes.set(Buffer.from('other'), scratch.bodyStart);
  outbox.post(sender('b'), transient, '');
  scratch.bytes.fill(0);
  outbox.flush();
  expect(sent).toEqual(['a  first', 'b  other']);
});

test('the place of the head, the date and the body move with an answer that is copied', () => {
  const { outbox, sender } = outboxWith();
  const response = { ...httpResponse(200, { X: 'y' }, 'body'), isTransient: true };
  const places: string[] = [];
  const note = ({ bytes, bodyStart, dateStart, end }: HttpResponse) => {
    const at = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString();
    places.push(`${at(bodyStart, end)} ${at(dateStart - 'Date: '.length, dateStart)}`);
  };
  for (const name of ['a', 'b']) outbox.post(sender(name, note), response, '');
  outbox.flush();
  expect(places).toEqual(['body Date: ', 'body Date: ']);
});

test('rejects a long response, one without room and one at the end of the round', () => {
  const { outbox, sender } = outboxWith();
  const long = httpResponse(200, {}, 'x'.repeat(70_000));
  expect(outbox.post(sender('long'), long, '')).toBe(false);
  const medium = { ...httpResponse(200, {}, 'x'.repeat(60_000)), isTransient: true };
  const taken = Array.from({ length: 30 }, () => outbox.post(sender('medium'), medium, ''));
  expect(taken.indexOf(false)).toBe(17);
  const late: boolean[] = [];
  const { outbox: other } = outboxWith();
  const short = httpResponse(200, {}, 'x');
  const again = sender('a', () => late.push(other.post(sender('b'), short, '')));
  expect(other.post(again, short, '')).toBe(true);
  other.flush();
  expect(late).toEqual([false]);
  expect(other.post(again, short, '')).toBe(true);
});

test('the first of many responses do not wait for the last', () => {
  const { outbox, sent, sender } = outboxWith();
  for (let time = 0; time < 130; time++) outbox.post(sender('a'), httpResponse(200, {}, `${time}`), '');
  expect(sent.length).toBe(128);
  expect(sent.at(-1)).toBe('a  127');
});

test('a failing connection is cut, and the other responses are sent', () => {
  const { outbox, sent, sender } = outboxWith();
  const error = spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => {
    throw new Error('broken');
  };
  outbox.post(sender('a', fail), httpResponse(200, {}, '1'), '');
  outbox.post(sender('b'), httpResponse(200, {}, '2'), '');
  outbox.flush();
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
  expect(sent).toEqual(['a  1', 'a cut', 'b  2']);
});
