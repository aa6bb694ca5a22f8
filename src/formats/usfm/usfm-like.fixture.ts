import fc from 'fast-check';

const markup = fc.constantFrom(
  ...[
    '\\',
    '\\p ',
    '\\m\n',
    '\\nb ',
    '\\b\n',
    '\\q1\n',
    '\\q1 ',
    '\\q2 ',
    '\\v 1 ',
    '\\v 2 ',
    '\\v 3a ',
    '\\c 2\n',
  ],
  ...[
    '\\f + ',
    '\\f*',
    '\\fr ',
    '\\ft ',
    '\\fq ',
    '\\x - ',
    '\\x*',
    '\\w ',
    '\\w*',
    '\\wj ',
    '\\wj*',
    '\\+nd ',
    '\\+nd*',
  ],
  ...[
    '|',
    '="',
    '\\*',
    '\\zaln-s ',
    '\\tr ',
    '\\tc1 ',
    '\\esb ',
    '\\esbe ',
    '\\s ',
    '\\d ',
    '\\r ',
    '\\qs ',
    '\\qs*',
    '\\zz ',
  ],
);
const words = fc.constantFrom(
  'word',
  'LORD',
  ' ',
  '\n',
  ', ',
  '.',
  '“',
  '”',
  ')',
  ' \u00a0',
  '…',
  'א',
  '😀',
  '\u3000',
);

/** Texts of markers, words and anything at all: what a source might look like at its worst. */
export const usfmLike = fc
  .array(fc.oneof(markup, words, fc.string({ maxLength: 8 })), { maxLength: 60 })
  .map((pieces) => `\\id GEN\n\\c 1\n\\p\n\\v 1 ${pieces.join('')}`);
