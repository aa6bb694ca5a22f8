import { describe, expect, test } from 'bun:test';
import { judge, readFile } from '../../../test/checks/checked-text.ts';
import { soundText } from '../../../test/checks/mistakes.ts';
import { codesOfChecks, type DiagnosticCode } from '../../formats/diagnostic-codes.ts';
import { samples } from '../../formats/diagnostic-pages.make.ts';

const sound = soundText().replace(
  /(\\v (\d+) The man went out) to the field/g,
  (_, begin, verse) =>
    `${begin} by the ${['first', 'second', 'third', 'old', 'new', 'red', 'long'][verse % 7]} road to the field`,
);

function codes(written: string, right: string): string[] {
  const shown = (usfm: string) =>
    usfm.replace(/⟨U\+(\w+)⟩/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  const from = sound.indexOf('\\c 2');
  const verses = /\\v [56] [^\n]*\n(?:\\v 6 [^\n]*\n)?/.exec(sound.slice(from))![0];
  const isVerse = /^\\v [56] /.test(right);
  const first = Number(right[3]);
  const place = isVerse ? verses.slice(first === 6 ? verses.indexOf('\\v 6') : 0) : right;
  expect(sound).toContain(place);
  const found = isVerse ? sound.indexOf(place, from) : sound.indexOf(place);
  const text = `${sound.slice(0, found)}${shown(written)}${isVerse ? '\n' : ''}${sound.slice(found + place.length)}`;
  return judge([readFile('RUT.usfm', text, 'eng')], 'eng').map(({ code }) => code);
}

describe('the samples in docs/diagnostics.md', () => {
  // src/check/key-terms/key-terms.test.ts tests the sample that needs a list of terms
  const ofText = Object.entries(samples).filter(([code]) => code !== 'unexpected-rendering');
  test.each(ofText)('%s', (code, { wrong, right }) => {
    expect(codes(wrong, right)).toContain(code);
    expect(codes(right, right)).toEqual([]);
  });

  test('cover all codes of checks that need one text only', () => {
    const others: readonly DiagnosticCode[] = ['odd-verse-length', 'unused-acceptance'];
    expect([...codesOfChecks].filter((code) => !samples[code])).toEqual([...others]);
  });
});
