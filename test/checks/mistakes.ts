/**
 * Typical mistakes of translators, each an edit of a correct USFM text. `§` marks the line of the expected
 * diagnostic. `also` lists codes that the same mistake may cause elsewhere.
 */
export interface Mistake {
  readonly what: string;
  readonly code: string;
  readonly find: RegExp;
  readonly write: string | ((...groups: string[]) => string);
  readonly also?: readonly string[];
}

const inVerse =
  /(?<=^\\v \d+(?:-\d+)? (?:(?!\\[fx] )[^\n])*(?:[\p{L}\p{M}]|\\w\*))(?<!\\\+?\w{1,8}) (?=\p{L}|\\w )|(?<=^\\v \d+ [^\\\n]*\p{sc=Han})(?=\p{sc=Han})/gmu;
const word = /(?<=^\\v \d+ [^\\\n]* )(\p{L}[\p{L}\p{M}]{2,})(?= \p{L}[\p{L}\p{M}]+ )/gmu;
const verse5 = /\\v 5 ([^\\\n]+)\n(?=\\v 6 )/gu;

type Row = readonly [
  what: string,
  code: string,
  find: RegExp,
  write: Mistake['write'],
  also?: readonly string[],
];

const structure: readonly Row[] = [
  ['no paragraph after the chapter', 'missing-paragraph', /(\\c \d+ *\n)\\p *\n(?=\\v 1 )/g, '$1§'],
  ['a paragraph marker inside a line', 'marker-in-line', inVerse, ' §\\p ', ['missing-sentence-end']],
  ['a level of poetry skipped', 'poetry-level-jump', /(\\q1 [^\n]*\n)\\q2 /g, '$1§\\q4 '],
  [
    'a note in a word',
    'note-in-word',
    /(\\w [^|\\\n]+)(\|[^\\]*\\w\*)/g,
    '§$1\\f + \\ft A note.\\f*$2',
    ['malformed-attributes', 'note-without-origin'],
  ],
  ['a misspelled attribute', 'unknown-attribute', /(\\w [^|\\\n]+\|)strong=/g, '§$1strnog='],
  ['an attribute without its end', 'malformed-attributes', /(\\w [^|\\\n]+\|strong="\w+)"(?=\\w\*)/g, '§$1'],
  ['a word marker without a word', 'word-without-text', inVerse, ' §\\w |strong="H1"\\w* '],
  ['an unknown paragraph', 'unknown-marker', /\\p *\n(?=\\v)/g, '§\\pp\n'],
  ['an unknown style', 'unknown-marker', word, '§\\plc $1\\plc*'],
  ['an unknown style that is not closed', 'unknown-marker', word, '§\\plc $1'],
  ['a style that is not closed', 'unclosed-marker', word, '§\\add $1'],
  [
    'a style closed after the next verse',
    'marker-crosses-verse',
    /(?<=\\v \d+ [^\\\n]* )(\p{L}{3,} [^\\\n]*\n\\v \d+ \p{L}+)(?= )/gu,
    '§\\add $1\\add*',
  ],
  ['a closing marker alone', 'unmatched-closing-marker', word, '§$1\\nd*'],
  ['a note that is not closed', 'unclosed-note', /(\\f \+ [^\n]*?)\\f\*/g, '§$1'],
  ['a note without a caller', 'note-without-caller', /\\f \+ (?=\\f)/g, '§\\f '],
  ['an empty note', 'empty-note', /(?<=\p{L})\\f \+ [^\n]*?\\f\*|(?<=\\v \d+ \p{L}+) /gu, '§\\f + \\f* '],
  ['a part of a note outside of a note', 'note-part-outside-note', word, '§\\ft $1'],
  ['a style in the origin of a note', 'marker-in-note-origin', /\\fr (\d+:\d+)/g, '§\\fr \\bd $1\\bd* '],
  ['a verse without its number', 'bad-verse-number', /\\v 5 (?=\p{L})/gu, '§\\v ', ['missing-verse']],
  ['a number glued to its marker', 'bad-verse-number', /\\v 5 /g, '§\\v5 '],
  ['a zero before a number', 'bad-verse-number', /\\v 5 /g, '§\\v 05 '],
  ['a reversed range', 'bad-verse-range', verse5, '§\\v 5-4 $1\n'],
  ['a verse left out', 'missing-verse', verse5, '§'],
  ['a verse written twice', 'duplicate-verse', verse5, '\\v 5 $1\n§\\v 5 $1\n'],
  ['a verse without text', 'empty-verse', verse5, '§\\v 5\n'],
  [
    'two verses in the wrong order',
    'verse-out-of-order',
    /(\\v 5 [^\\\n]*\n)(\\v 6 [^\\\n]*\n)/g,
    '$2§$1',
    ['missing-verse'],
  ],
  [
    'a verse too many',
    'verse-beyond-chapter',
    /(\\v (\d+) [^\n]*\n)(?=\\c )/g,
    (_, line, number) => `${line}§${line!.replace(/\\v \d+/, `\\v ${Number(number) + 1}`)}`,
  ],
  ['a zero before a chapter', 'bad-chapter-number', /\\c 2 *\n/g, '§\\c 02\n'],
  ['text in a blank line', 'text-in-blank-line', /\\b *\n/g, '\\b §Words of no paragraph.\n'],
  [
    'a verse in a heading',
    'verse-in-heading',
    /(\\s\d? [^\n]*\n)(\\r [^\n]*\n)?\\[pm] *\n(?=\\v)/g,
    (_, heading) => `${heading}§`,
    ['one-sided-parallel'],
  ],
  [
    'a section without text',
    'empty-section',
    /(\\s\d?) (\p{L}[^\n]*\n)/gu,
    '§$1 $2$1 Another Heading\n',
    ['odd-heading', 'unusual-character'],
  ],
  ['a sidebar without its end', 'unmatched-sidebar', /\\p *\n(?=\\v)/g, '§\\esb\n\\p\n'],
  [
    'a table that skips a column',
    'missing-table-column',
    /\\p *\n(?=\\v)/g,
    '\\tr \\tc1 One §\\tc3 Three\n\\p\n',
    ['text-before-verse', 'missing-sentence-end', 'odd-heading', 'unusual-character', 'missing-first-verse'],
  ],
  ['a backslash alone', 'stray-backslash', inVerse, ' §\\ '],
  ['a milestone without its end', 'unclosed-milestone', inVerse, ' §\\qt-s '],
  [
    'the name of another book',
    'contradictory-book-name',
    /\\h (?!Leviticus)[^\n]*\n/g,
    '§\\h Leviticus\n',
    ['unusual-character'],
  ],
  [
    'the id of another book',
    'contradictory-content',
    /\\id (?!LEV)\w{3}/g,
    '§\\id LEV',
    ['verse-beyond-chapter', 'one-sided-parallel', 'reference-to-nowhere'],
  ],
];

const leftOvers: readonly Row[] = [
  ...[
    'TODO check',
    'FIXME',
    'TBD',
    'XXX',
    '???',
    '____',
    '###',
    '{{verse}}',
    'lorem ipsum',
    '[translation missing]',
  ].map(
    (text): Row => [
      `"${text}"`,
      'left-over-text',
      inVerse,
      ` §${text} `,
      ['unusual-character', 'doubled-punctuation', 'odd-space', 'unpaired-mark'],
    ],
  ),
  ...['{+new+}', '[-old-]', '{++new++}', '{--old--}', '{>>why<<}'].map(
    (text): Row => [
      `"${text}"`,
      'tracked-change',
      inVerse,
      ` §${text} `,
      ['unusual-character', 'odd-space', 'unpaired-mark'],
    ],
  ),
  ['a TODO in a note', 'left-over-text', /(\\f \+ \\fr \d+:\d+ *\\ft )/g, '§$1TODO: ', []],
  [
    'a TODO in a heading',
    'left-over-text',
    /(\\s\d? )(?=\p{L})/gu,
    '§$1TODO ',
    ['odd-heading', 'unusual-character'],
  ],
  ...['<<<<<<< HEAD', '=======', '>>>>>>> draft', '||||||| base'].map(
    (line): Row => [`"${line}"`, 'merge-conflict', /(?=\\v 5 )/g, `§${line}\n`],
  ),
];

const characters: readonly Row[] = [
  [
    'a Cyrillic letter in a Latin word',
    'mixed-scripts',
    /(?<=\\v \d+ [^\\\n]* [b-z]+)a(?=[a-z]+ )/g,
    '§\u0430',
    ['unusual-character'],
  ],
  ['a word of another script', 'unusual-character', inVerse, ' §\u0454\u0436 '],
  ['a sign that is not used', 'unusual-character', inVerse, ' §\u00a4 '],
  ['a zero width space', 'invisible-character', inVerse, ' §\u200b'],
  ['a soft hyphen', 'invisible-character', inVerse, ' §\u00ad'],
  ['a mark of direction', 'invisible-character', inVerse, ' §\u202e'],
  ['a byte-order mark', 'byte-order-mark-in-text', inVerse, ' §\ufeff'],
  ['a lost character', 'unreadable-character', inVerse, ' §\ufffd ', ['unusual-character']],
  ['a control character', 'unreadable-character', inVerse, ' §\u0007', ['unusual-character']],
  ['a digit of another script', 'other-digits', inVerse, ' §\u0e55 '],
  ['an accent written apart', 'mixed-normalization', /(?<=\p{L})é/gu, '§e\u0301'],
];

const marks: readonly Row[] = [
  ['a space before a comma', 'odd-space', /(?<=^\\v (?:(?!\\[fx] )[^\n])*[\p{L}\p{M}]), /gmu, ' §, '],
  ['a space before a full stop', 'odd-space', /(?<=^\\v [^\\\n]*\p{L}{2})\. (?=\p{L})/gmu, ' §. '],
  ['no space after a comma', 'odd-space', /(?<=^\\v (?:(?!\\[fx] )[^\n])*[\p{L}\p{M}]), (?=\p{L})/gmu, '§,'],
  ['a space after a bracket', 'odd-space', /(?<!\\id [^\n]*)\((?=\p{L}[^()\\\n]*\))/gu, '(§ '],
  ['two commas', 'doubled-punctuation', /(?<=^\\v (?:(?!\\[fx] )[^\n])*[\p{L}\p{M}]), /gmu, '§,, '],
  ['two full stops', 'doubled-punctuation', /(?<=^\\v [^\\\n]*\p{L}{2})\. (?=\p{L})/gmu, '§.. '],
  [
    'a comma and a full stop',
    'doubled-punctuation',
    /(?<=^\\v [^\\\n]*\p{L}{2})\. (?=\p{L})/gmu,
    '§,. ',
    ['odd-space'],
  ],
  ['two danda', 'doubled-punctuation', /(?<=^\\v [^\\\n]*\p{M}?)।(?= \p{L})/gmu, '§।।।'],
  ['a bracket that is not closed', 'unpaired-mark', /(?<!\\id [^\n]*)\((\p{L}[^()\\\n]*)\)/gu, '§($1'],
  ['a bracket that was not opened', 'unpaired-mark', /(?<!\\id [^\n]*)\((\p{L}[^()\\\n]*)\)/gu, '§$1)'],
  [
    'a quotation closed twice',
    'unpaired-quote',
    /(?<=\\v \d+ [^\\\n“”]*“[^\\\n“”‘’]*”)(?= \p{L}[^\\\n“”]*\n\\v)/gu,
    '§”',
    ['odd-space'],
  ],
  [
    'no full stop at the end of a chapter',
    'missing-sentence-end',
    /(?<=^\\v [^\n]*[\p{L}\p{M}])[.।]( *\n)(?=\\c )/gmu,
    '§$1',
  ],
  [
    'a small letter after a full stop',
    'missing-capital',
    /(?<=^\\v [^\\\n]*\p{L}{2})\. (\p{Lu})(?=\p{Ll})/gmu,
    (_, letter) => `. §${letter!.toLowerCase()}`,
  ],
  ['a word written twice', 'repeated-word', /(?<=^\\v [^\\\n]*) (and|the|of|to) (?=\p{L})/gmu, ' $1 §$1 '],
  ['two spaces', 'double-space', inVerse, '§  '],
  [
    'a heading that begins with a small letter',
    'odd-heading',
    /(\\s\d? )(\p{Lu})(?=\p{Ll})/gu,
    (_, marker, letter) => `${marker}§${letter!.toLowerCase()}`,
  ],
  ['a heading with a full stop', 'odd-heading', /(\\s\d? \p{L}[^\n]*\p{L})( *\n)/gu, '§$1.$2'],
];

const references: readonly Row[] = [
  [
    'a note on another verse',
    'wrong-note-origin',
    /\\fr (\d+):(\d+)/g,
    (_, chapter, verse) => `§\\fr ${chapter}:${Number(verse) + 2}`,
  ],
  [
    'a note on another chapter',
    'wrong-note-origin',
    /\\fr (\d+):(\d+)/g,
    (_, chapter, verse) => `§\\fr ${Number(chapter) + 1}:${verse}`,
  ],
  [
    'a cross reference on another verse',
    'wrong-note-origin',
    /\\xo (\d+):(\d+)/g,
    (_, chapter, verse) => `§\\xo ${chapter}:${Number(verse) + 2}`,
  ],
  [
    'words that the verse does not have',
    'misquoted-text',
    /(\\f [+-] \\fr \d+:\d+ *)(?=\\ft)/g,
    '$1§\\fq of Zerubbabel \\ft ',
  ],
  [
    'an entry that the verse does not have',
    'misquoted-text',
    /(\\f [+-] \\fr \d+:\d+ *)(?=\\ft)/g,
    '$1§\\fk Zerubbabel \\ft ',
  ],
  ['a caller of another style', 'odd-note-caller', /\\f \+ (?=\\f)/g, '§\\f a '],
  ['a cross reference to no verse', 'reference-to-nowhere', /\\xt [^\\\n]+(?=\\x\*)/g, '§\\xt John 3:99'],
  [
    'a parallel passage that does not exist',
    'reference-to-nowhere',
    /\\r \([^\n]+\)/g,
    '§\\r (Mark 17:1–3)',
    ['one-sided-parallel'],
  ],
  [
    'a reference in prose to no verse',
    'reference-to-nowhere',
    /(\\f \+ \\fr \d+:\d+ *\\ft )/g,
    '§$1See Genesis 51:2. ',
  ],
  [
    'a reference to an unknown book',
    'unreadable-reference',
    /\\r \([^\n]+\)/g,
    '§\\r (Jasperus 3:1)',
    ['one-sided-parallel', 'reference-to-nowhere'],
  ],
  [
    'a parallel passage that names others',
    'one-sided-parallel',
    /\\r \([^\n]+\)/g,
    '§\\r (1:9–10)',
    ['one-sided-parallel'],
  ],
];

/** These depend on names that occur often, which differ between real books. */
const names: readonly Row[] = [
  ['a letter of a name left out', 'odd-name', /Bethlehem(?=, and they)/g, '§Bethehem'],
  ['another letter in a name', 'odd-name', /Bethlehem(?=, and they)/g, '§Bethlehen'],
  ['two letters of a name in the wrong order', 'odd-name', /Bethlehem(?=, and they)/g, '§Betlhehem'],
];

const kinds = { structure, 'left-overs': leftOvers, characters, punctuation: marks, references, names };

export const mistakes: Readonly<Record<string, readonly Mistake[]>> = Object.fromEntries(
  Object.entries(kinds).map(([kind, rows]) => [
    kind,
    rows.map(([what, code, find, write, also = []]) => ({ what, code, find, write, also })),
  ]),
);

export function withMistake(
  text: string,
  { find, write }: Mistake,
  choose: (places: number) => number,
): { readonly text: string; readonly line: number } | undefined {
  const places = [...text.matchAll(find)];
  const place = places[choose(places.length)];
  if (!place) return undefined;
  const written =
    typeof write === 'function'
      ? write(...(place as unknown as string[]))
      : write.replace(/\$(\d)/g, (_, group) => place[Number(group)] ?? '');
  const changed = text.slice(0, place.index) + written + text.slice(place.index + place[0].length);
  const at = changed.indexOf('§');
  return { text: changed.replace('§', ''), line: changed.slice(0, at).split('\n').length };
}

export function soundText(): string {
  const verses = [22, 23, 18, 22];
  const lines = [
    '\\id RUT A sound text',
    '\\h Ruth',
    '\\toc1 The Book of Ruth',
    '\\toc2 Ruth',
    '\\toc3 Rth',
    '\\mt1 Ruth',
  ];
  verses.forEach((count, index) => {
    const chapter = index + 1;
    lines.push(`\\c ${chapter}`);
    for (let verse = 1; verse <= count; verse++) {
      if (verse === 1) lines.push('\\p');
      if (verse === 8)
        lines.push(`\\s1 The Road of Day ${chapter}`, `\\r (Ruth ${[2, 1, 4, 3][index]}:8–18)`, '\\p');
      if (verse === 12)
        lines.push(
          '\\q1',
          '\\v 12 The café was open, and the road was long,',
          '\\q2 and the people of the house sang.',
          '\\b',
          '\\p',
        );
      else if (verse === 13)
        lines.push(
          `\\v 13 The \\w man|strong="H376"\\w* came, and the fiancé of the woman saw it. He said nothing.`,
        );
      else if (verse === 14)
        lines.push(
          `\\v 14 The man\\f + \\fr ${chapter}:14 \\ft Or the boy.\\f* sat down, and the day was hot.\\x + \\xo ${chapter}:14 \\xt John 3:16\\x*`,
        );
      else
        lines.push(
          `\\v ${verse} The man went out to the field of the town, and the woman (his wife) said, “Come to the house.” The café closed that day. They came to Bethlehem, and they ate of the bread.`,
        );
    }
  });
  return `${lines.join('\n')}\n`;
}
