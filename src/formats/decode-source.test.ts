import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { decodeSource, type EncodingHints, textHead } from './decode-source.ts';
import type { DiagnosticCode } from './diagnostic-codes.ts';

setDefaultTimeout(600_000);

function decode(bytes: Uint8Array, hints?: EncodingHints) {
  const reported: string[] = [];
  const messages: string[] = [];
  const report = (code: DiagnosticCode, at: number, message: string) => {
    reported.push(`${code}@${at}`);
    messages.push(message);
  };
  return { text: decodeSource(bytes, report, hints), reported, message: messages.join('\n') };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

function singleByteTable(label: string): Map<string, number> {
  const decoder = new TextDecoder(label as 'utf-8');
  const rows = Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const);
  return new Map(rows.filter(([character]) => character.length === 1 && character !== '\uFFFD'));
}

function encode(text: string, label: string): Uint8Array {
  const table = singleByteTable(label);
  return Uint8Array.from(text, (character) => table.get(character) ?? 0x3f);
}

const russian = '\\id GEN\n\\c 1\n\\p\n\\v 1 В начале сотворил Бог небо и землю.\n';
const greek = '\\id JHN\n\\c 1\n\\p\n\\v 1 Εν αρχή ην ο Λόγος.\n';
const french = '\\id GEN\n\\c 1\n\\p\n\\v 1 Au commencement, Dieu créa les cieux à «É».\n';

describe('the bytes themselves show', () => {
  test.each([
    ['UTF-8', utf8(russian)],
    ['UTF-8 with its mark', utf8(`\uFEFF${russian}`)],
    ['UTF-16, little-endian, with its mark', utf16le(`\uFEFF${russian}`)],
    ['UTF-16, big-endian, with its mark', utf16be(`\uFEFF${russian}`)],
    ['UTF-16, little-endian, without it', utf16le(russian)],
    ['UTF-16, big-endian, without it', utf16be(russian)],
  ])('%s', (_title, bytes) => {
    expect(decode(bytes)).toMatchObject({ text: russian, reported: [] });
    expect(textHead(bytes)).toStartWith('\\id GEN\n\\c 1\n\\p\n\\v 1 ');
  });

  test('UTF-16 of an ideographic text, whose low bytes may also be zero', () => {
    const chinese = `\\id GEN\n\\c 1\n\\p\n${'\\v 1 一一　一起初一神一一创造天地一\n'.repeat(50)}`;
    expect(decode(utf16le(chinese))).toMatchObject({ text: chinese, reported: [] });
    expect(decode(utf16be(chinese))).toMatchObject({ text: chinese, reported: [] });
  });
});

