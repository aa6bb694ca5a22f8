import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import type { Diagnostic } from './diagnostic.ts';
import { DiagnosticCollector } from './diagnostic-collector.ts';
import { findSourceBooks } from './find-source-books.ts';
import { withoutToolMarks } from './tool-marks.ts';

setDefaultTimeout(600_000);

const mark = '\uFEFF';

function cleaned(text: string) {
  const reported: string[] = [];
  const { text: clean } = withoutToolMarks(text, (code, at) => reported.push(`${code}@${at}`));
  return { clean, reported };
}

describe('byte-order marks', () => {
  test('are removed from the text and reported, except at its beginning', () => {
    expect(cleaned(`${mark}${mark}\\id${mark} GEN\n${mark}\\c 1`)).toEqual({
      clean: '\\id GEN\n\\c 1',
      reported: ['byte-order-mark-in-text@5', 'byte-order-mark-in-text@11'],
    });
  });

  test('are found as escapes of XML and JSON', () => {
    expect(cleaned('<a>b&#xFEFF;c&#65279;d&#x0feff;</a>').clean).toBe('<a>bcd</a>');
    expect(cleaned('{"a": "b\\ufeffc\\\\ufeff\\\\\\uFEFF"}').clean).toBe('{"a": "bc\\\\ufeff\\\\"}');
    const other = '\\p \\ufeff &#xFEFF;';
    expect(cleaned(other)).toEqual({ clean: other, reported: [] });
  });
});

describe('the marks of a conflict', () => {
  const conflict = '\\v 1 a\n<<<<<<< HEAD\nb\n||||||| 1a2b\nc\n=======\nd\n>>>>>>> side\n\\v 2';

  test('are blanked and reported with any line ends', () => {
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      const { clean, reported } = cleaned(conflict.replaceAll('\n', lineEnd));
      expect(clean.split(lineEnd).map((line) => line.trim())).toEqual([
        '\\v 1 a',
        '',
        'b',
        '',
        'c',
        '',
        'd',
        '',
        '\\v 2',
      ]);
      expect(reported.map((place) => place.split('@')[0])).toEqual(Array(4).fill('merge-conflict'));
      expect(clean.length).toBe(conflict.replaceAll('\n', lineEnd).length);
    }
  });

  test.each([
    'a <<<<<<< HEAD',
    '<<<<<< HEAD',
    '<<<<<<<< HEAD',
    '<<<<<<<HEAD',
    '======= x',
    '========',
    '>>>>>>>x',
    '<<a>>',
  ])('%p is not one', (line) => expect(cleaned(`x\n${line}\ny`).reported).toEqual([]));
});

test('a text without marks stays unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!text.includes(mark) && !/={7}|<{7}|>{7}|\|{7}/.test(text));
      expect(cleaned(text)).toEqual({ clean: text, reported: [] });
    }),
  );
});

test('places in the cleaned text are places in the original', () => {
  const piece = fc.oneof(fc.constantFrom(mark, '\n', '=======', '<<<<<<< a'), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = `\\${pieces.join('')}`;
      const { text: clean, originalOffset } = withoutToolMarks(text, () => {});
      for (let at = 0; at < clean.length; at++) {
        if (clean[at] !== ' ') expect(clean[at]).toBe(text[originalOffset(at)]!);
      }
    }),
  );
});

describe('in every format', () => {
  const texts = {
    usfm: '\\id GEN\n\\c 1\n\\p\n\\v 1 be\uFEFFgan\n<<<<<<< HEAD\n\\v 2 ours\n=======\n\\v 2 theirs\n>>>>>>> side\n\\v 3 \\nd x',
    usx: '<usx version="3.0">\n<book code="GEN" style="id"/>\n<chapter number="1" style="c"/>\n<para style="p"><verse number="1" style="v"/>be\uFEFFgan</para>\n<<<<<<< HEAD\n<para style="p"><verse number="2" style="v"/>ours</para>\n=======\n<para style="p"><verse number="2" style="v"/>theirs</para>\n>>>>>>> side\n</usx>',
    osis: '<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1">\n<verse osisID="Gen.1.1">be\uFEFFgan</verse>\n<<<<<<< HEAD\n<verse osisID="Gen.1.2">ours</verse>\n=======\n<verse osisID="Gen.1.2">theirs</verse>\n>>>>>>> side\n</chapter></div></osisText></osis>',
    usj: '{"type":"USJ","content":[{"type":"book","marker":"id","code":"GEN"},\n{"type":"chapter","marker":"c","number":"1"},{"type":"para","marker":"p","content":[\n{"type":"verse","marker":"v","number":"1"},"be\uFEFFgan",\n<<<<<<< HEAD\n{"type":"verse","marker":"v","number":"2"},"ours",\n=======\n{"type":"verse","marker":"v","number":"2"},"theirs"\n>>>>>>> side\n]}]}',
  };

  test.each(Object.entries(texts))(
    'of %s: both sides are served and each mark is reported with its line',
    (_, text) => {
      const collector = new DiagnosticCollector('a');
      const [book, ...others] = findSourceBooks(text, collector.report);
      expect([book!.code.slice(0, 3).toUpperCase(), others.length]).toEqual(['GEN', 0]);
      const verses = book!
        .read()
        .chapters[0]!.blocks.flatMap((block) =>
          'content' in block ? [block.content.text.replace('\n', ' ')] : [],
        );
      expect(verses.slice(0, 2)).toEqual(['began', 'ours theirs']);
      const found: readonly Diagnostic[] = collector.diagnostics(text);
      const linesOf = (code: string) =>
        found.filter((diagnostic) => diagnostic.code === code).map(({ line }) => text.split('\n')[line - 1]);
      expect(linesOf('byte-order-mark-in-text')).toEqual([expect.stringContaining('be\uFEFFgan')]);
      expect(linesOf('merge-conflict')).toEqual(['<<<<<<< HEAD', '=======', '>>>>>>> side']);
      const unclosed = found.find(({ code }) => code === 'unclosed-marker');
      if (unclosed) expect(text.split('\n')[unclosed.line - 1]!.slice(unclosed.column - 1)).toBe('\\nd x');
      expect(found.some(({ code }) => code.startsWith('malformed'))).toBeFalse();
    },
  );
});
