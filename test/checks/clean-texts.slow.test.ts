import { expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/check/checked-content.fixture.ts';
import { type MeasuredEdition, oddLengths } from '../../src/check/text/verse-lengths.ts';
import type { Diagnostic } from '../../src/formats/diagnostic.ts';
import { codesOfChecks } from '../../src/formats/diagnostic-codes.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { sharedData } from '../shared-data.ts';
import { judge, numberingOf, readFile } from './checked-text.ts';

setDefaultTimeout(1_200_000);

/**
 * Findings shared by the Berean Standard Bible and the Accessible Ancients Bible, which is derived from it.
 */
const inBoth: Readonly<Record<string, string>> = {
  'GEN 11 one-sided-parallel': 'Deuteronomy 32 and Acts 2 name others, and not Babel',
  'GEN 25 one-sided-parallel': '1 Chronicles 1:32 names Genesis 25:12, a later section',
  'ISA 9 one-sided-parallel': 'Matthew 4:12 does not name Isaiah 9',
  'ISA 36 one-sided-parallel': '2 Chronicles 32:1 does not name Isaiah 36',
  'JER 39 one-sided-parallel': '2 Chronicles 36:15 does not name Jeremiah 39',
  'ZEP 2:7 one-sided-parallel': 'Isaiah 16 and Jeremiah 48 name each other only',
  'JHN 18:24 one-sided-parallel': 'a passage of the Gospels there does not name John 18:25',
  'JUD 1:2 one-sided-parallel': '2 Peter 3:1 does not name Jude',
  'EZK 47:16 odd-space': '"15...through" in a note has no space after its dots',
  '1CH 17:19 odd-space': '"18...For" in a note has no space after its dots',
  'ZEC 12:1 missing-paragraph': 'the chapter begins in the line of its title (d)',
  'DEU 24 one-sided-parallel': 'Luke 16:18 names no parallel passages',
  'MAT 5:30 one-sided-parallel': 'likewise',
  'EZR 4:24 odd-word': '"standstill", and "stand still" elsewhere',
  'SNG 2:12 odd-word': '"the cooing of turtledoves"',
  'DEU 4:48 odd-name': '"Mount Siyon", one letter from "Simon"',
  '2SA 6:2 odd-space': '"the Name— the name": a space after a dash',
  'MAT 19:17 odd-space': 'a quotation begins without a space before it',
  'NUM 34:25 odd-word': '"Eli-zaphan", and "Elizaphan" elsewhere',
  'REV 4:8 repeated-word': 'the words are repeated on purpose',
};

/**
 * Findings in published texts, each with the reason for which a person agrees. By edition, place and code.
 */
const agreed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bsb: inBoth,
  engwebp: {
    'ROM 14:24 verse-beyond-chapter': 'the doxology is numbered at the end of chapter 14',
    'ROM 14:26 reference-to-nowhere': 'a note speaks of 16:25-27, which this edition does not have',
    'ACT 7:4 odd-name': '"Chaldaeans", and "Chaldeans" elsewhere',
    'EZK 34:12 odd-word': '"the cloudy and dark day"',
    'NUM 13:25 odd-word': '"from spying out the land"',
    'GEN 24:7 unpaired-mark': 'a quotation inside another is not closed',
    '2KI 19:20 unpaired-mark': 'likewise',
    'JER 25:30 unpaired-mark': 'likewise',
    'EZK 5:7 unpaired-mark': 'likewise',
    'HAG 1:7 unpaired-mark': 'likewise',
    'GEN 22:14 odd-capital': 'a title or a foreign word',
    'JDG 6:32 inconsistent-name': 'a note explains the parts of the name',
    'REV 4:8 repeated-word': 'the words are repeated on purpose',
    'HEB 13:15 odd-space': 'spaces before and after a note',
  },
  hbomas: {
    'EXO 2:5 unusual-character': 'a colon instead of the sign that ends a verse',
    'JER 7:30 odd-word': 'a letter more than in 372 other places',
    'JER 27:1 odd-word': 'likewise, in a name',
    'EZK 16:23 repeated-word': 'the words are repeated on purpose',
  },
  aab: {
    ...inBoth,
    '1CH 1:4 doubled-punctuation': 'a colon before a semicolon, in a note',
    'ECC 3:21 wrong-note-origin': 'its notes say 3:19',
    'HEB 11:29 empty-section': 'two headings in a row',
    'PSA 88:10 repeated-word': '"for the the Rephaim"',
    'ISA 13:22 odd-space': 'spaces around a dash, in a note',
    'ISA 34:14 odd-space': 'likewise',
    'JOS 2 one-sided-parallel': 'Hebrews 11:30 names whole books, in a heading',
  },
};