describe('a declaration is followed:', () => {
  const xml = (label: string) => `<?xml version="1.0" encoding="${label}"?>\n<osis>Λόγος Слово</osis>`;

  test.each([
    ['windows-1251', 'windows-1251', 'Слово'],
    ['WINDOWS-1251', 'windows-1251', 'Слово'],
    ['CP1251', 'windows-1251', 'Слово'],
    ['koi8-r', 'koi8-r', 'Слово'],
    ['iso-8859-7', 'iso-8859-7', 'Λόγος'],
    ['ISO-8859-1', 'windows-1252', 'créa “à”'],
  ])('XML in %s', (label, encoding, word) => {
    const text = `<?xml version='1.0'\n encoding = '${label}' standalone="yes"?><osis>${word}</osis>`;
    expect(decode(encode(text, encoding))).toMatchObject({ text, reported: [] });
  });

  test.each(['utf-8', 'UTF-8', 'utf8'])('XML in UTF-8, as %s', (label) => {
    expect(decode(utf8(xml(label)))).toMatchObject({ text: xml(label), reported: [] });
  });

  test.each(['UTF-16', 'utf-16le', 'UTF-16BE'])('XML in UTF-16, as %s', (label) => {
    const bytes = label.endsWith('BE') ? utf16be(xml(label)) : utf16le(xml(label));
    expect(decode(bytes)).toMatchObject({ text: xml(label), reported: [] });
    expect(decode(utf16be(xml(label))).reported).toEqual([]);
  });

  test('XML that says it is UTF-16 and is ASCII', () => {
    const text = '<?xml version="1.0" encoding="utf-16"?>\n<usx>word</usx>';
    expect(decode(utf8(text))).toMatchObject({ text, reported: [] });
  });

  test('encodings of several bytes per character', () => {
    const start = '\\id GEN ';
    const bytes = Uint8Array.from([...utf8(start), 0x93, 0xfa, 0x96, 0x7b]);
    expect(decode(bytes, { encoding: 'shift_jis' })).toMatchObject({ text: `${start}日本`, reported: [] });
    const escaped = Uint8Array.from([...utf8(start), 0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42]);
    expect(decode(escaped, { encoding: 'iso-2022-jp' })).toMatchObject({ text: `${start}日`, reported: [] });
  });

  test('"encoding" of edition.json', () => {
    const bytes = encode(greek, 'windows-1253');
    expect(decode(bytes, { encoding: 'windows-1253', language: 'eng' })).toMatchObject({
      text: greek,
      reported: [],
    });
  });

  test.each([
    'windows-1251',
    'CP-1251',
    'cp1251',
    'Windows 1251',
    '1251',
    '1251 - Cyrillic (Windows)',
    'Cyrillic (Windows-1251)',
  ])('\\ide %s', (label) => {
    const text = `${russian.replace('\n', `\n\\ide ${label}\n`)}`;
    expect(decode(encode(text, 'windows-1251'), { language: 'rus' })).toMatchObject({ text, reported: [] });
  });

  test.each(['UTF-8', '65001 - Unicode (UTF-8)', 'utf8', 'Unicode', 'whatever'])(
    '\\ide %s of a UTF-8 text',
    (label) => {
      const text = `${russian.replace('\n', `\n\\ide ${label}\n`)}`;
      expect(decode(utf8(text))).toMatchObject({ text, reported: [] });
    },
  );

  test('a label that is not known is an error that names it', () => {
    const { text, reported, message } = decode(encode(xml('klingon-8'), 'windows-1251'), { language: 'rus' });
    expect({ text, reported }).toEqual({ text: undefined, reported: ['unknown-encoding@0'] });
    expect(message).toContain('"klingon-8"');
    expect(message).toContain('the XML declaration');
    expect(decode(utf8(xml('klingon-8'))).reported).toEqual(['unknown-encoding@0']);
    expect(decode(utf8('\\id GEN'), { encoding: 'nothing' }).message).toContain('"nothing"');
  });

  test('bytes that its encoding does not have become U+FFFD, which is reported', () => {
    const bytes = Uint8Array.from([...encode('<osis>Λόγος', 'iso-8859-7'), 0xae, 0x62]);
    expect(decode(bytes, { encoding: 'iso-8859-7' })).toMatchObject({
      text: '<osis>Λόγος\uFFFDb',
      reported: ['undecodable-bytes@11'],
    });
    const cut = utf16le(`\uFEFF${russian}`).subarray(0, -1);
    expect(decode(cut)).toMatchObject({ reported: [`undecodable-bytes@${russian.length - 1}`] });
  });
});

