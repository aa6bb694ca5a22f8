import { expect, test } from 'bun:test';
import { textThatMayBeHtml } from './html-to-text.ts';

test('plain text keeps its lines; white space is collapsed, at most one line is blank', () => {
  expect(textThatMayBeHtml('  One\u00a0 line \r\n two\r\n\r\n \r\nthree\t ')).toBe('One line\ntwo\n\nthree');
});

test('signs of plain text are not markup', () => {
  for (const text of ['a < b > c', '<5 and >3', 'x <and> y', 'AT&T & co;', '<LXX> has', 'R&D;']) {
    expect(textThatMayBeHtml(text)).toBe(text);
  }
});

test('the line ends of HTML with paragraphs or lines of its own are white space', () => {
  expect(textThatMayBeHtml('<p>One\nline</p>\n<p>two</p>')).toBe('One line\n\ntwo');
  expect(textThatMayBeHtml('One\nline<br/>two &amp; three')).toBe('One line\ntwo & three');
});

test('text with styles or entities only keeps its lines', () => {
  expect(textThatMayBeHtml('One <i>line</i>\n\n\n<a\nhref="x">two</a> &lt;')).toBe('One line\n\ntwo <');
});
