import type { Mistake } from './mistakes.ts';

/**
 * Mistakes that only the text itself shows to be wrong: the markup is valid, but the edition writes otherwise.
 * Each is an edit as in `mistakes.ts`, and applies to any script. `code` is the expected one.
 */
type Row = readonly [what: string, code: string, find: RegExp, write: Mistake['write']];

const L = '[\\p{L}\\p{M}\\u200c\\u200d]';
const start = '(?<=^\\\\v \\d+ [^\\\\\\n]*)';
const at = (pattern: string) => new RegExp(start + pattern, 'gmu');
const before = `(?<!${L})`;
const after = `(?!${L})`;
const plainVerse = /^\\v (\d+) ([^\\\n]{40,})\n(?=\\v (\d+) [^\\\n]{40,}\n)/gmu;

const swap = (_: string, word: string) => {
  const letters = [...word];
  const index = letters.findIndex((letter, place) => place > 1 && letter !== letters[place + 1]);
  [letters[index], letters[index + 1]] = [letters[index + 1]!, letters[index]!];
  return `§${letters.join('')}`;
};
const longWord = `${before}(\\p{Ll}{6,})${after}`;
const unicameral = '[\\p{Lo}\\p{M}]';
const longOther = `${before}(${unicameral}{7,})${after}`;

