import { expect, test } from 'bun:test';
import { placeBeside } from './place-beside.ts';

Object.assign(globalThis, { innerWidth: 400, innerHeight: 800 });

const cardOf = (offsetHeight: number) =>
  ({ offsetWidth: 300, offsetHeight, style: {} }) as HTMLElement & { offsetHeight: number };
const lineAt = (top: number) => ({ left: 150, width: 100, top, bottom: top + 20 }) as DOMRect;

test('a card is below its word, and above it near the end of the window', () => {
  const card = cardOf(200);
  expect(placeBeside(card, lineAt(100))).toBe(true);
  expect(card.style).toMatchObject({ left: '50px', top: '128px' });
  expect(placeBeside(card, lineAt(700))).toBe(false);
  expect(card.style.top).toBe('492px');
});

test('a card stays on its side when its content loads', () => {
  const card = cardOf(40);
  const line = lineAt(500);
  const isBelow = placeBeside(card, line);
  expect([isBelow, card.style.top]).toEqual([true, '528px']);
  const loaded = cardOf(270);
  expect(placeBeside(loaded, line)).toBe(false);
  expect(placeBeside(loaded, line, isBelow)).toBe(true);
  expect(loaded.style.top).toBe('522px');
});
