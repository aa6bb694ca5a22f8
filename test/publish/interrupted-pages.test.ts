import { expect, setDefaultTimeout, test } from 'bun:test';
import { madeObject } from '../../src/publish/published-object.ts';
import { compiledSmallContent } from '../compiled.ts';
import { MemoryDestination } from './memory-destination.ts';
import { publishNow } from './published-library.ts';

setDefaultTimeout(600_000);

const pages = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([number, text]) =>
    madeObject(`/read/SMALL/GEN/${number}.html`, text, 'text/html; charset=utf-8'),
  );
const before = pages({ 1: 'one', 2: 'two' });
const broken = pages({ 2: 'another two', 3: 'three' });
const after = pages({ 1: 'one', 4: 'four' });

test('wherever a publication of pages was broken off, the next one leaves its own pages and no others', async () => {
  const { library } = await compiledSmallContent();
  const steps = await stepsOf(Number.POSITIVE_INFINITY);
  expect(steps).toBeGreaterThan(4);
  for (let last = 0; last < steps; last++) await stepsOf(last);

  /** Interrupts the second of three publications before a step. @returns the number of steps. */
  async function stepsOf(last: number): Promise<number> {
    const place = new MemoryDestination();
    await publishNow(library, place, { pages: before });
    let taken = 0;
    place.before = () => {
      if (taken++ === last) throw new Error('broken off');
    };
    const second = publishNow(library, place, { pages: broken });
    if (last === Number.POSITIVE_INFINITY) await second;
    else await expect(second).rejects.toThrow('broken off');
    place.before = () => {};
    const count = taken;
    await publishNow(library, place, { pages: after });
    const found = [...place.files].filter(([path]) => path.startsWith('/read/') && path.endsWith('.html'));
    expect([last, found.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]).sort()]).toEqual([
      last,
      [
        ['/read/SMALL/GEN/1.html', 'one'],
        ['/read/SMALL/GEN/4.html', 'four'],
      ],
    ]);
    return count;
  }
});