const notes: readonly Row[] = [
  ['a note without its origin', 'note-without-origin', /(\\f \+ )\\fr \d+[:.]\d+ *(?=\\f[tqk])/g, '§$1'],
  ['a cross reference without its origin', 'note-without-origin', /(\\x [+-] )\\xo \d+[:.]\d+ */g, '§$1'],
  ['a space in the origin of a note', 'odd-reference', /(\\[fx][ro] \d+[:.])(\d+)/g, '§$1 $2'],
  ['a space in a cross reference', 'odd-reference', /(\\xt [^\\\n]*?\d+:)(\d+)/g, '§$1 $2'],
  ['a full stop in a cross reference', 'odd-reference', /(\\xt [^\\\n]*?\d+):(\d+)/g, '§$1.$2'],
  ['a hyphen in a parallel passage', 'odd-reference', /(\\r \([^\n]*?\d)–(\d[^\n]*)/g, '§$1-$2'],
];

const words: readonly Row[] = [
  [
    'a capital in a word',
    'odd-capital',
    at(`${before}(\\p{Ll}{2,3})(\\p{Ll})(\\p{Ll}{2,})${after}`),
    capitalInside,
  ],
  [
    'two capitals at the start of a name',
    'odd-capital',
    at(`${before}(\\p{Lu})(\\p{Ll})(\\p{Ll}{3,})${after}`),
    (_, a, b, c) => `§${a}${b!.toUpperCase()}${c}`,
  ],
  [
    'a name without its capital',
    'odd-capital',
    at(`(?<=\\p{Ll} )(\\p{Lu})(\\p{Ll}{4,})${after}`),
    (_, a, b) => `§${a!.toLowerCase()}${b}`,
  ],
  [
    'a capital for a common word',
    'odd-capital',
    at(`(?<=\\p{Ll} )(\\p{Ll})(\\p{Ll}{3,})(?= \\p{Ll})`),
    (_, a, b) => `§${a!.toUpperCase()}${b}`,
  ],
  ['any word written twice', 'repeated-word', at(`(?<= )(${L}{3,})(?= ${L})`), '$1 §$1'],
  ['a letter left out', 'odd-word', at(longWord), (_, word) => `§${word!.slice(0, 3)}${word!.slice(4)}`],
  [
    'another letter',
    'odd-word',
    at(longWord),
    (_, word) => `§${word!.slice(0, 3)}${word![3] === 'x' ? 'q' : 'x'}${word!.slice(4)}`,
  ],
  ['two letters swapped', 'odd-word', at(longWord), swap],
  ['a letter too many', 'odd-word', at(longWord), (_, word) => `§${word!.slice(0, 4)}${word!.slice(3)}`],
  [
    'a letter left out in a script without case',
    'odd-word',
    at(longOther),
    (_, word) => `§${word!.slice(0, 3)}${word!.slice(4)}`,
  ],
  ['two letters swapped in a script without case', 'odd-word', at(longOther), swap],
  ['two words without a space', 'odd-word', at(`${before}(\\p{Ll}{4,}) (\\p{Ll}{4,})${after}`), '§$1$2'],
  ['a space in a word', 'odd-word', at(`${before}(\\p{Ll}{4})(\\p{Ll}{4,})${after}`), '§$1 $2'],
  ['a digit in a word', 'odd-word', at(`${before}(\\p{Ll}{2})\\p{Ll}(\\p{Ll}{2,})${after}`), '§$10$2'],
  [
    'a letter missing in a name',
    'odd-name',
    at(`(?<=\\p{Ll} )(\\p{Lu}\\p{Ll}{3})\\p{Ll}(\\p{Ll}{2,})${after}`),
    '§$1$2',
  ],
  [
    'a letter changed in a name',
    'odd-name',
    at(`(?<=\\p{Ll} )(\\p{Lu}\\p{Ll}{3})\\p{Ll}(\\p{Ll}{2,})${after}`),
    '§$1x$2',
  ],
];

function capitalInside(_: string, a: string, b: string, c: string): string {
  return `§${a}${b.toUpperCase()}${c}`;
}

const characters: readonly Row[] = [
  [
    'an accent that the edition does not have',
    'unusual-character',
    at(`(?<=${L}{2})\\p{L}(?=${L}{2})`),
    '§ẽ',
  ],
  ['half of a character pair of another encoding', 'unusual-character', at(`(?<=${L}{2})(?= ${L})`), '§Ã©'],
  ['a no-break space between words', 'odd-space', at(`(?<=${L}{2}) (?=${L}{2})`), '§\u00a0'],
  ['a tab between words', 'odd-space', at(`(?<=${L}{2}) (?=${L}{2})`), '§\t'],
  ['an HTML entity', 'left-over-text', at(`(?<=${L}{2}) (?=${L}{2})`), '§&nbsp;'],
  ['an HTML tag', 'left-over-text', at(`(?<= )(${L}{3,})(?= )`), '§<i>$1</i>'],
  ['a percent sign', 'unusual-character', at(`(?<=${L}{3})(?= ${L})`), '§%'],
  ['digits of two systems in one number', 'other-digits', /(\\f[rt]? [^\\\n]*?\d)(?=[ :])/g, '§$1\u0663'],
];

const punctuation: readonly Row[] = [
  ['a full stop and a comma', 'doubled-punctuation', at(`(?<=${L}{2}), (?=${L})`), '§., '],
  ['an exclamation mark before a full stop', 'doubled-punctuation', at(`(?<=${L}{2})[.।。](?= |$)`), '§!.'],
  ['a comma after a semicolon', 'doubled-punctuation', at(`(?<=${L}{2})[,，] ?(?=${L})`), '§;, '],
  ['a semicolon at the end of a sentence', 'doubled-punctuation', at(`(?<=${L}{2})[.।。](?= |$)`), '§.;'],
  ['no space after a full stop', 'odd-space', at(`(?<=\\p{Ll}{3})\\. (?=\\p{Lu}\\p{Ll})`), '§.'],
  ['a space after an opening quotation mark', 'odd-space', at(`(?<= [“„«])(?=${L})`), '§ '],
  ['two hyphens', 'doubled-punctuation', at(`(?<=${L}{2}) (?=${L}{2})`), '§--'],
  ['a bracket of another kind', 'unpaired-mark', at(`\\((${L}[^()\\n]*)\\)`), '§($1]'],
  ['a closing quotation mark left out', 'unpaired-quote', at(`(?<=“[^“”‘’]*[.,?!])”(?= \\p{Ll})`), '§'],
  ['an opening quotation mark left out', 'unpaired-quote', at(`(?<=, )“(?=[^“”‘’\\n]*”)`), '§'],
  ['a straight quotation mark', 'mixed-quotes', at(`(?<=, )“(?=[^“”\\n]*”)`), '§"'],
  ['a straight apostrophe', 'mixed-quotes', at(`(?<=${L})’(?=s )`), "§'"],
  ['double marks inside double marks', 'unpaired-quote', at(`(?<=“[^“”\\n]*)‘([^‘’\\n]*)’`), '§“$1”'],
  [
    'no full stop at the end of a verse',
    'missing-sentence-end',
    /(?<=^\\v \d+ [^\\\n]*[\p{L}\p{M}]{2})[.।。](?= *\n\\v \d+ \p{Lu})/gmu,
    '§',
  ],
];

const verses: readonly Row[] = [
  [
    'a verse in another language',
    'foreign-verse',
    plainVerse,
    (_, number) =>
      `§\\v ${number} Mpango huo ulitangazwa mwanzoni mwa wiki iliyopita jijini na waziri mkuu wa nchi jirani.\n`,
  ],
  [
    'a verse in another script',
    'unusual-character',
    plainVerse,
    (_, number) => `§\\v ${number} აღთქმის კიდობანი იმ დღეს ქალაქში შეიტანეს.\n`,
  ],
  [
    'a verse repeated in the next',
    'repeated-verse',
    /^\\v (\d+) ([^\\\n]{40,})\n\\v (\d+) [^\\\n]{40,}\n/gmu,
    '\\v $1 $2\n§\\v $3 $2\n',
  ],
  ['a phrase written twice', 'repeated-word', at(`(?<= )(${L}+ ${L}+ ${L}+)(?= ${L})`), '$1 §$1'],
  ['a verse of dots', 'left-over-text', plainVerse, '§\\v $1 ...\n'],
  ['a verse of dashes', 'left-over-text', plainVerse, '§\\v $1 --\n'],
  [
    'half a verse',
    'missing-sentence-end',
    /^\\v (\d+) ([^\\\n]{40,}[\p{L}\p{M}]{3} )[\p{L}\p{M}]{3} [^\\\n]{40,}\n(?=\\v \d+ \p{Lu})/gmu,
    '§\\v $1 $2\n',
  ],
  [
    'a verse number in the text',
    'missing-verse',
    /^(\\v \d+ [^\\\n]{40,})\n\\v (\d+) (?=[^\\\n]{40,}\n\\v)/gmu,
    '$1 §$2 ',
  ],
  ['a slash for a backslash', 'missing-verse', /^\\(v \d+ [^\\\n]{40,}\n)(?=\\v)/gmu, '§/$1'],
  ['a verse marker with a capital', 'unknown-marker', /^\\v (\d+ [^\\\n]{40,}\n)(?=\\v)/gmu, '§\\V $1'],
  ['an empty line of poetry', 'empty-paragraph', /^\\q\d? (?=\p{L})/gmu, '§\\q1\n$0'],
  ['an empty paragraph', 'empty-paragraph', /^\\p *\n(?=\\v \d+ )/gmu, '§\\p\n$0'],
  [
    'a heading at the end of a chapter',
    'empty-section',
    /(?<=^\\s1? [^\n]*\n[^§]*)\n(?=\\c (?!1 *\n)\d)/gmu,
    '\n§\\s1 The Next Day\n',
  ],
  [
    'the last verse of a chapter left out',
    'missing-end',
    /^(\\v \d+ [^\n]+\n)\\v \d+ [^\n]+\n(?=\\c \d)/gmu,
    '§$1',
  ],
  [
    'a chapter number left out',
    'missing-chapter',
    /^\\c (?:[2-9]|\d\d) *\n((?:\\(?!v )[^\n]*\n)*)(?=\\v 1 )/gmu,
    '$1§',
  ],
  [
    'a chapter number twice',
    'duplicate-chapter',
    /^\\c (\d+) *\n/gmu,
    (_, number) => `§\\c ${Number(number) === 1 ? 2 : Number(number) - 1}\n`,
  ],
  [
    'a verse written twice after another',
    'duplicate-verse',
    /^(\\v \d+ [^\\\n]+\n)(\\v \d+ [^\\\n]+\n)(?=\\v)/gmu,
    '$1$2§$1',
  ],
];

const queries: readonly Row[] = [
  '[Yohana: is this right?]',
  '(check with consultant)',
  '[angalia tena]',
  '*maybe “boat”*',
  '@Maria please check',
  '**',
  '<or: went>',
].map((text): Row => [`"${text}"`, 'left-over-text', at(`(?<=${L}{3}) (?=${L}{3})`), ` §${text} `]);

const kinds = { notes, words, characters, punctuation, verses, queries };

export const editionMistakes: Readonly<Record<string, readonly Mistake[]>> = Object.fromEntries(
  Object.entries(kinds).map(([kind, rows]) => [
    kind,
    rows.map(([what, code, find, write]) => ({ what, code, find, write })),
  ]),
);
