import { describe, expect, test } from 'bun:test';
import { createClient, type ScriptoriumClient } from '../../../client/src/create-client.ts';
import { operationNamed, operations } from '../operations.fixture.ts';
import { requestPath } from '../request/request-path.ts';
import { codeExamples, languages } from './code-examples.ts';

const url = 'https://scripture.example.org/bible';
const textOf = (id: string, values: Record<string, string>, language: string) =>
  codeExamples(operationNamed(id), values, url).find((each) => each.language === language)!.text;

describe.each(operations)('the code for $id', (operation) => {
  const values = Object.fromEntries(operation.parameters.map(({ name, example }) => [name, example]));
  const path = requestPath(operation.path, values);

  test('requests its path in every language', () => {
    for (const { language, text } of codeExamples(operation, values, url)) {
      if (language !== 'Client') expect(text).toContain(url + path);
    }
  });

  test('calls a method of the client that requests the same path', async () => {
    const asked: string[] = [];
    const fetch = async (address: string) => {
      asked.push(address);
      return new Response('{}');
    };
    const call = /await client\.(.*);/.exec(textOf(operation.id, values, 'Client'))![1]!;
    const [, method, words] = /^(\w+)\((.*)\)$/.exec(call)!;
    const client = createClient({ baseUrl: url, fetch }) as unknown as Record<
      string,
      (...words: unknown[]) => unknown
    >;
    await client[method as keyof ScriptoriumClient]!(...JSON.parse(`[${words}]`));
    expect(asked.map((each) => each.replaceAll('+', '%20'))).toEqual([url + path]);
  });
});

test('values cannot end the strings that contain them', () => {
  const values = { translation: `'"$(x)\\`, book: 'A', chapter: '1' };
  expect(textOf('getTranslationBookChapter', values, 'curl')).toEndWith(
    `'${url}/api/%27%22%24(x)%5C/A/1.json'`,
  );
  expect(textOf('getTranslationBookChapter', values, 'Client')).toContain(`chapter("'\\"$(x)\\\\", "A", 1)`);
});

test('a chapter that is not a number stays as typed', () => {
  const values = { translation: 'KJV', book: 'JHN', chapter: '3a' };
  expect(textOf('getTranslationBookChapter', values, 'Client')).toContain('chapter("KJV", "JHN", "3a")');
});

test.each(languages.filter((language) => language !== 'Client'))(
  '%s sends the filled-in headers',
  (language) => {
    const values = { translation: 'KJV', book: 'JHN', chapter: '3' };
    const headers = { 'If-None-Match': '"a"', Range: 'bytes=0-99' };
    const { text } = codeExamples(operationNamed('getTranslationBookChapter'), values, url, headers).find(
      (example) => example.language === language,
    )!;
    for (const name of Object.keys(headers)) expect(text).toContain(name);
    expect(text).toContain('bytes=0-99');
    expect(text).toMatch(/"a"|\\"a\\"/);
  },
);
