import { expect, test } from 'bun:test';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { isMissing, problemText } from './problem.tsx';

test.each(['network_error', 'timeout', 'invalid_answer', 'http_error'])(
  'what is said of %s names no address',
  (code) => {
    const error = new ScriptoriumError({ code, message: 'http://a/api/b: Failed to fetch', status: 502 });
    expect(problemText(error)).not.toContain('api');
    expect(isMissing(error)).toBe(false);
  },
);

test('what the service says of what it does not have is said as it is', () => {
  const error = new ScriptoriumError({
    code: 'chapter_not_found',
    message: 'It has no chapter 99.',
    status: 404,
  });
  expect(problemText(error)).toBe('It has no chapter 99.');
  expect(isMissing(error)).toBe(true);
});

test('a host of files that only says 404 is not asked again', () => {
  const error = new ScriptoriumError({ code: 'http_error', message: 'http://a answered 404', status: 404 });
  expect(problemText(error)).toBe('The service does not have this.');
  expect(isMissing(error)).toBe(true);
});

test('an error of a script is not shown as it is', () => {
  expect(problemText(new TypeError('undefined is not a function'))).not.toContain('undefined');
});
