import { expect, test } from 'bun:test';
import { DownloadJobs } from './download-jobs.ts';

interface Job {
  readonly share?: number;
  readonly error?: Error;
}

test('a download is listed until it ends', async () => {
  const jobs = new DownloadJobs<Job>();
  const shares: (number | undefined)[] = [];
  const unfollow = jobs.follow(() => shares.push(jobs.all.get('BSB')?.share));
  await jobs.run('BSB', {}, async () => {
    for (const share of [0, 0.5]) jobs.announce('BSB', { share });
  });
  unfollow();
  expect(shares).toEqual([0, 0.5, undefined]);
  expect([jobs.all.size, jobs.version]).toEqual([0, 2]);
});

test('a failed download stays listed with its error, and can be started again', async () => {
  const jobs = new DownloadJobs<Job>();
  const error = new Error('offline');
  await jobs.run('BSB', {}, () => Promise.reject(error));
  expect(jobs.all.get('BSB')).toEqual({ error });
  await jobs.run('BSB', {}, async () => undefined);
  expect(jobs.all.size).toBe(0);
});

test('a download runs once at a time, and a stopped one leaves no error', async () => {
  const jobs = new DownloadJobs<Job>();
  let starts = 0;
  const start = () =>
    jobs.run('BSB', {}, (signal) => {
      starts++;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
  const running = start();
  await start();
  jobs.stop('BSB');
  await running;
  expect([starts, jobs.all.size]).toEqual([1, 0]);
});
