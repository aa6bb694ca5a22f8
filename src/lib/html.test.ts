import { expect, test } from 'bun:test';
import { html } from './html.ts';

test('values are escaped, in text and in attributes', () => {
  const value = `<script>"&'`;
  expect(html`<p title="${value}">${value}</p>`.text).toBe(
    '<p title="&#60;script&#62;&#34;&#38;&#39;">&#60;script&#62;&#34;&#38;&#39;</p>',
  );
});

test('finished HTML is inserted unchanged, single or in a list', () => {
  const item = html`<li>${1}</li>`;
  expect(html`<ul>${item}${[item, item]}</ul>`.text).toBe('<ul><li>1</li><li>1</li><li>1</li></ul>');
});

test('characters that HTML does not allow are replaced', () => {
  expect(html`${'a\u0000b\u001bc\ud800'}`.text).toBe('a\ufffdb\ufffdc\ufffd');
});
