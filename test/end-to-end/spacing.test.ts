import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type {
  SimpleChapterContent,
  SimpleTranslationBookChapter,
} from '../../src/documents/translation/chapter-schema.ts';
import { compiledOtherEditions, compiledSharedData, compiledStarter } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { spacingFaults } from './spacing-faults.ts';

setDefaultTimeout(600_000);

type SimpleVerse = Extract<SimpleChapterContent, { type: 'verse' }>;

async function content(chapter: string): Promise<SimpleChapterContent[]> {
  const { library } = await compiledSharedData();
  return readDocument<SimpleTranslationBookChapter>(library, `/api/${chapter}.simple.json`).chapter.content;
}

async function verse(chapter: string, number: number): Promise<SimpleVerse> {
  const found = (await content(chapter)).find((block) => block.type === 'verse' && block.number === number);
  return found as SimpleVerse;
}

const known: Readonly<Record<string, readonly string[]>> = {
  // A ketiv of one word has a qere of two; the maqqef of the first is separate
  HBOMAS: ['ISA/3:15 space after a maqqef'],
  // The word after these maqqefs is read but not written, so it is only in a note
  OSHB: ['2SA/16:23 space after a maqqef', 'JER/50:29 space after a maqqef'],
  WEBPUSX: ['JHN/5:11 space before a closing mark'],
  // The letter that ends a section follows its verse without a space
  UHB: ['RUT/4:17 words glued at a sof pasuq'],
};

const starter = { skip: false, compiled: compiledStarter };
const wide = { skip: !sharedData, compiled: compiledSharedData };
const other = { skip: !sharedData, compiled: compiledOtherEditions };

describe.each([
  { id: 'KJV', ...starter, texts: 31_232 },
  { id: 'OSHB', ...starter, texts: 23_213 },
  { id: 'BSB', ...wide, texts: 31_202 },
  { id: 'ENGWEBP', ...wide, texts: 31_241 },
  { id: 'HBOMAS', ...wide, texts: 23_213 },
  { id: 'AAB', ...other, texts: 31_203 },
  { id: 'WEBPUSX', ...other, texts: 2_760 },
  { id: 'ULT', ...other, texts: 146 },
  { id: 'UST', ...other, texts: 146 },
  { id: 'UGNT', ...other, texts: 61 },
  { id: 'UHB', ...other, texts: 85 },
])('the simplified text of $id', ({ id, skip, compiled, texts }) => {
  test.skipIf(skip)(
    'has no spacing fault in any verse or subtitle, except faults of its source',
    async () => {
      const { library } = await compiled();
      const faults: string[] = [];
      let count = 0;
      for (const path of library.paths(`/api/${id}/`)) {
        const chapter = /[A-Z0-9]{3}\/\d+(?=\.simple\.json$)/.exec(path)?.[0];
        if (!chapter) continue;
        for (const block of readDocument<SimpleTranslationBookChapter>(library, path).chapter.content) {
          if (block.type !== 'verse' && block.type !== 'hebrew_subtitle') continue;
          count++;
          const verse = `${chapter}:${block.type === 'verse' ? block.number : 'subtitle'}`;
          faults.push(...spacingFaults(block).map((fault) => `${verse} ${fault}: ${block.text}`));
        }
      }
      const isKnown = (fault: string) => known[id]?.find((beginning) => fault.startsWith(beginning));
      expect(faults.filter((fault) => !isKnown(fault))).toEqual([]);
      expect(faults.map(isKnown)).toEqual([...(known[id] ?? [])]);
      expect(count).toBe(texts);
    },
  );
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

  test('keeps a quotation mark after a note next to its word', async () => {
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
