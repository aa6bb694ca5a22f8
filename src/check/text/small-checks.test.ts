import { describe, expect, test } from 'bun:test';
import { judge, readFile } from '../../../test/checks/checked-text.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { withoutConsequences } from '../edition/consequences.ts';

function diagnosticsIn(verses: string, language = 'eng') {
  const text = `\\id RUT\n\\h Ruth\n\\toc1 Ruth\n\\toc2 Ruth\n\\toc3 Rut\n\\mt1 Ruth\n\\c 1\n\\p\n${verses}\n`;
  return judge([readFile('RUT.usfm', text, language)], language);
}

function found(verses: string, language = 'eng'): string[] {
  return diagnosticsIn(verses, language).map(
    ({ code, message }) => `${code} ${/“(.*?)”/.exec(message)?.[1]}`,
  );
}

describe('numbers of verses', () => {
  const verses = (changed: string) =>
    `\\v 1 A man came.\n\\v 2 He sat down.\n\\v 3 They saw him.\n${changed}\n\\v 6 The day was hot.\n\\v 7 All left.`;
  const codes = (changed: string) =>
    diagnosticsIn(verses(changed)).map(({ code, line }) => `${line} ${code}`);

  test.each([
    ['without a space', '\\v 4He spoke.\n\\v 5 They heard.', '12 bad-verse-number'],
    ['in the previous range', '\\v 4 He spoke.\n\\v 5-6 They heard.', '14 duplicate-verse'],
    ['with one part', '\\v 4a He spoke.\n\\v 5 They heard.', '13 missing-verse'],
  ])('%s are reported', (_what, changed, expected) => {
    expect(codes(changed)).toEqual([expected]);
  });

  test('with both parts are right', () => {
    expect(codes('\\v 4a He spoke.\n\\v 4b They heard.\n\\v 5 They left.')).toEqual([]);
  });
});

test('a word with its space in the wrong place, a hyphen in it, or in capitals is reported once', () => {
  const usual =
    'The house of the people stood near the town, and many people went to their house in the village again.';
  const words = Array.from(
    { length: 600 },
    (_, index) => `w${String.fromCharCode(97 + (index % 26), 97 + ((index / 26) % 26), 113)}`,
  );
  const verses = Array.from(
    { length: 22 },
    (_, index) =>
      `\\v ${index + 1} ${usual} They said ${words.slice(index * 27, index * 27 + 27).join(', ')}.`,
  );
  const codes = (from: string, to: string) =>
    found(verses.map((verse, index) => (index === 9 ? verse.replace(from, to) : verse)).join('\n'));
  expect(codes('', '')).toEqual([]);
  expect(codes('the people', 'th epeople')).toEqual(['odd-word th epeople']);
  expect(codes('many people', 'many peo-ple')).toEqual(['odd-word peo-ple']);
  expect(codes('many people', 'many PEOPLE')).toEqual(['odd-capital PEOPLE']);
});

test('a sentence may continue in the next chapter', () => {
  const chapter = (number: number, end: string, start: string) =>
    `\\c ${number}\n\\p\n\\v 1 ${start} came here.\n\\v 2 They all stayed${end}`;
  const foundWith = (end: string, start: string) =>
    found(
      Array.from({ length: 12 }, (_, index) =>
        chapter(index + 1, index === 5 ? end : '.', index === 6 ? start : 'The men'),
      ).join('\n'),
    ).filter((each) => each.startsWith('missing-sentence-end'));
  expect(foundWith(' and said,', '“The men')).toEqual([]);
  expect(foundWith(' there,', 'but the men')).toEqual([]);
  expect(foundWith(' there,', 'The men')).toHaveLength(1);
  expect(foundWith(' there', '“The men')).toHaveLength(1);
});

test('a name without its capital is reported in a verse, but not in a note, which quotes foreign words', () => {
  const verse = 'The men went to Jerusalem on the next day and stayed there for a long time.';
  const verses = Array.from({ length: 22 }, (_, index) => `\\v ${index + 1} ${verse}`);
  const foundWith = (changed: string) => found(verses.with(9, `\\v 10 ${changed}`).join('\n'));
  expect(foundWith(verse.replace('J', 'j'))).toEqual(['odd-capital jerusalem']);
  expect(foundWith(`${verse}\\f + \\fr 1:10 \\ft Heb. jerusalem there.\\f*`)).toEqual([]);
});

