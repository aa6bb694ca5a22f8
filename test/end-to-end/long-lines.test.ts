import { expect, test } from 'bun:test';
import { sourceLimits } from '../../src/formats/source-limits.ts';
import { openLibrary } from '../../src/library/library.ts';
import { ContentFolder } from '../content-folder.ts';
import { runCommand } from './command-line.ts';
import { editionWords } from './edition-words.ts';

/** Less than the limit, because white space around the markup before the line also counts. */
const characters = sourceLimits.chapter.characters - 5;

const lines = [
  { of: 'words', piece: 'word ', text: 'word ', most: characters / 5 },
  {
    of: 'annotated words',
    piece: '\\w word|strong="H1"\\w* ',
    text: 'word ',
    most: sourceLimits.chapter.words,
  },
  { of: 'one long word', piece: 'x', text: 'x', most: characters },
];

const maxLine = 50_000_000;

/** Maximum memory in bytes of a build that rejects its sources: some twenty per byte of the line. */
const maxMemory = 1_000_000_000;

function contentWith(line: string): ContentFolder {
  const content = new ContentFolder();
  content.edition('long', 'LONG', { 'gen.usfm': `\\id GEN \\c 1 \\p \\v 1 ${line}` });
  return content;
}

test.each(lines)(
  'compiles a line with the maximum number of $of in a chapter without losing any',
  async ({ piece, text, most }) => {
    using content = contentWith(piece.repeat(most));
    const { exitCode } = await runCommand('build', content.path, '--library', content.library);
    expect(exitCode).toBe(0);
    const library = openLibrary(content.library, { readOnly: true });
    const found = editionWords(library, 'LONG');
    await library.close();
    // Compared here, because a failed matcher would print both texts
    expect(found === text.repeat(most).trim()).toBe(true);
  },
  600_000,
);

test.each(lines)(
  'a line of 50 MB of $of is refused in one line, within 1 GB',
  async ({ piece }) => {
    using content = contentWith(piece.repeat(Math.ceil(maxLine / piece.length)));
    const { exitCode, stdout, stderr, peakMemory } = await runCommand(
      'build',
      content.path,
      '--library',
      content.library,
    );
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
    const errors = stdout.split('\n').filter((line) => line.includes(': error: '));
    expect(errors.map((error) => error.slice(0, 300))).toEqual([
      expect.stringMatching(/gen\.usfm:1:\d+: error: Chapter 1 has more than [\d,]+ .*too-large/),
    ]);
    expect(peakMemory).toBeGreaterThan(maxLine);
    expect(peakMemory).toBeLessThan(maxMemory);
  },
  600_000,
);
