import { expect, setDefaultTimeout, test } from 'bun:test';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/compile/check/check-content.ts';
import { codesOfChecks } from '../../src/formats/diagnostic-codes.ts';
import { newFolder } from '../new-folder.ts';
import { sharedData } from '../shared-data.ts';

setDefaultTimeout(1_200_000);

/** The Berean Standard Bible and the Accessible Ancients Bible, which was made from it, have these in common. */
const inBoth: Readonly<Record<string, string>> = {
  'GEN 11 one-sided-parallel': 'Deuteronomy 32 and Acts 2 name others, and not Babel',
  'GEN 25 one-sided-parallel': '1 Chronicles 1:32 names Genesis 25:12, a later section',
  '2CH 32:8 one-sided-parallel': 'Isaiah 36 or 2 Kings 18 does not name 2 Chronicles 32:9',
  'ISA 9 one-sided-parallel': 'Matthew 4:12 does not name Isaiah 9',
  'ISA 36 one-sided-parallel': '2 Chronicles 32:1 does not name Isaiah 36',
  'JER 39 one-sided-parallel': '2 Chronicles 36:15 does not name Jeremiah 39',
  'ZEP 2:7 one-sided-parallel': 'Isaiah 16 and Jeremiah 48 name each other only',
  'JHN 18:24 one-sided-parallel': 'a passage of the Gospels there does not name John 18:25',
  '2PE 2 one-sided-parallel': 'Jude 1:3 names 2 Peter 3 only',
  'JUD 1:2 one-sided-parallel': '2 Peter 3:1 does not name Jude',
  'EZK 47:16 odd-space': '"15...through" in a note has no space after its dots',
  '1CH 17:19 odd-space': '"18...For" in a note has no space after its dots',
  'ZEC 12:1 missing-paragraph': 'the chapter begins in the line of its title (d)',
  'MAT 10:35 missing-sentence-end': 'the paragraph stops before the lines of poetry that go on with it',
  'LUK 23:30 missing-sentence-end': 'likewise',
  'ACT 4:11 missing-sentence-end': 'likewise',
  'EPH 3:14 missing-capital': '"for this reason" in small letters after a full stop',
};

/** What a check says about published texts, and why a person agrees. By edition, place and code. */
const agreed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bsb: {
    ...inBoth,
    'JOS 2 one-sided-parallel': 'Hebrews 11 names Joshua 6 only',
  },
  engwebp: {
    'EZK 18:11 missing-sentence-end': 'the paragraph goes on in the next one',
    'ROM 12:20 missing-sentence-end': '"Therefore" stands alone before poetry',
    '2CO 6:17 missing-sentence-end': 'likewise',
    'ROM 14:24 verse-beyond-chapter': 'the doxology is numbered at the end of chapter 14',
    'ROM 14:26 reference-to-nowhere': 'a note speaks of 16:25-27, which this edition does not have',
  },
  hbomas: {
    'EXO 2:5 unusual-character': 'a colon instead of the sign that ends a verse',
  },
  aab: {
    ...inBoth,
    '1CH 1:4 doubled-punctuation': 'a colon before a semicolon, in a note',
    'ECC 3:21 wrong-note-origin': 'its notes say 3:19',
    'HEB 11:29 empty-section': 'two headings in a row',
    'PSA 88:10 repeated-word': '"for the the Rephaim"',
  },
};

test.skipIf(!sharedData).each(['bsb', 'engwebp', 'hbomas', 'aab'])('%s', async (name) => {
  const content = newFolder({ 'translations/.keep': '' });
  symlinkSync(join(sharedData!, 'translations', name), join(content, 'translations', name));
  const { diagnostics } = await checkContent(content);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const found = diagnostics
    .filter(({ code }) => codesOfChecks.has(code))
    .map(({ place, code }) => `${place} ${code}`);
  expect([...new Set(found)].sort()).toEqual(Object.keys(agreed[name]!).sort());
});