describe('quotations of a verse in its notes', () => {
  const verse = (note: string) =>
    `\\v 1 In the days of the judges, a man\\f + \\fr 1:1 ${note}\\f* went from Bethlehem.`;

  test.each([
    ['words', '\\fq a man went \\ft Or: boy.'],
    ['other case, marks and accents', '\\fq In The Days, of: the Júdges \\ft Or: times.'],
    ['parts with dots between them', '\\fq In the days … from Bethlehem \\ft Or: times.'],
    ['an entry in another form', '\\fk Judged \\ft Deciding.'],
    ['words that stand after the note', '\\fq Bethlehem \\ft A town.'],
  ])('%s of the verse are not reported', (_what, note) => {
    expect(found(verse(note))).toEqual([]);
  });

  test('and neither are quotations of the previous verse, or other words for it', () => {
    const before =
      '\\v 1 In the days of the judges.\n\\v 2 A man went\\f + \\fr 1:2 \\fq the judges \\ft Or.\\f* away.';
    expect(found(before)).toEqual([]);
    expect(found(verse('\\ft Or \\fqa a boy'))).toEqual([]);
  });

  test.each([
    ['\\fq a woman \\ft Or: girl.', 'a woman'],
    ['\\fq from Bethlehem … in the days \\ft Or.', 'from Bethlehem … in the days'],
    ['\\fk Kings \\ft Rulers.', 'Kings'],
  ])('%s is reported', (note, quoted) => {
    expect(found(verse(note))).toEqual([`misquoted-text ${quoted}`]);
  });
});

describe('spaces before marks in a text that shows no habit', () => {
  test.each([
    ['eng', 'He said : come.', ['odd-space :']],
    ['eng', 'He came , and went.', ['odd-space ,']],
    ['fra', 'Il dit: viens.', ['odd-space :']],
    ['fra', 'Il dit : viens !', []],
    ['fra', 'Il dit\u00a0: viens\u202f!', []],
    ['fra', 'Il vint , puis alla.', ['odd-space ,']],
    // For a language without known usage, only rules common to all scripts apply
    ['zzz', 'Ti ka : mo !', []],
    ['zzz', 'Ti ka , mo.', ['odd-space ,']],
    ['zzz', 'Ti ( ka) mo.', ['odd-space (']],
    ['zzz', 'Ti (ka ) mo.', ['odd-space )']],
    // Three out of three are the style of the text
    ['eng', 'He said : come, she said : go, they said : stay.', []],
  ])('%s: %s', (language, verse, expected) => {
    expect(found(`\\v 1 ${verse}`, language)).toEqual(
      expected.length > 0 ? expect.arrayContaining(expected) : expected,
    );
  });
});

describe('brackets', () => {
  const many = Array.from({ length: 9 }, (_, index) => `\\v ${index + 4} Ka (mo) ti.`).join('\n');
  const places = (verses: string) =>
    diagnosticsIn(`${verses}\n${many}`)
      .filter(({ code }) => code === 'unpaired-mark')
      .map(({ place, source, column }) => `${place} ${source!.text[column - 1]}`);

  test('may be nested, and may be closed in a later verse', () => {
    expect(places('\\v 1 Ti (ka (mo)) [[ti]] ka.\n\\v 2 (Ti ka,\n\\v 3 mo ti.)')).toEqual([]);
  });

  test.each([
    ['\\v 1 Ti (ka mo.\n\\v 2 Ti (ka) mo.', 'RUT 1:1 ('],
    ['\\v 1 Ti ka mo.\n\\v 2 Ti (ka) mota) ti.', 'RUT 1:2 )'],
    ['\\v 1 Ti (ka (mo) ti.\n\\v 2 Ti ka.', 'RUT 1:1 ('],
  ])('without a partner are reported: %s', (verses, place) => {
    expect(places(verses)).toEqual([place]);
  });
});

test('marks that no sentence has are reported in a short text; ?! is not one of them', () => {
  const marks = (last: string) =>
    found(`${many(110)}\n\\v 111 Ka ${last}`).filter((each) => each.startsWith('doubled-punctuation'));
  expect(marks('mo!. Ti.')).toEqual(['doubled-punctuation !.']);
  expect(marks('mo?! Ti.')).toEqual([]);
});

function many(verses: number, text = 'Ka mo, ti, ka.'): string {
  return Array.from({ length: verses }, (_, index) => `\\v ${index + 1} ${text}`).join('\n');
}

