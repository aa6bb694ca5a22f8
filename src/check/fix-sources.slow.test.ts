import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { soundText } from '../../test/checks/mistakes.ts';
import { runs } from '../../test/long-tests.ts';
import { newFolder } from '../../test/new-folder.ts';
import { checkSourceFile } from './check-file.ts';
import { fixUntilStable } from './fix-sources.ts';

setDefaultTimeout(600_000);

const sound = soundText();
const file = 'RUT.usfm';

const check = (text: string) => checkSourceFile(file, new TextEncoder().encode(text), { language: 'eng' });

async function stableFixOf(text: string) {
  const content = newFolder({ [file]: text });
  return await fixUntilStable(content, check(text).diagnostics, async (texts) =>
    [...texts.values()].flatMap((fixed) => [...check(fixed).diagnostics]),
  );
}

const inserted = [
  ' ',
  '  ',
  ',',
  ' ,',
  ', ,',
  '.',
  '“',
  '” ',
  '( ',
  ')',
  '\u200b',
  '\u00ad',
  '\u0301',
  '\ufeff',
  '\n',
];
const markers = ['\\add ', '\\+nd ', '\\add*', '\\f + \\ft ', '\\v 3 ', '\\q1 ', '\\w '];
const edit = fc.record({
  at: fc.nat(),
  cut: fc.constantFrom(0, 0, 1, 2),
  text: fc.constantFrom('', ...inserted, ...markers),
});

function edited(edits: readonly { at: number; cut: number; text: string }[]): string {
  const start = sound.indexOf('\\v 1 ');
  const size = sound.indexOf('\\v 9 ') - start;
  return edits.reduce((text, { at, cut, text: more }) => {
    const from = start + (at % size);
    return text.slice(0, from) + more + text.slice(from + cut);
  }, sound);
}

function wordsIn(text: string): string[] {
  const blocks = check(text).books.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.blocks));
  return blocks.flatMap((block) => {
    const written =
      block.type === 'line_break' ? '' : block.type === 'heading' ? block.text : block.content.text;
    const words = written.normalize('NFC').replace(/[\u00ad\ufeff]/g, '');
    return words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  });
}

test('a fix keeps the sequence of words, and a second run finds nothing to fix', async () => {
  const property = fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
    const text = edited(edits);
    const [fixed] = await stableFixOf(text);
    if (!fixed) return;
    expect(wordsIn(fixed.text)).toEqual(wordsIn(text));
    expect((await stableFixOf(fixed.text)).filter((again) => again.lines.length > 0)).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs(200) });
});
