import { expect, test } from 'bun:test';
import { openLibrary } from '../../src/library/library.ts';
import { ContentFolder } from '../content-folder.ts';
import { runCommand } from './command-line.ts';
import { editionWords } from './edition-words.ts';

const bytes = 50_000_000;
const mostMemory = 4_000_000_000;

test.each([
  { of: 'words', piece: 'word ', text: 'word ' },
  { of: 'annotated words', piece: '\\w word|strong="H1"\\w* ', text: 'word ' },
  { of: 'one long word', piece: 'x', text: 'x' },
])(
  'a line of 50 MB of $of is compiled within 4 GB, and nothing of it is lost',
  async ({ piece, text }) => {
    using content = new ContentFolder();
    const times = Math.ceil(bytes / piece.length);
    content.edition('long', 'LONG', { 'gen.usfm': `\\id GEN \\c 1 \\p \\v 1 ${piece.repeat(times)}` });
    const { exitCode, peakMemory } = await runCommand('build', content.path, '--library', content.library);
    expect(exitCode).toBe(0);
    expect(peakMemory).toBeLessThan(mostMemory);
    const library = openLibrary(content.library, { readOnly: true });
    const found = editionWords(library, 'LONG');
    await library.close();
    // Compared here, as a failure would print both
    expect(found === text.repeat(times).trim()).toBe(true);
  },
  120_000,
);