describe('contradicting declarations', () => {
  const usx = (label: string, text = 'Слово') =>
    `<?xml version="1.0" encoding="${label}"?><usx>${text}</usx>`;

  test.each([
    [
      'a mark goes before XML',
      utf8(`\uFEFF${usx('windows-1251')}`),
      {},
      usx('windows-1251'),
      'by its byte-order mark',
    ],
    ['zeros go before XML', utf16le(usx('utf-8')), {}, usx('utf-8'), 'by its zero bytes'],
    ['XML in UTF-8 may still say UTF-16', utf8(usx('utf-16')), {}, usx('utf-16'), 'utf-16'],
    [
      'XML goes before edition.json',
      encode(usx('windows-1251'), 'windows-1251'),
      { encoding: 'koi8-r' },
      usx('windows-1251'),
      'koi8-r',
    ],
    [
      'edition.json goes before XML that is wrong',
      encode(usx('utf-8'), 'windows-1251'),
      { encoding: 'windows-1251' },
      usx('utf-8'),
      'the XML declaration says "utf-8"',
    ],
    [
      'edition.json goes before \\ide',
      encode(`\\id GEN\n\\ide CP-1252\n${russian}`, 'windows-1251'),
      { encoding: 'windows-1251' },
      `\\id GEN\n\\ide CP-1252\n${russian}`,
      '\\ide says "CP-1252"',
    ],
    [
      'valid UTF-8 goes before an old \\ide',
      utf8(`\\ide CP-1252\n${russian}`),
      {},
      `\\ide CP-1252\n${russian}`,
      '\\ide says "CP-1252"',
    ],
    [
      'valid UTF-8 goes before an old edition.json',
      utf8(russian),
      { encoding: 'windows-1251' },
      russian,
      '"windows-1251"',
    ],
  ] as const)('%s, and it is reported', (_title, bytes, hints, text, says) => {
    const { message, ...read } = decode(bytes, hints);
    expect(read).toEqual({ text, reported: ['contradictory-encoding@0'] });
    expect(message).toContain(says);
  });

  test('reports nothing for ASCII text', () => {
    expect(decode(utf8(usx('windows-1251', 'word')), { encoding: 'koi8-r' }).reported).toEqual([]);
    expect(decode(utf8('\\id GEN\n\\ide CP-1252\n'), { encoding: 'utf-8' }).reported).toEqual([]);
  });
});

describe('text that is not UTF-8, without a declaration,', () => {
  test('Windows-1252 is assumed for languages in Latin script, so that no letter is lost', () => {
    for (const language of ['fra', 'eng', 'deu', 'pol']) {
      const { text, reported, message } = decode(encode(french, 'windows-1252'), { language });
      expect({ text, reported }).toEqual({ text: french, reported: [`invalid-utf8@${french.indexOf('é')}`] });
      expect(message).toContain('"encoding": "windows-1252"');
    }
  });

  test.each([
    ['rus', 'windows-1251', russian],
    ['ell', 'iso-8859-7', greek],
    ['bul', 'koi8-r', russian],
    ['az-Cyrl', 'windows-1251', russian],
  ])('nothing is assumed for %s', (tag, encoding, text) => {
    const [language, script] = tag.split('-') as [string, string?];
    const read = decode(encode(text, encoding), { language, ...(script ? { script } : {}) });
    expect(read).toMatchObject({ text: undefined, reported: ['unknown-encoding@0'] });
    expect(read.message).toContain('"encoding": "windows-1251"');
  });

  test('if the language is unknown, the bytes must look like Latin script', () => {
    for (const hints of [{}, { language: 'und' }, { language: 'qqz' }]) {
      expect(decode(encode(french, 'windows-1252'), hints)).toMatchObject({ text: french });
      expect(decode(encode(russian, 'windows-1251'), hints)).toMatchObject({ text: undefined });
      const marked = `<usx>${'<verse number="1" style="v" sid="GEN 1:1"/>Бог сказал'.repeat(20)}</usx>`;
      expect(decode(encode(marked, 'windows-1251'), hints)).toMatchObject({ text: undefined });
    }
  });

  test('the script in the language tag is the script of the text', () => {
    expect(decode(encode(french, 'windows-1252'), { language: 'srp', script: 'Latn' }).text).toBe(french);
  });

  test('an \\ide or XML declaration that cannot be right is named', () => {
    const custom = russian.replace('\n', '\n\\ide 12000 - Custom (old-font.map)\n');
    expect(decode(encode(custom, 'windows-1251'), { language: 'rus' }).message).toContain('12000 - Custom');
    const xml = `<?xml version="1.0" encoding="UTF-8"?><usx>${russian}</usx>`;
    expect(decode(encode(xml, 'windows-1251'), { language: 'rus' }).message).toContain('not "UTF-8"');
  });

  test('a few letters that are valid UTF-8 by accident do not make it UTF-8', () => {
    // É followed by » is a valid UTF-8 sequence
    const text = '\\id GEN\n\\v 1 Dieu créa «À L’ÉTÉ» à côté\n';
    expect(decode(encode(text, 'windows-1252'), { language: 'fra' }).text).toBe(text);
  });

  test('UTF-8 that is damaged is read as such', () => {
    const bytes = new Uint8Array([...utf8('é'), 0xff, 0x62]);
    expect(decode(bytes)).toMatchObject({ text: 'é\uFFFDb', reported: ['invalid-utf8@1'] });
    expect(decode(bytes, { language: 'rus' })).toMatchObject({
      text: 'é\uFFFDb',
      reported: ['invalid-utf8@1'],
    });
  });
});