async function checked(name: string): Promise<readonly Diagnostic[]> {
  const content = newFolder({ 'translations/.keep': '' });
  symlinkSync(join(sharedData!, 'translations', name), join(content, 'translations', name));
  return (await checkContent(content)).diagnostics;
}

/** Two languages, and in the long run also one more translation and a derived one in USX. */
const checkedTexts = ['bsb', 'hbomas', ...(isLong ? ['engwebp', 'aab'] : [])];

test.skipIf(!sharedData).each(checkedTexts)('%s', async (name) => {
  const diagnostics = isLong ? await checked(name) : read(name).diagnostics();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const found = diagnostics
    .filter(({ code }) => codesOfChecks.has(code))
    .map(({ place, code }) => `${place} ${code}`);
  expect([...new Set(found)].sort()).toEqual(Object.keys(agreed[name]!).sort());
});

const majority = 'WEB follows the Majority Text, which has more words here';
const twice = 'BSB says once what the Hebrew and WEB repeat';
const inList = 'BSB leaves out the words that the Hebrew and WEB repeat after each name of the list';
const greek = 'BSB follows the longer Greek text';

/** Odd verse lengths of BSB, and of AAB, which is derived from it, compared with WEB. */
const besideWeb: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'MAT 5:44,MAT 6:13,MRK 7:8,MRK 9:49,LUK 9:55,LUK 9:56,LUK 11:11,LUK 11:54,LUK 20:30,ROM 8:1'
      .split(',')
      .map((place) => [place, majority]),
  ),
  ...Object.fromEntries(
    'GEN 6:20,GEN 7:14,GEN 17:25,EXO 26:21,EXO 36:26,EXO 37:18,DEU 23:17,JDG 10:11,ISA 24:2'
      .split(',')
      .map((place) => [place, twice]),
  ),
  ...Object.fromEntries(
    'JOS 21:9,JOS 21:14,JOS 21:15,1SA 30:28,1SA 30:30,1CH 6:58,1CH 6:65,1CH 6:68,JER 25:25'
      .split(',')
      .map((place) => [place, inList]),
  ),
  '1SA 14:41': greek,
  '2SA 13:34': greek,
  'GEN 25:7': 'BSB writes a number in digits, and all else shorter too',
};

const besideWebAlone: Readonly<Record<string, string>> = {
  'NUM 3:22': twice,
  '1SA 13:21': 'BSB gives the price of each tool',
  '1SA 30:27': inList,
  '1SA 30:29': inList,
};

const alsoInHebrew = {
  'DEU 24:6': 'The Hebrew says it in few words',
  'EST 9:9': 'Names with many letters in Hebrew, because of their points',
};

interface ReadEdition {
  readonly diagnostics: () => readonly Diagnostic[];
  readonly measured: MeasuredEdition;
}

const editions = new Map<string, ReadEdition>();

function read(name: string): ReadEdition {
  const known = editions.get(name);
  if (known) return known;
  const folder = join(sharedData!, 'translations', name);
  const language = name === 'hbomas' ? 'hbo' : 'eng';
  const files = readdirSync(folder)
    .filter((file) => /\.us(?:fm|x)$/.test(file))
    .map((file) => readFile(file, readFileSync(join(folder, file), 'utf8'), language));
  const measured = {
    id: name,
    language,
    versification: numberingOf(files, language).versification,
    books: new Map(files.flatMap(({ findings }) => findings.books.map(({ id, lengths }) => [id, lengths]))),
  };
  const edition = { diagnostics: () => judge(files, language), measured };
  editions.set(name, edition);
  return edition;
}

test
  .skipIf(!sharedData)
  .each([
    ...(isLong ? ([['bsb', ['engwebp', 'hbomas'], besideWeb]] as const) : []),
    ['aab', ['engwebp'], { ...besideWeb, ...besideWebAlone }],
    ['bsb', ['aab'], {}],
    ['hbomas', ['aab', 'bsb', 'engwebp'], alsoInHebrew],
  ] as const)('the verses of %s beside %p', (name, others, reasons) => {
  const measured = (id: string) => read(id).measured;
  const odd = oddLengths(measured(name), others.map(measured));
  expect(odd.map(({ book, chapter, first }) => `${book} ${chapter}:${first}`).sort()).toEqual(
    Object.keys(reasons).sort(),
  );
});