test('a word after the last mark of several chapters is Selah; another end without a mark is reported', () => {
  const chapters = (ends: readonly string[]) =>
    ends.map((end, index) => `\\c ${index + 2}\n\\p\n\\v 1 Ka mo ${end}`).join('\n');
  const complete = Array.from({ length: 40 }, () => 'ti.');
  const missing = (ends: readonly string[]) =>
    found(`${many(2)}\n${chapters([...complete, ...ends])}`).filter((each) =>
      each.startsWith('missing-sentence-end'),
    );
  expect(missing(['ti! Pauza', 'ka. Pauza', 'mo. Pauza'])).toEqual([]);
  expect(missing(['ti! Pauza', 'ka. Ti'])).toEqual([
    'missing-sentence-end Ka mo ti! Pauza',
    'missing-sentence-end Ka mo ka. Ti',
  ]);
});

test('findings that the markup explains are not reported again', () => {
  const one = (code: Diagnostic['code'], place: string, column = 1): Diagnostic => ({
    code,
    severity: 'warning',
    file: 'a',
    line: 3,
    column,
    place,
    message: '',
  });
  const codes = (...list: Diagnostic[]) => withoutConsequences(list).map(({ code }) => code);
  const note = one('unclosed-note', 'RUT 1:3');
  expect(codes(note, one('missing-sentence-end', 'RUT 1:3', 9))).toEqual(['unclosed-note']);
  expect(codes(note, one('missing-sentence-end', 'RUT 1:4', 9))).toEqual([
    'unclosed-note',
    'missing-sentence-end',
  ]);
  expect(codes(note, one('unpaired-quote', 'RUT 1:7', 9))).toEqual(['unclosed-note']);
  expect(codes(note, one('unpaired-quote', 'RUT 2:7', 9))).toEqual(['unclosed-note', 'unpaired-quote']);
  expect(codes(one('unusual-character', 'RUT 1:3', 4), one('odd-heading', 'RUT 1:3', 4))).toEqual([
    'odd-heading',
  ]);
  expect(codes(one('unusual-character', 'RUT 1:3', 5), one('odd-heading', 'RUT 1:3', 4))).toHaveLength(2);
});

describe('messages', () => {
  const head = '\\id RUT\n\\h Ruth\n\\toc1 Ruth\n\\toc2 Ruth\n\\toc3 Rut\n\\mt1 Ruth\n';
  const chapters = (edit: (chapter: number) => string) =>
    head + Array.from({ length: 20 }, (_, index) => edit(index + 1)).join('');
  const messages = (text: string) =>
    judge([readFile('RUT.usfm', text, 'eng')], 'eng').map(({ code, message }) => `${code}: ${message}`);

  test('a missing paragraph names its own chapter', () => {
    const text = chapters(
      (chapter) => `\\c ${chapter}\n${chapter === 3 ? '' : '\\p\n'}\\v 1 He came here.\n`,
    );
    const found = messages(text).filter((message) => message.startsWith('missing-paragraph'));
    expect(found).toEqual([expect.stringContaining('the number of chapter 3 and')]);
  });

  test('a missing full stop is quoted in one line', () => {
    const text = chapters(
      (chapter) => `\\c ${chapter}\n\\p\n\\v 1 He came\nhere${chapter === 3 ? '' : '.'}\n`,
    );
    const found = messages(text).filter((message) => message.startsWith('missing-sentence-end'));
    expect(found).toEqual([expect.stringContaining('ends with “He came here”')]);
  });

  test('a wrong chapter number is reported once', () => {
    const text = chapters(
      (chapter) =>
        `\\c ${chapter === 3 ? 7 : chapter}\n\\p\n\\v 1 He came\\f + \\fr ${chapter}:1 \\ft Or: went.\\f* here.\n\\v 2 And stayed.\n`,
    );
    const found = messages(text).filter((message) => !/^(?:verse-beyond-chapter|missing-end)/.test(message));
    expect(found).toEqual([
      'duplicate-chapter: Chapter 7 appears twice; the texts were joined. Its number is probably 3.',
    ]);
  });
});

describe('marks of direction', () => {
  test.each([
    ['between numbers', 'ראה 17\u200f:\u200f3 שם', []],
    ['inside a word', 'רא\u200eה שם', ['invisible-character']],
  ])('%s', (_where, text, expected) => {
    const codes = found(`\\v 1 ${'מלה '.repeat(40)}${text}.`, 'heb').map((line) => line.split(' ')[0]!);
    expect(codes.filter((code) => code === 'invisible-character') as string[]).toEqual(expected);
  });
});

