import { expect, test } from 'bun:test';
import { describePublisher, hasEnded, type Publisher, parsePublisher, thisPublisher } from './publisher.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

async function ended(): Promise<Publisher> {
  const script = `console.log(JSON.stringify((await import('${import.meta.dir}/publisher.ts')).thisPublisher()))`;
  const child = Bun.spawn([process.execPath, '-e', script], { stdout: 'pipe' });
  const publisher = parsePublisher(utf8(await child.stdout.text()))!;
  await child.exited;
  return publisher;
}

test('a publisher is read back unchanged, and other JSON is rejected', () => {
  const publisher = thisPublisher();
  expect(parsePublisher(utf8(JSON.stringify(publisher)))).toEqual(JSON.parse(JSON.stringify(publisher)));
  for (const text of ['', '{', '[]', '{"format":2}', JSON.stringify({ ...publisher, pid: 0 })])
    expect(parsePublisher(utf8(text))).toBeUndefined();
  expect(thisPublisher().id).not.toBe(publisher.id);
});

test('a process that runs has not ended, one that has gone has', async () => {
  expect(hasEnded(thisPublisher())).toBe(false);
  expect(hasEnded(await ended())).toBe(true);
});

test('nothing is known of a process on another host, or in another container', async () => {
  const publisher = await ended();
  expect(hasEnded({ ...publisher, host: 'elsewhere' })).toBe(false);
  expect(hasEnded({ ...publisher, namespace: 'another' })).toBe(false);
});

test('a restart of the host has ended every process, if it is certainly the same host', async () => {
  const publisher = { ...thisPublisher(), boot: 'an earlier one' };
  const { machine } = publisher;
  expect(hasEnded(publisher)).toBe(machine !== undefined);
  expect(hasEnded({ ...publisher, machine: 'another' })).toBe(false);
  expect(hasEnded({ ...publisher, machine: undefined })).toBe(false);
});

test.if(process.platform === 'linux')(
  'another process that has the same number now is not the one that began',
  () => {
    expect(hasEnded({ ...thisPublisher(), started: '1' })).toBe(true);
  },
);

test('people see which process it is, and control characters of a stranger do not reach their terminal', () => {
  const publisher = { ...thisPublisher(), host: 'a\u001b[2J', pid: 7, since: '2026-03-01T08:00:00.000Z' };
  expect(describePublisher(publisher)).toBe('process 7 on a\\u001b[2J, since 2026-03-01T08:00:00.000Z');
});
