import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { type LeaseObject, PublisherLease, thisPublisher } from './publisher.ts';

class StoredObject implements LeaseObject {
  bytes: Uint8Array | undefined;
  readonly hasConditions: boolean;
  turn: () => Promise<unknown> = async () => {};
  #version = 0;

  constructor({ hasConditions = true } = {}) {
    this.hasConditions = hasConditions;
  }

  async read() {
    await this.turn();
    return this.bytes && { bytes: this.bytes, tag: `${this.#version}` };
  }

  async write(bytes: Uint8Array, tag: string | undefined) {
    await this.turn();
    const isMet = tag === undefined ? this.bytes === undefined : this.bytes && tag === `${this.#version}`;
    if (this.hasConditions && !isMet) return;
    this.bytes = bytes;
    this.#version++;
  }

  async remove() {
    await this.turn();
    this.bytes = undefined;
  }
}

const elsewhere = () => ({ ...thisPublisher(new Date('2026-03-01T08:00:00Z')), host: 'web-1', pid: 4711 });
const leaseOf = (object: LeaseObject, isBreaking = false) =>
  new PublisherLease(object, { name: 's3://bible', isBreaking, publisher: elsewhere() });
const isGranted = (step: Promise<void>) =>
  step.then(
    () => true,
    () => false,
  );

test('one publisher has it; another is refused with who has it, since when, and what to do', async () => {
  const object = new StoredObject();
  const [first, second] = [leaseOf(object), leaseOf(object)];
  await first.take();
  await first.take();
  const refusal =
    'Another publication to s3://bible is in progress: process 4711 on web-1, since 2026-03-01T08:00:00.000Z. Publish again when it has ended; if that process no longer runs, publish with --break-lease.';
  expect(await second.check().catch(String)).toBe(`ReleaseError: ${refusal}`);
  expect(await second.take().catch(String)).toBe(`ReleaseError: ${refusal}`);
  await second.release();
  await first.confirm();
  await first.release();
  expect(object.bytes).toBeUndefined();
  await second.take();
  await second.confirm();
});

test('a lease of an ended process on this host is taken over or deleted', async () => {
  const dead = { ...thisPublisher(), pid: 2 ** 30 };
  for (const isTaken of [true, false]) {
    const object = new StoredObject();
    await new PublisherLease(object, { name: 's3://bible', publisher: dead }).take();
    const next = leaseOf(object);
    await next.check();
    if (isTaken) await next.take();
    await next.release();
    expect(object.bytes).toBeUndefined();
  }
});

test('a publisher that lost its lease stops, and does not release the new one', async () => {
  const object = new StoredObject();
  const [first, second] = [leaseOf(object), leaseOf(object, true)];
  await first.take();
  await second.take();
  await expect(first.confirm()).rejects.toThrow('took over (process 4711 on web-1');
  await first.release();
  await second.confirm();
});

test('only the first lease is broken on request', async () => {
  const object = new StoredObject();
  await leaseOf(object).take();
  const [second, third] = [leaseOf(object, true), leaseOf(object, true)];
  await second.check();
  await third.check();
  await second.take();
  await expect(third.take()).rejects.toThrow('in progress');
});

test('a publisher that never gets its lease gives up after five attempts', async () => {
  const object = new StoredObject();
  let attempts = 0;
  object.write = async () => void attempts++;
  await expect(leaseOf(object).take()).rejects.toThrow('changed repeatedly');
  expect(attempts).toBe(5);
});

test('an unreadable lease is not broken automatically', async () => {
  const object = new StoredObject();
  object.bytes = new TextEncoder().encode('<html>');
  await expect(leaseOf(object).take()).rejects.toThrow('cannot be read');
  await leaseOf(object, true).take();
});

describe('of several simultaneous publishers, in any order of responses,', () => {
  const race = (hasConditions: boolean, isDead: boolean, count: number, scheduler: fc.Scheduler) => {
    const object = new StoredObject({ hasConditions });
    if (isDead) object.bytes = new TextEncoder().encode(JSON.stringify({ ...thisPublisher(), pid: 2 ** 30 }));
    object.turn = () => scheduler.schedule(Promise.resolve());
    return Array.from({ length: count }, () => leaseOf(object));
  };
  const raced = (hasConditions: boolean, use: (leases: PublisherLease[]) => Promise<number>) =>
    fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.integer({ min: 2, max: 4 }),
        fc.scheduler(),
        async (isDead, count, s) => {
          const holders = use(race(hasConditions, isDead, count, s));
          await s.waitFor(holders);
          expect(await holders).toBe(1);
        },
      ),
      { numRuns: runs(300) },
    );
  const countOf = async (granted: Promise<boolean>[]) => (await Promise.all(granted)).filter(Boolean).length;

  test('a store with conditions grants it to one', () =>
    raced(true, (leases) => countOf(leases.map((lease) => isGranted(lease.take())))));

  test('a store without them lets one reach the last step', () =>
    raced(false, async (leases) => {
      const taken = await Promise.all(leases.map((lease) => isGranted(lease.take())));
      const holders = leases.filter((_, at) => taken[at]);
      return countOf(holders.map((lease) => isGranted(lease.confirm())));
    }));
});
