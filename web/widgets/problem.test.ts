import { expect, test } from 'bun:test';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { isMissing } from '../service/loading.ts';
import { problemText } from './problem.tsx';

test.each(['network_error', 'timeout', 'invalid_answer', 'http_error'])(
  'the text for %s contains no address',
  (code) => {
    const error = new ScriptoriumError({ code, message: 'http://a/api/b: Failed to fetch', status: 502 });
    expect(problemText(error)).not.toContain('api');
    expect(isMissing(error)).toBe(false);
  },
);

test('the message of the service about something missing is shown unchanged', () => {
  const error = new ScriptoriumError({
    code: 'chapter_not_found',
    message: 'It has no chapter 99.',
    status: 404,
  });
  expect(problemText(error)).toBe('It has no chapter 99.');
  expect(isMissing(error)).toBe(true);
});

test('a 404 from a static host offers no retry', () => {
  const error = new ScriptoriumError({ code: 'http_error', message: 'http://a answered 404', status: 404 });
  expect(problemText(error)).toBe('The service does not have this.');
  expect(isMissing(error)).toBe(true);
});

test('the message of a script error is not shown', () => {
  expect(problemText(new TypeError('undefined is not a function'))).not.toContain('undefined');
});