test.each([
  ['an archive', [0x50, 0x4b, 3, 4, 0, 0, 0, 1, 2, 3]],
  ['a picture', [0x89, 0x50, 0, 1]],
  ['a short text with a zero in it', [...utf8('{"id":"A'), 0, 0x22, 0x7d]],
  ['zeros', Array(1000).fill(0)],
  ['a table of numbers', [0x41, 0, 0x42, 0, 1, 0, 0x43, 0, 0x44, 0, 0x45, 0]],
  ['UTF-32', [...Buffer.from('\\\0\0\0i\0\0\0d\0\0\0', 'latin1')]],
  ['UTF-32 with its mark', [0xff, 0xfe, 0, 0, 0x5c, 0, 0, 0]],
])('%s is refused', (_title, bytes) => {
  expect(decode(new Uint8Array(bytes))).toMatchObject({ text: undefined, reported: ['not-text@0'] });
});

describe('control characters', () => {
  const book = '\\id RUT\n\\c 1\n\\p\n\\v 1 In the days when the judges ruled\n';

  test.each([
    ['NULs at the end', utf8(`${book}\0\0\0`), book, [`padding-at-end@${book.length}`]],
    ['NULs and line ends at the end', utf8(`${book}\0\0\r\n\0\n`), book, [`padding-at-end@${book.length}`]],
    ['a block of them at the end', utf8(book + '\0'.repeat(4096)), book, [`padding-at-end@${book.length}`]],
    ['UTF-16 with them at the end', utf16le(`${book}\0\0`), book, [`padding-at-end@${book.length}`]],
    [
      'big-endian UTF-16 with an odd number of zero bytes at the end',
      new Uint8Array([...utf16be(`\uFEFF${book}\0`), 0]),
      book,
      [`padding-at-end@${book.length}`],
    ],
    [
      'a NUL in a word',
      utf8('\\id RUT In th\0e days of'),
      '\\id RUT In th\uFFFDe days of',
      ['unreadable-character@13'],
    ],
    [
      'a block of NULs in the text, which is one place',
      utf8(`${book}th\0\0\0e${book}`),
      `${book}th\uFFFD\uFFFD\uFFFDe${book}`,
      [`unreadable-character@${book.length + 2}`],
    ],
    [
      'a NUL in UTF-16 without a mark',
      utf16le(`${book}\0${book}`),
      `${book}\uFFFD${book}`,
      [`unreadable-character@${book.length}`],
    ],
    [
      'a NUL in JSON',
      utf8('{"type":"USJ","id":"A\0"}'),
      '{"type":"USJ","id":"A\uFFFD"}',
      ['unreadable-character@21'],
    ],
    [
      'Windows-1252 that was converted as Latin-1',
      utf8('\u0093don\u0092t\u0094 \u0096 \u0085'),
      '“don’t” – \u0085',
      ['windows-character@0', 'windows-character@4', 'windows-character@6', 'windows-character@8'],
    ],
    [
      'the same as escapes in JSON',
      utf8('{"a":"don\\u0092t \\\\u0092 \\u0081"}'),
      '{"a":"don\\u2019t \\\\u0092 \\u0081"}',
      ['windows-character@9'],
    ],
  ] as const)('%s', (_title, bytes, text, reported) => {
    expect(decode(bytes)).toMatchObject({ text, reported: [...reported] });
  });

  test('a file with many NULs is binary', () => {
    const scattered = Array.from(book, (letter, index) => (index % 9 === 5 ? `${letter}\0` : letter)).join(
      '',
    );
    expect(decode(utf8(scattered)).reported).toEqual(['not-text@0']);
    expect(decode(utf16le(`\uFEFF${scattered}`)).reported).toEqual(['not-text@0']);
  });

  test('a NUL at any position leaves all other text', () => {
    fc.assert(
      fc.property(fc.nat(book.length), fc.nat(8), (at, padding) => {
        const text = `${book.slice(0, at)}\0${book.slice(at)}${'\0'.repeat(padding)}`;
        for (const bytes of [utf8(text), utf16le(`\uFEFF${text}`), utf16be(`\uFEFF${text}`)])
          expect(decode(bytes).text?.replaceAll('\uFFFD', '').trim()).toBe(book.trim());
      }),
    );
  });
});

