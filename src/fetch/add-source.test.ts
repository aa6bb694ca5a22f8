import { expect, test } from 'bun:test';
import { explainDiskFault } from './add-source.ts';

const fault = (error: Error, members: object) => Object.assign(error, members);

test('a disk that is full or may not be written to is reported in words, with what to do', () => {
  expect(explainDiskFault(fault(new Error('write'), { code: 'ENOSPC' }))).toMatchObject({
    name: 'FetchError',
    message: 'Nothing was added: the disk is full. Make room, and run the command again.',
  });
  expect(explainDiskFault(fault(new Error('open'), { code: 'EACCES', path: 'content/x' }))).toMatchObject({
    name: 'FetchError',
    message: expect.stringContaining('permission was denied (content/x).'),
  });
});

test('a bug is not converted to another error', () => {
  const bugs = [
    new TypeError('undefined is not a function'),
    fault(new TypeError('The "url" argument must be a string'), { code: 'ERR_INVALID_ARG_TYPE' }),
  ];
  for (const bug of bugs) expect(explainDiskFault(bug)).toBe(bug);
});
