import type { DiagnosticCode } from './diagnostic-codes.ts';

/**
 * USFM with a mistake, and without it, for docs/diagnostics.md. Tests put both into a sound text of Ruth: as its
 * verse 2:6, or in the place of lines that it has. `⟨U+200B⟩` is that character.
 */
export const samples: Partial<Record<DiagnosticCode, { readonly wrong: string; readonly right: string }>> = {
  'missing-paragraph': { wrong: '\\c 2\n\\v 1 The man', right: '\\c 2\n\\p\n\\v 1 The man' },
  'marker-in-line': {
    wrong: '\\v 6 They went out. \\p They came home.',
    right: '\\v 6 They went out.\n\\p They came home.',
  },
  'poetry-level-jump': { wrong: '\\q3 and the people', right: '\\q2 and the people' },
  'empty-section': { wrong: '\\s1 The Road of Day 2\n\\s1 Another Road', right: '\\s1 The Road of Day 2' },
  'empty-paragraph': { wrong: '\\v 6 They went home.\n\\p\n\\p', right: '\\v 6 They went home.\n\\p' },
  'missing-chapter-number': { wrong: '\\p\n\\v 1 The man', right: '\\c 2\n\\p\n\\v 1 The man' },
  'verse-number-in-text': {
    wrong: '\\v 5 They went home. 6 They sat down.',
    right: '\\v 5 They went home.\n\\v 6 They sat down.',
  },
  'note-in-word': {
    wrong: '\\v 6 The \\w man\\f + \\fr 2:6 \\ft Or boy.\\f*|strong="H376"\\w* came.',
    right: '\\v 6 The \\w man|strong="H376"\\w*\\f + \\fr 2:6 \\ft Or boy.\\f* came.',
  },
  'unknown-attribute': {
    wrong: '\\v 6 The \\w man|strnog="H376"\\w* came.',
    right: '\\v 6 The \\w man|strong="H376"\\w* came.',
  },
  'missing-book-name': {
    wrong: '\\id RUT A sound text\n\\c 1',
    right:
      '\\id RUT A sound text\n\\h Ruth\n\\toc1 The Book of Ruth\n\\toc2 Ruth\n\\toc3 Rth\n\\mt1 Ruth\n\\c 1',
  },
  'contradictory-book-name': { wrong: '\\h Leviticus', right: '\\h Ruth' },
  'contradictory-content': { wrong: '\\id LEV', right: '\\id RUT' },
  'verse-beyond-chapter': { wrong: '\\v 24 They went home.\n\\c 3', right: '\\c 3' },
  'wrong-note-origin': {
    wrong: '\\v 6 They went\\f + \\fr 2:5 \\ft Or ran.\\f* home.',
    right: '\\v 6 They went\\f + \\fr 2:6 \\ft Or ran.\\f* home.',
  },
  'note-without-origin': {
    wrong: '\\v 6 They went\\f + \\ft Or ran.\\f* home.',
    right: '\\v 6 They went\\f + \\fr 2:6 \\ft Or ran.\\f* home.',
  },
  'odd-reference': {
    wrong: '\\v 6 They went\\f + \\fr 2: 6 \\ft Or ran.\\f* home.',
    right: '\\v 6 They went\\f + \\fr 2:6 \\ft Or ran.\\f* home.',
  },
  'reference-to-nowhere': {
    wrong: '\\v 6 They went home.\\x + \\xo 2:6 \\xt John 3:99\\x*',
    right: '\\v 6 They went home.\\x + \\xo 2:6 \\xt John 3:16\\x*',
  },
  'unreadable-reference': { wrong: '\\r (Jasperus 3:1)', right: '\\r (Ruth 1:8–18)' },
  'one-sided-parallel': { wrong: '\\r (Ruth 3:9–10)', right: '\\r (Ruth 1:8–18)' },
  'misquoted-text': {
    wrong: '\\v 6 The man\\f + \\fr 2:6 \\fq The boy \\ft Or child.\\f* went home.',
    right: '\\v 6 The man\\f + \\fr 2:6 \\fq The man \\ft Or child.\\f* went home.',
  },
  'odd-name': {
    wrong: '\\v 6 They came to Bethlehen, and they left.',
    right: '\\v 6 They came to Bethlehem, and they left.',
  },
  'odd-word': { wrong: '\\v 6 They went to the t0wn.', right: '\\v 6 They went to the town.' },
  'odd-capital': { wrong: '\\v 6 They came to bethlehem.', right: '\\v 6 They came to Bethlehem.' },
  'inconsistent-name': { wrong: '\\v 6 They came to Beth-lehem.', right: '\\v 6 They came to Bethlehem.' },
  'unexpected-rendering': {
    wrong: '\\v 6 The \\w man|strong="H7453"\\w* came.',
    right: '\\v 6 The \\w friend|strong="H7453"\\w* came.',
  },
  'foreign-verse': {
    wrong: '\\v 6 Mpango huo ulitangazwa mwanzoni mwa wiki iliyopita jijini.',
    right: '\\v 6 The people went out to the field of the town.',
  },
  'repeated-verse': {
    wrong:
      '\\v 5 The people went out to the field of the town.\n\\v 6 The people went out to the field of the town.',
    right: '\\v 5 The people went out to the field of the town.\n\\v 6 They came home to the house.',
  },
  'left-over-text': {
    wrong: '\\v 6 They went [Yohana: is this right?] home.',
    right: '\\v 6 They went home.',
  },
  'odd-note-caller': {
    wrong: '\\v 6 They went\\f a \\fr 2:6 \\ft Or ran.\\f* home.',
    right: '\\v 6 They went\\f + \\fr 2:6 \\ft Or ran.\\f* home.',
  },
  'odd-heading': { wrong: '\\s1 the Road of Day 2', right: '\\s1 The Road of Day 2' },
  'odd-space': {
    wrong: '\\v 6 They went to the field , and they came home.',
    right: '\\v 6 They went to the field, and they came home.',
  },
  'doubled-punctuation': {
    wrong: '\\v 6 They went to the field,, and they came home.',
    right: '\\v 6 They went to the field, and they came home.',
  },
  'unpaired-mark': {
    wrong: '\\v 6 The woman (his wife said this.',
    right: '\\v 6 The woman (his wife) said this.',
  },
  'missing-sentence-end': { wrong: '\\v 6 They went home\n\\p', right: '\\v 6 They went home.\n\\p' },
  'missing-capital': {
    wrong: '\\v 6 They came home. then they sat down.',
    right: '\\v 6 They came home. Then they sat down.',
  },
  'repeated-word': { wrong: '\\v 6 They went to the the town.', right: '\\v 6 They went to the town.' },
  'unusual-character': { wrong: '\\v 6 They paid ¤ and went.', right: '\\v 6 They paid it and went.' },
  'invisible-character': { wrong: '\\v 6 They went⟨U+200B⟩ home.', right: '\\v 6 They went home.' },
  'mixed-normalization': { wrong: '\\v 6 The cafe⟨U+0301⟩ was open.', right: '\\v 6 The café was open.' },
  'other-digits': { wrong: '\\v 6 They paid ५ coins.', right: '\\v 6 They paid 5 coins.' },
};