const singleByteEncodings =
  'iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-10 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 koi8-r koi8-u macintosh windows-874 windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 x-mac-cyrillic ibm866'.split(
    ' ',
  );

describe('any written text is read back', () => {
  const usfm = fc
    .string({ unit: 'binary', maxLength: 60 })
    .map((text) => `\\id GEN\n\\v 1 ${text.replace(/[\0-\x08\x0b-\x1f\x80-\x9f\uFEFF\uFFFD]/g, '')}`);

  test.each([
    ['UTF-8', utf8, ''],
    ['UTF-8 with its mark', utf8, '\uFEFF'],
    ['UTF-16, little-endian, with its mark', utf16le, '\uFEFF'],
    ['UTF-16, big-endian, with its mark', utf16be, '\uFEFF'],
    ['UTF-16, little-endian, without it', utf16le, ''],
    ['UTF-16, big-endian, without it', utf16be, ''],
  ] as const)('in %s', (_title, write, mark) => {
    fc.assert(
      fc.property(usfm, (text) => {
        expect(decode(write(mark + text))).toEqual({ text, reported: [], message: '' });
      }),
      { numRuns: runs(300) },
    );
  });

  test.each(singleByteEncodings)('in %s', (encoding) => {
    const table = singleByteTable(encoding);
    table.delete('\0');
    const text = fc.string({ unit: fc.constantFrom(...table.keys()), maxLength: 80 });
    fc.assert(
      fc.property(text, (written) => {
        const bytes = Uint8Array.from(written, (character) => table.get(character)!);
        // Letters whose bytes are a byte-order mark are read as one
        fc.pre(
          !/^(?:fe,ff|ff,fe|ef,bb,bf)/.test(
            [...bytes.subarray(0, 3)].map((byte) => byte.toString(16)).join(),
          ),
        );
        // Two or three accented characters may form valid UTF-8 by chance; a text of only those is ambiguous
        fc.pre(!isUtf8WithLetters(bytes));
        fc.pre(!written.includes('\\ide'));
        expect(decode(bytes, { encoding })).toEqual({ text: written, reported: [], message: '' });
      }),
      { numRuns: 100 },
    );
  });

  test('never throws for any bytes and declarations', () => {
    const label = fc.constantFrom(
      '',
      'utf-8',
      'utf-16',
      'utf-16be',
      'big5',
      'windows-1251',
      'iso-2022-jp',
      'x',
    );
    const start = fc.constantFrom(
      '',
      '\\id GEN\n\\ide ',
      '<?xml version="1.0" encoding="',
      '\uFEFF',
      '\\\0i\0',
    );
    fc.assert(
      fc.property(start, label, fc.uint8Array({ maxLength: 300 }), label, (before, said, bytes, encoding) => {
        const file = new Uint8Array([...utf8(`${before}${said}"?>\n`), ...bytes]);
        const { text, reported } = decode(file, { encoding, language: 'und' });
        if (text === undefined) expect(reported).toHaveLength(1);
      }),
      { numRuns: runs(1000) },
    );
  });
});

function isUtf8WithLetters(bytes: Uint8Array): boolean {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).length < bytes.length;
  } catch {
    return false;
  }
}
