import { expect, test } from 'bun:test';
import { FetchError } from '../net/network-fault.ts';
import { explainDiskFault } from './add-source.ts';

test('a disk that is full or may not be written to is reported in words, with what to do', () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect(explainDiskFault(full)).toEqual(
    new FetchError(
      'The edition could not be written: the disk is full. Free some space, then run the command again.',
    ),
  );
  const refused = Object.assign(new Error('open'), { code: 'EACCES', path: 'content/x' });
  expect(explainDiskFault(refused)).toEqual(
    new FetchError(
      'content/x could not be written: this user may not write there. Change the owner or the permissions, then run the command again.',
    ),
  );
});

test('a fault of the program stays what it is', () => {
  const bug = new TypeError('undefined is not a function');
  expect(explainDiskFault(bug)).toBe(bug);
});
