import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { escapeMarkdown } from './write-text.ts';

const rendered = (text: string) =>
  Bun.markdown
    .html(`**1** ${escapeMarkdown(text).replaceAll('\n', '  \n')}`)
    .replace(/<br ?\/?>\n?/g, '\n')
    .replace(/^<p><strong>1<\/strong> |<\/p>\n$/g, '')
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&' })[name] ?? '"');

test.each([
  'a\n- b',
  'a\n+ b',
  'a\n1. b',
  'a\n2) b',
  'a\n---',
  'a\n===',
  'a\n-:',
  'a\n:-',
  'a\n:--:',
  'a\n# b',
  'a\n> b',
  '*a* _b_ `c` [d](e) <f> &amp; ~~g~~ ![h][i] \\',
])('%j stays text in Markdown', (text) => {
  expect(rendered(text)).toBe(text);
});

test('signs of Obsidian are escaped', () => {
  expect(escapeMarkdown('$5 %%a%% ==b== 50 % =')).toBe('\\$5 \\%%a\\%% \\==b\\== 50 % =');
});

test('any text stays text in Markdown', () => {
  const signs = fc.constantFrom(...'a1 -+=*_`[]()<>#^|~$&%.!\\"\n:/;');
  fc.assert(
    fc.property(fc.string({ unit: signs }), (text) => {
      const line = text.replace(/\s*\n\s*/g, '\n').trim();
      if (line !== '') expect(rendered(line)).toBe(line);
    }),
  );
});