describe('a paragraph without a mark at its end', () => {
  const paragraphs = Array.from({ length: 20 }, (_, index) => `\\v ${index + 1} They went home.\n\\p\n`).join(
    '',
  );
  test.each([
    ['poetry', '\\q1', 'Come to me.', []],
    ['a small letter', '\\p', 'came to me.', []],
    ['a capital', '\\p', 'Come to me.', ['missing-sentence-end']],
  ])('before %s', (_what, style, next, expected) => {
    const verses = `${paragraphs}\\v 21 Then he said\n${style}\n\\v 22 ${next}`;
    const codes = found(verses).map((line) => line.split(' ')[0]!);
    expect(codes.filter((code) => code === 'missing-sentence-end') as string[]).toEqual(expected);
  });
});

describe('quotations inside others', () => {
  const verses = Array.from(
    { length: 12 },
    (_, index) => `\\v ${index + 1} He said, “They told me, ‘Come to the house.’ So I came.”\n`,
  ).join('');
  test.each([
    ['not closed', '“They told me, ‘Come home.”', ['13 before the outer quotation ends in 1:13']],
    ['opened twice', '“She said, ‘Come, he told her, ‘Go.’”', ['13 before the next one opens in 1:13']],
    ['closed, with an apostrophe', '“They told me, ‘Come to the boy’s house.’”', []],
    ['with a third level', '“They said, ‘He told us, “Come.” So we came.’”', []],
    ['opened again in a paragraph', '“They said, ‘Come.\n\\p\n\\v 14 “‘Then go.’”', []],
    ['with a word that begins with an apostrophe', '“They saw the ‘’tis and rock ’n’ roll.’”', []],
  ])('%s', (_what, text, expected) => {
    const messages = diagnosticsIn(`${verses}\\v 13 He said, ${text}`).map(({ message }) => message);
    expect(
      messages.flatMap(
        (message) => / ‘ in 1:(13 .+?)\. /.exec(message)?.[1]?.replace('is not closed ', '') ?? [],
      ),
    ).toEqual(expected);
  });
});

test('a check lists all findings of a file', () => {
  const verses = Array.from({ length: 80 }, (_, index) => `\\v ${index + 1} one TODO two.`).join('\n');
  expect(found(verses).filter((line) => line.startsWith('left-over-text'))).toHaveLength(80);
});

describe('the end of a book', () => {
  const verses = Array.from({ length: 21 }, (_, index) => `\\v ${index + 1} “The man said number ${index}.”`);
  const foundWith = (last: string) =>
    found([...verses, last].join('\n')).filter((each) => !/-end/.test(each));

  test.each([
    ['a verse of dots', '\\v 22 ...', 'left-over-text ...'],
    [
      'a verse twice',
      `\\v 22 ${'The man went home to his wife and sons. '.repeat(2)}`,
      'repeated-verse undefined',
    ],
    ['a quotation that stays open', '\\v 22 “The man went home.', 'unpaired-quote …“The man went home.…'],
    ['an empty heading', '\\v 22 The man went home.\n\\s1', 'empty-paragraph undefined'],
  ])('with %s is reported', (_, last, expected) => {
    const headings = Array.from({ length: 12 }, () => '\\s1 Home\n\\p\n').join('\\v 21b The man. ');
    const text = last.includes('\\s1') ? `${headings}${last}` : last;
    expect(foundWith(text)).toContain(expected);
  });

  test('in the middle of a quotation inside another is reported', () => {
    const inner = verses.map((verse) => verse.replace('number', '‘number’ and'));
    expect(found([...inner, '\\v 22 ‘The man went home.'].join('\n'))).toEqual(['unpaired-mark undefined']);
  });

  test('with a chapter number that is too large is reported once, at the number', () => {
    const chapters = [1, 2, 3, 5].map((number) => `\\c ${number}\n\\p\n${verses.slice(0, 12).join('\n')}`);
    const note = '\\v 13 The man.\\f + \\fr 4:13 \\ft Or boy.\\f*';
    const text = `${chapters.join('\n')}\n${note}`.replace('\\c 1\n\\p\n', '');
    const ofNumbers = diagnosticsIn(text).filter(({ code }) => !/-end/.test(code));
    expect(ofNumbers.map(({ code, line }) => `${line} ${code}`)).toEqual(['49 verse-beyond-chapter']);
  });
});

