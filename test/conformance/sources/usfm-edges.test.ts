import { describe, expect, test } from 'bun:test';
import { simpleChapterData } from '../../../src/documents/translation/simple-chapter-data.ts';
import { readBook } from '../../../src/formats/builder/read-books.ts';
import { readUsfm } from '../../../src/formats/usfm/read-usfm.ts';

/**
 * Source, served text and diagnostics. In a source `⏎` is a line end; the markers at the beginning of every
 * book are added. Served: `2 text` is a verse, `= text` a title, `# text` a heading, `/` a line break,
 * `[text]` a footnote, `{2}` a chapter other than the first; text omitted by named rules follows `--`, with
 * its number of characters.
 */
type Row = readonly [source: string, served: string, codes?: string];

const families: Readonly<Record<string, readonly Row[]>> = {
  'a bar in a style without attributes is text': [
    [
      '\\v 1 \\wj red [a|b] lost words here\\wj* after',
      '1 red [a|b] lost words here after',
      'malformed-attributes',
    ],
    ['\\v 1 \\add x | y z\\add*', '1 x | y z', 'malformed-attributes'],
    ['\\v 1 \\wj one|two⏎three four\\wj* five', '1 one|two three four five', 'malformed-attributes'],
    ['\\v 1 \\wj one|\\wj* two', '1 one| two', 'malformed-attributes'],
    ['\\v 1 \\wj one|"two" | three\\wj*', '1 one|"two" | three', 'malformed-attributes'],
    ['\\v 1 \\wj one|size\\wj* two', '1 one|size two', 'malformed-attributes'],
    ['\\v 1 \\nd one|two=three\\nd* four', '1 one|two=three four', 'malformed-attributes'],
    ['\\v 1 \\+nd one|two\\+nd* three', '1 one|two three', 'malformed-attributes'],
    [
      '\\v 1 \\wj one |two \\nd three\\nd* four|five\\wj* six',
      '1 one |two three four|five six',
      'malformed-attributes malformed-attributes',
    ],
    [
      '\\v 1 \\wj with \\w him|strong="G1"\\w* [neut:a person|masc:man] go\\wj* on',
      '1 with him [neut:a person|masc:man] go on',
      'malformed-attributes',
    ],
    ['\\v 1 \\wj one|two \\v 2 three\\wj* four', '1 one|two | 2 three four', 'malformed-attributes'],
    ['\\v 1 \\wj one|two⏎\\p three\\wj* four', '1 one|two/three four', 'malformed-attributes'],
    ['\\v 1 \\wj one|two', '1 one|two', 'malformed-attributes unclosed-marker'],
    ['\\v 1 \\foo one|two\\foo* three', '1 one|two three', 'unknown-marker malformed-attributes'],
    ['\\v 1 one | two', '1 one | two'],
    ['\\v 1 \\wj one\\f + two|three="four"\\f* five\\wj*', '1 one five [two|three="four"]'],
    [
      '\\v 1 \\constructor one|two\\constructor* three',
      '1 one|two three',
      'unknown-marker malformed-attributes',
    ],
    ['\\v 1 one\\f + \\ft two|three \\fk four|five\\f* six', '1 one six [two|three four|five]'],
    ['\\v 1 one\\f + \\ft two|three="four" five\\f* six', '1 one six [two|three="four" five]'],
  ],
  'attributes of any style are markup': [
    ['\\v 1 \\nd Lord|x-y="z"\\nd* God', '1 Lord God'],
    ['\\v 1 \\nd Lord|a = "b" c="d"\\nd* God', '1 Lord God'],
    ['\\v 1 \\wj \\+w In|strong="G1" lemma="x"\\+w* \\+w the|y\\+w* end\\wj*', '1 In the end'],
    [
      '\\v 1 \\w word|value\\w* \\rb 神|かみ\\rb* \\k k|key\\k* \\jmp j|http://a.b?c=d\\jmp*',
      '1 word 神 k j',
    ],
    ['\\v 1 \\w word|"value"\\w* \\zown text|any value\\zown*', '1 word text'],
    ['\\v 1 \\w word|lemma="say \\"so\\"" strong="G1"\\w* end', '1 word end'],
    ['\\v 1 \\w word|lemma="a\\\\"\\w* end', '1 word end'],
    ['\\v 1 one\\f + \\fq two|link-href="x"\\fq* three\\f* four', '1 one four [two three]'],
    ['\\v 1 one\\f + \\ft see \\xt Mk 1:1|MRK 1:1\\xt*, two\\f* three', '1 one three [see Mk 1:1, two]'],
    ['\\v 1 \\w |strong="H1"\\w* one', '1 one', 'word-without-text'],
  ],
  'attributes that are badly written are read where nothing else can be meant': [
    ["\\v 1 \\w word|strong='G1' lemma=“a b”\\w* end", '1 word end', 'malformed-attributes'],
    ['\\v 1 \\w word|strong=G1, lemma=x\\w* end', '1 word end', 'malformed-attributes'],
    ['\\v 1 \\w word|strong="G1\\w* end', '1 word end', 'malformed-attributes'],
    ['\\v 1 \\w word|lemma strong="G1"\\w* end', '1 word end', 'malformed-attributes'],
    ['\\v 1 \\w word|str"ong="G1"\\w* end', '1 word end', 'malformed-attributes'],
    ['\\v 1 \\w word|strong="G1"⏎lemma="x"\\w* end', '1 word end', 'malformed-attributes'],
    ['\\v 1 \\w word| \\w* end', '1 word end', 'malformed-attributes'],
    ['\\v 1 \\nd Lord|strong=G1\\nd* God', '1 Lord God', 'malformed-attributes'],
    ['\\v 1 \\w word|strong="G1"\\f + \\ft note\\f*\\w* end', '1 word end [note]', 'malformed-attributes'],
    ['\\v 1 \\nd Lord|a="b"', '1 Lord', 'malformed-attributes unclosed-marker'],
  ],
  'words around attributes are text': [
    ['\\v 1 \\w word|strong="G1" and more\\w* end', '1 word and more end', 'malformed-attributes'],
    ['\\v 1 \\w word|strong="G1"more\\w* end', '1 word more end', 'malformed-attributes'],
    ['\\v 1 \\w word|strong="G1", more\\w* end', '1 word, more end', 'malformed-attributes'],
    ['\\v 1 \\w word|some strong="G1"\\w* end', '1 word|some end', 'malformed-attributes'],
    ['\\v 1 \\wj he [a|b] said|x="y" so\\wj* end', '1 he [a|b] said so end', 'malformed-attributes'],
    [
      '\\v 1 \\w word|strong="G1" \\nd Lord\\nd* more\\w* end',
      '1 word Lord more end',
      'malformed-attributes',
    ],
    ['\\v 1 \\w word|one⏎two\\w* end', '1 word|one two end', 'malformed-attributes'],
    ['\\v 1 \\w word|one \\nd two\\nd*\\w* end', '1 word|one two end', 'malformed-attributes'],
  ],
  'a marker that \\* ends is a milestone': [
    ['\\v 1 one \\vid|ref="RUT 1:1"\\* two', '1 one two'],
    ['\\v 1 one \\ts\\*two \\ts-s|a.b\\* three', '1 one two three'],
    ['\\v 1 one \\zms |any thing\\* two', '1 one two'],
    ['\\v 1 one \\foo |x="y"\\* two \\foo |x="z"\\* three', '1 one two three', 'unknown-marker'],
    ['\\v 1 one \\foo\\* two', '1 one two', 'unknown-marker'],
    ['\\v 1 one \\foo-s |a="b"\\* two \\foo-s\\* three', '1 one two three', 'unknown-marker'],
    ['\\v 1 one \\foo |some words\\* two', '1 one two', 'malformed-attributes unknown-marker'],
    ['\\v 1 one \\qt-s |sid="x" words\\* two', '1 one two', 'malformed-attributes'],
    ['\\v 1 one \\nd |x="y"\\* two', '1 one two', 'unknown-marker'],
    [
      '\\v 1 one \\add | two three\\* four',
      '1 one | two three four',
      'malformed-attributes stray-backslash unclosed-marker',
    ],
    ['\\v 1 one\\* two', '1 one two', 'stray-backslash'],
    ['\\v 1 one \\qt-s |who="x" two⏎three', '1 one two three', 'malformed-attributes unclosed-milestone'],
    ['\\v 1 one \\qt-s two', '1 one two', 'unclosed-milestone'],
    ['\\v 1 \\zaln-s |x-strong="H1"\\*\\w one\\w*⏎\\v 2 two', '1 one | 2 two', 'unclosed-milestone'],
    ['\\v 1 \\zaln-s |x-strong="H1"\\*\\w one\\w*', '1 one', 'unclosed-milestone'],
    ['\\v 1 \\w one|strong="H1"\\w*\\zaln-e\\*', '1 one', 'unmatched-closing-marker'],
  ],
  'what is not scripture joins no verse': [
    ['\\v 1 one\\fm a\\fm* two', '1 one two -- repeated-caller 1'],
    ['\\v 1 one\\efm a\\efm* two', '1 one two -- repeated-caller 1'],
    ['\\v 1 one⏎\\lit Response:⏎\\p two', '1 one/two -- liturgical-note 9'],
    [
      '\\v 1 one⏎\\periph Maps|id="maps"⏎\\p two⏎\\s three⏎\\c 2⏎\\p⏎\\v 1 four',
      '1 one {2} 1 four -- sidebar 12',
      'misplaced-content',
    ],
    [
      '\\v 1 one⏎\\periph Maps|id="maps" two⏎\\p three⏎\\p⏎\\v 2 four',
      '1 one | 2 four -- sidebar 12',
      'misplaced-content malformed-attributes',
    ],
  ],
  'text after the line of a marker that is not served is reported': [
    [
      '\\v 1 one⏎\\rem ab⏎two⏎\\v 2 three',
      '1 one | 2 three -- identification 2 -- text-after-line 3',
      'text-after-line',
    ],
    [
      '\\v 1 one⏎\\sts ab⏎two⏎\\v 2 three',
      '1 one | 2 three -- identification 2 -- text-after-line 3',
      'text-after-line',
    ],
    [
      '\\v 1 one⏎\\ide ab⏎two⏎\\v 2 three',
      '1 one | 2 three -- identification 2 -- text-after-line 3',
      'text-after-line',
    ],
    [
      '\\v 1 one⏎\\usfm ab⏎two⏎\\v 2 three',
      '1 one | 2 three -- identification 2 -- text-after-line 3',
      'text-after-line',
    ],
    [
      '\\v 1 one⏎\\restore ab⏎two⏎\\v 2 three',
      '1 one | 2 three -- identification 2 -- text-after-line 3',
      'text-after-line',
    ],
    [
      '\\v 1 one⏎\\toca1 ab⏎two⏎\\v 2 three',
      '1 one | 2 three -- identification 2 -- text-after-line 3',
      'text-after-line',
    ],
    [
      '\\v 1 one⏎\\r ab⏎two⏎\\v 2 three',
      '1 one | 2 three -- parallel-passage 2 -- text-after-line 3',
      'text-after-line',
    ],
    [
      '\\v 1 one⏎\\cl ab⏎two⏎\\v 2 three',
      '1 one | 2 three -- chapter-label 2 -- text-after-line 3',
      'text-after-line',
    ],
    [
      '\\v 1 one⏎\\cp ab⏎two⏎\\v 2 three',
      '1 one | 2 three -- published-number 2 -- text-after-line 3',
      'text-after-line',
    ],
    ['\\v 1 one⏎\\ib⏎two⏎\\v 2 three', '1 one | 2 three -- text-after-line 3', 'text-after-line'],
    ['\\v 1 one⏎\\h ab⏎two⏎\\v 2 three', '1 one | 2 three -- text-after-line 3', 'text-after-line'],
    ['\\v 1 one⏎\\toc1 ab⏎two⏎\\v 2 three', '1 one | 2 three -- text-after-line 3', 'text-after-line'],
    ['\\v 1 one⏎\\toc2 ab⏎two⏎\\v 2 three', '1 one | 2 three -- text-after-line 3', 'text-after-line'],
    ['\\v 1 one⏎\\toc3 ab⏎two⏎\\v 2 three', '1 one | 2 three -- text-after-line 3', 'text-after-line'],
    [
      '\\v 1 one⏎\\rem ab⏎⏎\\nd two\\nd* six⏎\\v 2 three',
      '1 one | 2 three -- identification 2 -- text-after-line 6',
      'text-after-line',
    ],
    [
      '\\v 1 one⏎\\rem ab⏎\\f + \\ft n\\f* two⏎seven⏎\\p three',
      '1 one/three -- identification 2 -- text-after-line 9',
      'text-after-line',
    ],
    ['\\v 1 one⏎\\rem ab⏎\\v 2 three⏎four', '1 one | 2 three four -- identification 2'],
    ['\\v 1 one⏎\\r (Mat 1;⏎Luk 2)⏎\\v 2 three⏎four', '1 one | 2 three four -- parallel-passage 11'],
    ['\\v 1 one⏎\\rem ab⏎\\q1 two', '1 one/two -- identification 2'],
  ],
  'text after the end of an introduction, and words instead of a number, are reported': [
    ['\\v 1 one⏎\\ie⏎two⏎\\v 2 three', '1 one | 2 three -- text-after-line 3', 'text-after-line'],
    ['\\v 1 one⏎\\ie two⏎\\v 2 three', '1 one | 2 three -- text-after-line 3', 'text-after-line'],
    ['\\v 1 one⏎\\ie \\nd two\\nd*⏎\\p three', '1 one/three -- text-after-line 3', 'text-after-line'],
    ['\\ip two⏎\\ie⏎\\p \\v 1 one', '1 one -- introduction 3'],
    ['\\v 1 one⏎\\cp there was no bread.⏎\\p two', '1 one/two -- published-number 16', 'misplaced-content'],
    ['\\v 1 one \\vp and all that\\vp* two', '1 one two -- published-number 10', 'misplaced-content'],
    ['\\cp Psalm 151⏎\\v 1 one \\vp 2 a\\vp* two', '1 one two -- published-number 10'],
  ],
  'markers in capitals are read': [
    [
      '\\V 1 one⏎\\Q1 \\WJ two\\WJ*⏎\\C 2⏎\\P⏎\\V1 three\\F + \\FT four\\F*',
      '1 one/two {2} 1 three [four]',
      'unknown-marker unknown-marker unknown-marker unknown-marker unknown-marker unknown-marker bad-verse-number unknown-marker unknown-marker',
    ],
    ['\\v 1 one \\Plc two', '1 one two', 'unknown-marker'],
  ],
  'words after the reference of a note are its text': [
    [
      '\\v 1 one\\f + \\fr 1:1 Or in the days\\f* two',
      '1 one two [Or in the days] -- note-origin 3',
      'misplaced-content',
    ],
    [
      '\\v 1 one\\f + \\fr 1:1 Hebrew \\fqa Naomi\\f* two',
      '1 one two [Hebrew Naomi] -- note-origin 3',
      'misplaced-content',
    ],
    ['\\v 1 one\\f + \\fr 3. Mose 1,1 \\ft Or\\f* two', '1 one two [Or] -- note-origin 9'],
    ['\\v 1 one\\x - \\xo 1:1 See \\xt Gen 1\\x* two', '1 one two -- cross-reference-note 10'],
  ],
  'parts that touch in the source are apart': [
    ['\\li1 \\v 1 \\lik One\\lik*\\liv1 two\\liv1*\\liv2 three\\liv2*\\litl 4\\litl*', '1 One two three 4'],
    ['\\li1 \\v 1 \\lik One\\lik*\\f + \\ft note\\f*\\liv1 two\\liv1*', '1 One two [note]'],
    ['\\li1 \\v 1 \\lik One\\lik* (\\liv1 two\\liv1*)', '1 One (two)'],
    ['\\v 1 one\\f + \\ft two\\ft*\\fdc three\\fdc*, four\\f*', '1 one [two three, four]'],
    ['\\v 1 one\\f + \\ft two\\fdc ; three\\f*', '1 one [two; three]'],
  ],
  'verse 0 is a title': [
    ['\\v 0 A psalm⏎\\v 1 one', '= A psalm | / | 1 one', 'bad-verse-number'],
    ['\\q1 \\v 0 A psalm⏎\\v 1 one⏎\\q2 two', '= A psalm | 1 one/two', 'bad-verse-number'],
    ['\\d \\v 0 A psalm⏎\\q1 \\v 1 one', '= A psalm | 1 one', 'bad-verse-number'],
    [
      '\\v 0 \\nd A\\nd* psalm \\v ٠ of David \\v 1 one',
      '= A psalm | / | = of David | / | 1 one',
      'bad-verse-number bad-verse-number',
    ],
    ['\\v 0-1 one', '1 one', 'bad-verse-number'],
  ],
  'a verse number is read and not shown': [
    ['\\v 1. one \\v 2.two', '1 one | 2 two', 'bad-verse-number bad-verse-number'],
    ['\\v 1) one \\v [2] two', '1 one | 2 two', 'bad-verse-number bad-verse-number'],
    ['\\v 1- one \\v 2 - 3 two', '1 one | 2 two', 'bad-verse-number bad-verse-number'],
    ['\\v 1... one', '1 ... one'],
    ['\\v ١ one \\v ٢-٤ two \\v ५ three \\v ৬ four', '1 one | 2 two | 5 three | 6 four'],
    ['\\v1-2 one \\v3a two \\v٤ three', '1 one | 3 two | 4 three', 'bad-verse-number bad-verse-number'],
    ['\\v 1 one \\v 1234 two', '1 one two -- unreadable-number 4', 'bad-verse-number'],
    ['\\v 1 one \\v 3:4 two', '1 one two -- unreadable-number 3', 'bad-verse-number'],
    ['\\v 1 one \\v ² two', '1 one two -- unreadable-number 1', 'bad-verse-number'],
    ['\\v 1 one \\v two', '1 one two', 'bad-verse-number'],
    ['\\v 2-1 one \\v 3 two', '2 one | 3 two', 'bad-verse-range'],
    ['\\v 1-300 one \\v 2 two', '1 one | 2 two', 'bad-verse-range'],
    ['\\v 1-176 one', '1 one'],
  ],
  'a chapter number is read or its chapter left out': [
    ['\\v 1 one⏎\\c ٢⏎\\p \\v 1 two', '1 one {2} 1 two'],
    ['\\v 1 one⏎\\c 2.⏎\\p \\v 1 two', '1 one {2} 1 two', 'bad-chapter-number'],
    ['\\v 1 one⏎\\c2⏎\\p \\v 1 two', '1 one {2} 1 two', 'bad-chapter-number'],
    ['\\v 1 one⏎\\c 2\\p \\v 1 two', '1 one {2} 1 two'],
    ['\\v 1 one⏎\\c x⏎\\p \\v 1 two', '1 one {2} 1 two -- unreadable-number 1', 'bad-chapter-number'],
    [
      '\\v 1 one⏎\\c 1000⏎\\s two⏎\\p \\v 1 three\\f + \\ft four\\f*⏎\\c 2⏎\\p \\v 1 five',
      '1 one {2} 1 five -- bad-chapter 12',
      'bad-chapter-number',
    ],
  ],
};

