import { describe, expect, test } from 'bun:test';
import type { Visit } from './kept-data.ts';
import { KeptStore } from './store.ts';

class LimitedStorage {
  readonly texts = new Map<string, string>();

  constructor(readonly limit = Number.POSITIVE_INFINITY) {}

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const others = [...this.texts].filter(([each]) => each !== key);
    const length = others.reduce((sum, [, each]) => sum + each.length, text.length);
    if (length > this.limit) throw new DOMException('Full', 'QuotaExceededError');
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

const visit = (chapter: number): Visit => ({
  edition: 'KJV',
  book: 'RUT',
  chapter,
  title: `Ruth ${chapter}`,
  at: chapter,
});

describe('a store', () => {
  test('keeps changes for every script and tab with the same storage', () => {
    const [storage, page] = [new LimitedStorage(), new EventTarget()];
    const [one, two] = [new KeptStore(storage, page), new KeptStore(storage, page)];
    let calls = 0;
    const stop = two.follow(() => calls++);
    expect(one.change('visits', (visits) => [...visits, visit(1)])).toBeUndefined();
    expect(two.change('visits', (visits) => [...visits, visit(2)])).toBeUndefined();
    expect(one.of('visits')).toEqual([visit(1), visit(2)]);
    expect(one.of('visits')).toBe(one.of('visits'));
    expect(calls).toBe(2);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'scriptorium.kept.visits' }));
    expect(calls).toBe(3);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'scriptorium.settings' }));
    expect(calls).toBe(3);
    stop();
    one.replace({ visits: [] });
    expect(calls).toBe(3);
    expect(storage.texts.size).toBe(0);
  });

  test('that is full says so, and keeps all that it had', () => {
    const storage = new LimitedStorage(200);
    const store = new KeptStore(storage, new EventTarget());
    expect(store.replace({ visits: [visit(1)] })).toBeUndefined();
    const many = Array.from({ length: 9 }, (_, index) => visit(index));
    expect(store.replace({ visits: [], places: many })).toMatch(/^The browser’s storage .* is full\. Export/);
    expect(store.all()).toMatchObject({ visits: [visit(1)], places: [] });
  });

  test('without storage has nothing, and says why nothing can be kept', () => {
    const store = new KeptStore(undefined, new EventTarget());
    expect(store.of('notes')).toEqual([]);
    expect(store.replace({ visits: [visit(1)] })).toMatch(/does not let pages save/);
  });

  test('shows the readable part of damaged data, and backs up the rest before it writes', () => {
    const storage = new LimitedStorage();
    const damaged = JSON.stringify([visit(1), { chapter: 'x' }]);
    storage.setItem('scriptorium.kept.visits', damaged);
    storage.setItem('scriptorium.kept.places', '{');
    const store = new KeptStore(storage, new EventTarget());
    expect(store.of('visits')).toEqual([visit(1)]);
    expect(store.of('places')).toEqual([]);
    store.change('visits', (visits) => [...visits, visit(2)]);
    expect(store.of('visits')).toEqual([visit(1), visit(2)]);
    expect(storage.getItem('scriptorium.kept.visits.damaged')).toBe(damaged);
  });
});