describe('mistakes that were reported twice or not at all', () => {
  const usual = 'The man and the woman and the boy went to the town and saw the house of the king';
  const verses = Array.from(
    { length: 22 },
    (_, index) => `\\v ${index + 1} ${usual}, as number ${index} says.`,
  );
  const codes = (changed: string) =>
    diagnosticsIn(verses.with(9, `\\v 10 ${changed}`).join('\n')).map(({ code }): string => code);

  test.each([
    ['a question of a translator in any language', `${usual} [Je, hii ni sahihi?].`, 'left-over-text'],
    ['a question in braces', `${usual} {sahihi?}.`, 'left-over-text'],
    ['digits of two systems in one number', `${usual}, as number 1٢ says.`, 'other-digits'],
    ['an invisible character in a word', `${usual.replace('woman', 'wo\u200bman')}.`, 'invisible-character'],
    ['a common word with swapped letters', `${usual.replace('woman and the', 'woman adn the')}.`, 'odd-word'],
    ['a quotation mark of another system', `${usual} «here.`, 'unusual-character'],
  ])('%s', (_, changed, code) => {
    expect(codes(changed)).toEqual([code]);
  });

  test.each([
    ['notes', (text: string) => `${usual}.\\f + \\fr 1:1 \\ft ${text}\\f*`],
    ['headings', (text: string) => `${usual}.\n\\s1 ${text}\n\\p`],
  ])('consecutive spaces in %s, unless nearly all have them', (_, verse) => {
    const text = (few: string, many: string) =>
      Array.from({ length: 22 }, (_, index) => {
        const words = verse(index === 9 ? few : many).replace('1:1', `1:${index + 1}`);
        return `\\v ${index + 1} ${words}`;
      }).join('\n');
    const codesIn = (few: string, many: string) =>
      diagnosticsIn(`${text(few, many)}\n\\v 23 ${usual}.`).flatMap(({ code }) =>
        code === 'double-space' ? code : [],
      );
    expect(codesIn('Or  boy', 'Or boy')).toEqual(['double-space']);
    expect(codesIn('Or boy', 'Or  boy')).toEqual([]);
  });
});

describe('advice is worded for the format of the file', () => {
  const lines = Array.from({ length: 40 }, (_, index) => [index + 1, 'A man went up to the town.'] as const);
  const messages = (file: string, text: string) =>
    judge([readFile(file, text, 'eng')], 'eng').map(({ code, message }) => `${code}: ${message}`);

  test('USX', () => {
    const verses = lines.map(([number, text]) => `<verse number="${number}" style="v"/>${text}`).join('');
    const paragraphs = '<para style="p">The end.</para>'.repeat(12);
    const usx = (end: string) =>
      `<usx version="3.0"><book code="RUT" style="id"/><chapter number="1" style="c"/><para style="p">${verses}${end}</para>${paragraphs}<para style="m"/></usx>`;
    const found = messages('RUT.usx', usx('<verse number="1" style="v"/>He left.'));
    expect(found).toContain(
      'empty-paragraph: This paragraph (m) has no text. Remove it, or write <para style="b"/> for an empty line.',
    );
    expect(found.find((each) => each.startsWith('missing-chapter-number'))).toEndWith(
      'Write <chapter> before this verse.',
    );
    expect(messages('RUT.usx', usx(' /s1 He left.')).join()).toContain(
      'with a slash. Write <para style="s1"/>.',
    );
  });

  test('OSIS', () => {
    const verses = lines.map(([number, text]) => `<verse osisID="Ruth.1.${number}">${text}</verse>`).join('');
    const osis = `<osis><osisText osisIDWork="X"><div type="book" osisID="Ruth"><chapter osisID="Ruth.1"><p>${verses}</p></chapter></div></osisText></osis>`;
    expect(messages('RUT.xml', osis)).toContain(
      'missing-book-name: The book has no running head, long name, short name, abbreviation, main title; readers need these names. Write them before the first chapter, such as <title type="main"> and <title type="runningHead">.',
    );
  });

  test('USFM', () => {
    const verses = lines.map(([number, text]) => `\\v ${number} ${text}\n`).join('');
    const found = messages('RUT.usfm', `\\id RUT\n\\c 1\n\\p\n${verses}\\v 1 He left.\n`);
    expect(found.join()).toContain('The book has no h, toc1, toc2, toc3, mt; ');
    expect(found.join()).toContain('Write \\c before this verse.');
  });
});