function served(source: string) {
  const codes: string[] = [];
  const usfm = `\\id GEN\n\\c 1\n\\p\n${source.replaceAll('⏎', '\n')}`;
  const { chapters, counts } = readBook(readUsfm, usfm, (code) => codes.push(code));
  const text = chapters.map((chapter) => {
    const { number, content } = simpleChapterData(chapter);
    const blocks = content.map((block) => {
      if (block.type === 'line_break') return '/';
      if (block.type === 'heading') return `# ${block.text}`;
      const notes = block.footnotes.map((note) => ` [${note.text}]`).join('');
      return `${block.type === 'verse' ? block.number : '='} ${block.text.replaceAll('\n', '/')}${notes}`;
    });
    return `${number > 1 ? `{${number}} ` : ''}${blocks.join(' | ')}`;
  });
  const dropped = Object.entries(counts.dropped).map(([rule, { characters }]) => ` -- ${rule} ${characters}`);
  return { text: text.filter((chapter) => chapter !== '').join(' ') + dropped.join(''), codes };
}

describe.each(Object.entries(families))('%s', (_family, rows) => {
  test.each([...rows])('%s', (source, expected, codes = '') => {
    expect(served(source)).toEqual({ text: expected, codes: codes === '' ? [] : codes.split(' ') });
  });
});

test('an unknown marker is reported once', () => {
  const usfm = '\\v 1 \\foo a\\foo* \\foo\\* \\foo |b="c"\\* \\bar\\* \\bar d\\bar*';
  expect(served(usfm)).toEqual({ text: '1 a d', codes: ['unknown-marker', 'unknown-marker'] });
});
