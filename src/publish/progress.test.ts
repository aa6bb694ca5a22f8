import { expect, test } from 'bun:test';
import { ProgressMeter, type PublishProgress } from './progress.ts';

test('progress has a rate once bytes were sent, and the time left once a share is done', () => {
  const reports: PublishProgress[] = [];
  const meter = new ProgressMeter('put', { total: 2, size: 8 }, (progress) => reports.push(progress));
  meter.add({ size: 0, bytes: 0 });
  meter.add({ size: 2, bytes: 6 });
  const [began, empty, sent] = reports;
  for (const report of [began, empty])
    expect(report).toMatchObject({ bytes: 0, bytesPerSecond: undefined, secondsLeft: undefined });
  expect(sent).toMatchObject({ step: 'put', done: 2, total: 2, bytes: 6 });
  expect(sent!.bytesPerSecond).toBeCloseTo(6 / sent!.seconds);
  expect(sent!.secondsLeft).toBeCloseTo(3 * sent!.seconds);
});
