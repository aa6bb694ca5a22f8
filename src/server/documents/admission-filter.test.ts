import { expect, test } from 'bun:test';
import { AdmissionFilter } from './response-cache.ts';

const fingerprint = (number: number) => Bun.hash.crc32(`document ${number}`);

test('a document is popular when it was asked for so many times, and again after as many', () => {
  const filter = new AdmissionFilter(3);
  const rises = Array.from({ length: 7 }, () => filter.shouldCache(fingerprint(1)));
  expect(rises).toEqual([false, false, true, false, false, true, false]);
});

test('fingerprint 0 is one like others', () => {
  const filter = new AdmissionFilter(2);
  expect([filter.shouldCache(0), filter.shouldCache(0)]).toEqual([false, true]);
});

test('documents that are asked for one like the other are not popular', () => {
  const filter = new AdmissionFilter(4);
  const asked = Array.from({ length: 200_000 }, (_, time) => Bun.hash.crc32(`time ${time}`) % 20_000);
  const popular = asked.filter((number) => filter.shouldCache(fingerprint(number)));
  expect(popular.length).toBeLessThan(40);
});

test('among them, one that every hundredth asks for soon is', () => {
  const filter = new AdmissionFilter(4);
  const rose: number[] = [];
  for (let time = 0; time < 5000; time++) {
    const isIt = time % 100 === 0;
    const number = isIt ? 1_000_000 : Bun.hash.crc32(`time ${time}`) % 20_000;
    if (filter.shouldCache(fingerprint(number)) && isIt) rose.push(time);
  }
  expect(rose[0]).toBeLessThan(1500);
});
