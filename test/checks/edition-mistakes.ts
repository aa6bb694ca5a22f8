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

const gap = `(?<=${L}{3}) (?=${L}{3})`;

const usage: readonly Row[] = [
  ['a verse number before its text', 'verse-number-in-text', /^\\v (\d+) (?=\p{L})/gmu, '§\\v $1 $1 '],
  ['no space after a verse number', 'bad-verse-number', /^\\v (\d+) (?=\p{Lu}|\p{Lo})/gmu, '§\\v $1'],
  [
    'a range that contains the next verse',
    'duplicate-verse',
    /^\\v 5 ([^\n]*\n(?:\\(?!v )[^\n]*\n)*)(?=\\v 6 )/gmu,
    '\\v 5-6 $1§',
  ],
  [
    'half of a divided verse',
    'missing-verse',
    /^\\v 5 ([^\n]*\n(?:\\(?!v )[^\n]*\n)*)(?=\\v 6 )/gmu,
    '\\v 5a $1§',
  ],
  ['no space after a style', 'unknown-marker', at(`(?<= )(\\p{Ll}{4,})(?= )`), '§\\nd$1\\nd*'],
  ['a style closed without its sign', 'unclosed-marker', at(`(?<= )(\\p{Ll}{4,})(?= )`), '§\\add $1\\add'],
  ['a heading in a line', 'marker-in-line', at(gap), ' §\\s1 '],
  ['a note closed by another marker', 'unclosed-note', /(\\f \+ [^\n]*?)\\f\*/g, '§$1\\x*'],
  ['a heading without text', 'empty-paragraph', /^\\s1 [^\n]*\n/gm, '§\\s1\n'],
  ['no space after a note', 'odd-space', /(?<=\p{L} ?\\f [^\n]*?\\f\*) (?=\p{L})/gu, '§'],
  ['the letter l in the origin of a note', 'odd-reference', /\\fr 1:/g, '§\\fr l:'],
  ['the letter O in a cross reference', 'odd-reference', /(\\xt [^\\\n]*?\d)(?=:)/g, '§$1O'],
  ['a parallel passage without brackets', 'odd-reference', /\\r \(([^\n]+)\)/g, '§\\r $1'],
  ['an opening mark as an apostrophe', 'unusual-character', at(`(?<=${L})’(?=s )`), '§‘'],
  ['an accent as an apostrophe', 'unusual-character', at(`(?<=${L})’(?=s )`), '§`'],
  ['a hyphen for a dash', 'odd-space', at(`(?<=${L}{2})—(?=${L})`), '§ - '],
  ['a space before a dash', 'odd-space', at(`(?<=${L}{2})—(?=${L})`), '§ —'],
  ['a space after a hyphen', 'odd-space', at(`(?<=${L}{2})-(?=${L}{2})`), '§- '],
  ['a closing mark that opens', 'unpaired-quote', at(`(?<=“[^“”‘’]*[.,?!])”(?= )`), '§“'],
  ['an opening mark that closes', 'unpaired-quote', at(`(?<=, )“(?=[^“”‘’\\n]*”)`), '§”'],
  ['a comma after a quotation', 'doubled-punctuation', at(`(?<=“[^“”‘’]*),”(?= )`), '§”,'],
  ['no comma before a quotation', 'missing-sentence-end', at(`(?<=${L}{2}), “(?=\\p{Lu})`), '§ “'],
  ['no space before a quotation', 'odd-space', at(`(?<=${L}{2},) “(?=\\p{Lu})`), '§“'],
  ['no space before a bracket', 'odd-space', at(`(?<=${L}) \\((?=${L})`), '§('],
  [
    'a small letter in a quotation',
    'missing-capital',
    at(`, “(\\p{Lu})(?=\\p{Ll}{2})`),
    (_, letter) => `, §“${letter!.toLowerCase()}`,
  ],
  [
    'a small letter after a question',
    'missing-capital',
    at(`([?!]) (\\p{Lu})(?=\\p{Ll}{2})`),
    (_, mark, letter) => `§${mark} ${letter!.toLowerCase()}`,
  ],
  [
    'a verse that begins with a small letter',
    'missing-capital',
    /(?<=^\\v \d+ [^\\\n]*[\p{L}\p{M}]{2}\. *\n)\\v (\d+) (\p{Lu})(?=\p{Ll}{2})/gmu,
    (_, number, letter) => `§\\v ${number} ${letter!.toLowerCase()}`,
  ],
  [
    'a word in capitals',
    'odd-capital',
    at(`(?<=\\p{Ll} )(\\p{Ll}{4,})(?= \\p{Ll})`),
    (_, word) => `§${word!.toUpperCase()}`,
  ],
  [
    'a word repeated in the next verse',
    'repeated-word',
    /(?<=^\\v [^\\\n]*)([\p{L}\p{M}]{3,}) *\n\\v (\d+) (?=\p{L})/gmu,
    '$1\n§\\v $2 $1 ',
  ],
  [
    'a word repeated in the next line',
    'repeated-word',
    /(?<=^(?:\\v|\\q)\d? [^\\\n]*)([\p{L}\p{M}]{3,}) *\n(\\q\d) (?=\p{L})/gmu,
    '$1\n§$2 $1 ',
  ],
  [
    'a comma at the end of a chapter',
    'missing-sentence-end',
    /(?<=^\\v [^\n]*[\p{L}\p{M}])[.।。]( *\n)(?=\\c )/gmu,
    '§,$1',
  ],
  ['a hyphen in a word', 'odd-word', at(`${before}(\\p{Ll}{4})(\\p{Ll}{4,})${after}`), '§$1-$2'],
  [
    'a letter at the next word',
    'odd-word',
    at(`${before}(\\p{Ll}{3,})(\\p{Ll}) (\\p{Ll}{3,})${after}`),
    '§$1 $2$3',
  ],
  ['a line separator', 'odd-space', at(gap), '§\u2028'],
  ['a combining mark after a space', 'unusual-character', at(`(?<=\\p{L} )(?=\\p{L})`), '§\u0301'],
  ['a vowel sign written twice', 'unusual-character', at(`([ािीेो])`), '§$1$1'],
  ['"[?]"', 'left-over-text', at(gap), ' §[?] '],
  ['"(sic)"', 'left-over-text', at(gap), ' §(sic) '],
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

const kinds = { notes, words, characters, punctuation, verses, usage, queries };

export const editionMistakes: Readonly<Record<string, readonly Mistake[]>> = Object.fromEntries(
  Object.entries(kinds).map(([kind, rows]) => [
    kind,
    rows.map(([what, code, find, write]) => ({ what, code, find, write })),
  ]),
);
