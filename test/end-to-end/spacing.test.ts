import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSharedData, wideEditions } from '../compiled-shared-data.ts';
import { compiledStarter } from '../compiled-starter.ts';
import type { SimpleBlock, SimpleChapter } from '../conformance/contract-schemas.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { spacingFaults } from './spacing-faults.ts';

// The first test waits until whole Bibles are compiled.
setDefaultTimeout(120_000);

type SimpleVerse = Extract<SimpleBlock, { type: 'verse' }>;

async function content(chapter: string): Promise<SimpleBlock[]> {
  const { library } = await compiledSharedData();
  return readDocument<SimpleChapter>(library, `/api/${chapter}.simple.json`).chapter.content;
}

async function verse(chapter: string, number: number): Promise<SimpleVerse> {
  const found = (await content(chapter)).find((block) => block.type === 'verse' && block.number === number);
  return found as SimpleVerse;
}

describe.each([
  { id: 'KJV', skip: false, compiled: compiledStarter },
  ...wideEditions.map(({ id }) => ({ id, skip: !sharedData, compiled: compiledSharedData })),
])('the simplified text of $id', ({ id, skip, compiled }) => {
  test.skipIf(skip)('has no fault in any verse or subtitle', async () => {
    const { library } = await compiled();
    const faults: string[] = [];
    let texts = 0;
    for (const path of library.paths(`/api/${id}/`)) {
      if (!/\d\.simple\.json$/.test(path)) continue;
      for (const block of readDocument<SimpleChapter>(library, path).chapter.content) {
        if (block.type !== 'verse' && block.type !== 'hebrew_subtitle') continue;
        texts++;
        const name = block.type === 'verse' ? block.number : 'subtitle';
        faults.push(...spacingFaults(block).map((fault) => `${path} ${name}: ${fault}: ${block.text}`));
      }
    }
    expect(faults).toEqual([]);
    expect(texts).toBeGreaterThan(23_000);
  });
});

describe.skipIf(!sharedData)('the simplified text', () => {
  test('keeps Selah apart from the quotation and the note before it', async () => {
    const { text, footnotes } = await verse('ENGWEBP/PSA/3', 2);
    expect(text).toBe('Many there are who say of my soul,\n“There is no help for him in God.” Selah.');
    expect(text.slice(0, footnotes[0]!.offset)).toEndWith('in God.”');
  });

  test('has the speakers of the Song as headings inside the verse', async () => {
    const { text, headings = [] } = await verse('BSB/SNG/1', 4);
    expect(text.split('\n')).toEqual([
      'Take me away with you—let us hurry!',
      'May the king bring me to his chambers.',
      'We will rejoice and delight in you;',
      'we will praise your love more than wine.',
      'It is only right that they adore you.',
    ]);
    expect(headings.map(({ offset, text: heading }) => [heading, text.slice(offset, offset + 7)])).toEqual([
      ['The Friends', 'We will'],
      ['The Bride', 'It is o'],
    ]);
  });

  test('ends Habakkuk with the choirmaster on a line of its own', async () => {
    expect((await verse('BSB/HAB/3', 19)).text.split('\n').slice(-2)).toEqual([
      'He makes me walk upon the heights!',
      'For the choirmaster. With stringed instruments.',
    ]);
  });

  test('reads a verse that begins in a descriptive title as the verse', async () => {
    const blocks = await content('BSB/ZEC/12');
    expect(blocks.map(({ type }) => type)).not.toContain('hebrew_subtitle');
    expect((await verse('BSB/ZEC/12', 1)).text).toMatch(
      /^This is the burden of the word of the LORD concerning Israel\.\nThus declares the LORD, who/,
    );
  });

  test('has the letters of Psalm 119 as headings before their stanzas', async () => {
    const blocks = await content('BSB/PSA/119');
    const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
    expect(headings).toHaveLength(23);
    expect(headings.slice(0, 3)).toEqual(['Your Word Is a Lamp to My Feet', 'ALEPH', 'BETH']);
    const numbers = blocks.map((block) => (block.type === 'verse' ? block.number : block.type));
    expect(numbers.slice(numbers.indexOf(8), numbers.indexOf(9))).toEqual([8, 'heading', 'line_break']);
  });

  test('keeps the dots that follow a verse number', async () => {
    expect((await verse('BSB/EPH/3', 14)).text).toBe('... for this reason I bow my knees before the Father,');
  });

  test('puts a quotation mark after a note at the end of the word', async () => {
    const { text, footnotes } = await verse('BSB/GEN/3', 15);
    expect(text).toEndWith('you will strike his heel.”');
    expect(footnotes.map(({ offset }) => text.slice(offset))).toEqual(['”']);
  });

  test('gives white space before a note and a closing mark to the note', async () => {
    const { text, footnotes } = await verse('BSB/GEN/14', 3);
    expect(text).toEndWith('(that is, the Salt Sea).');
    expect(text.slice(footnotes[0]!.offset)).toBe(').');
  });
});
