import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { elementText, htmlToText } from './html-to-text.ts';

setDefaultTimeout(600_000);

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

describe('the text of HTML', () => {
  test('has a blank line between paragraphs and a line end between lines', () => {
    expect(htmlToText('<p>One</p><p>two<br>three</p>\n<ul><li>four</li><li>five</li></ul>six')).toBe(
      'One\n\ntwo\nthree\n\nfour\nfive\n\nsix',
    );
  });

  test('never has more than one blank line, nor white space at a line end', () => {
    expect(htmlToText(' <div><p> a </p> </div><br><br><br/><p>&nbsp;</p><p>\n b  c </p> ')).toBe('a\n\nb c');
  });

  test('has list items with paragraphs of their own as paragraphs', () => {
    expect(htmlToText('<ol><li><p>a</p></li><li><p>b</p></li></ol>')).toBe('a\n\nb');
  });

  test('keeps the text of inline elements without adding spaces', () => {
    expect(htmlToText('a<em>b</em><sup>2</sup> <a href="x>y">c</a><span title="d">.</span>')).toBe('ab2 c.');
  });

  test('parts cells and notes by a space', () => {
    expect(htmlToText('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>')).toBe('a b\nc');
    expect(htmlToText('word<note>text</note>more')).toBe('word text more');
  });

  test('decodes entities', () => {
    expect(htmlToText('a&nbsp;b &amp;lt; &quot;&apos;&#8217;&#x2019; &mdash; AT&T &nosuch; &')).toBe(
      'a b &lt; "\'’’ — AT&T &nosuch; &',
    );
  });

  test('leaves out scripts, styles, comments, declarations and instructions', () => {
    expect(
      htmlToText(
        '<!DOCTYPE html><?xml v?>a<script>if (a<b) {"</p>"}</script>b<STYLE>x{}</STYLE>c<!-- d <p>e</p> -->f',
      ),
    ).toBe('abcf');
  });

  test('reads the titles and CDATA of XML as text', () => {
    expect(htmlToText('<title>On <hi>one</hi></title>a<title/>b')).toBe('On one\n\na\n\nb');
    expect(htmlToText('a<![CDATA[b <x> c]]>d')).toBe('ab <x> cd');
  });

  test('keeps line ends on request', () => {
    expect(htmlToText('a <i>b</i>\r\nc\n\n\nd', 'kept')).toBe('a b\nc\n\nd');
  });
});

describe('HTML that is not well formed', () => {
  test('loses no word after a sign that begins no tag', () => {
    expect(htmlToText('a < b <5 c')).toBe('a < b <5 c');
    expect(htmlToText('<p>one</p>two <three four')).toBe('one\n\ntwo <three four');
    expect(words(htmlToText('a <!-- b c'))).toContain('c');
    expect(htmlToText('a</b c')).toContain('c');
  });

  test('is read in linear time, however deep or odd', () => {
    for (const piece of [
      '<b>',
      '</p>',
      '<',
      '<a "',
      '<!--',
      '&',
      '&#',
      '<p><form>',
      ' \n',
      '<svg>',
      '<![CDATA[',
    ]) {
      expect(htmlToText(`${piece.repeat(100_000)} end`)).toBeString();
    }
  });
});

test('no word is lost or added for any paragraphs and styles', () => {
  const word = fc.stringMatching(/^[a-zA-Zé’.,;0-9–]{1,8}$/);
  const markup = fc.constantFrom(
    '<p>',
    '</p>',
    '<br>',
    '<br/>',
    '<li>',
    '</ul>',
    ' ',
    '\n',
    '&nbsp;',
    '<td>',
    '<h1 id="a b">',
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(markup, word, fc.constantFrom('', '<em>', '</a>', '<span x=y>'))),
      (parts) => {
        const html = parts.map(([before, text, style]) => `${before}${style}${text}`).join('');
        expect(words(htmlToText(html))).toEqual(parts.map(([, text]) => text));
      },
    ),
  );
});

test('never throws, and leaves no white space that is doubled', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '/',
    '!',
    '--',
    '"',
    "'",
    '=',
    'p',
    'script',
    'title',
    '&',
    ';',
    '#',
    'x',
    '\n',
    ' ',
    '[CDATA[',
    ']]',
    '?',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 }),
      (parts) => {
        expect(htmlToText(parts.join(''))).not.toMatch(/ {2}|\n{3}| \n|\n |^\s|\s$/);
      },
    ),
    { numRuns: runs(500) },
  );
});

test.each([
  ['<Rights>©  2014 &amp; <b>all</b>\nothers</Rights>', '© 2014 & all others'],
  ['<rights/><rights xml:lang="en">Free</rights>', 'Free'],
  ['<rightsHolder>Somebody</rightsHolder>', ''],
  ['<rights>never closed', ''],
])('the element of a name in %s', (markup, text) => {
  expect(elementText(markup, 'rights')).toBe(text);
});
