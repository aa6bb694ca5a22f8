import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { letterFile, letterFonts } from '../../web/reader/letters.ts';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { devToolsOf, type OpenedPage, openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

/** "In the beginning was the Word", or the name of the script's language with marks and joined letters. */
const samples: Readonly<Record<string, string>> = {
  armenian: 'Սկզբից էր Բանը',
  bengali: 'আদিতে বাক্য ছিলেন। ক্ষ',
  devanagari: 'आदि में वचन था। क्ष',
  ethiopic: 'በመጀመሪያው ቃል ነበረ',
  georgian: 'პირველად იყო სიტყვა',
  gujarati: 'આરંભે શબ્દ હતો. ક્ષ',
  gurmukhi: 'ਆਦ ਵਿੱਚ ਸ਼ਬਦ ਸੀ।',
  kannada: 'ಆದಿಯಲ್ಲಿ ವಾಕ್ಯವಿತ್ತು',
  khmer: 'កាលដើមដំបូងបង្អស់',
  lao: 'ໃນຕົ້ນເດີມ',
  malayalam: 'ആദിയിൽ വചനം ഉണ്ടായിരുന്നു',
  myanmar: 'အစအဦး၌ နှုတ်ကပတ်တော်',
  oriya: 'ଆଦ୍ୟରେ ବାକ୍ୟ ଥିଲେ',
  sinhala: 'ආරම්භයේ වාක්‍යය විය',
  syriac: 'ܒܪܫܝܬ ܐܝܬܘܗܝ ܗܘܐ ܡܠܬܐ',
  tamil: 'ஆதியிலே வார்த்தை இருந்தது',
  telugu: 'ఆదియందు వాక్యముండెను',
  thai: 'ในปฐมกาลพระวาทะทรงดำรงอยู่',
  tibetan: 'ཐོག་མར་བཀའ་',
  hebrew: 'אֱלֹהִ֑ים',
  latin: 'Im Anfang war das Wort; “ça œuvre”',
  'latin-ext': 'žšřčłąę',
  vietnamese: 'ượậặố',
  cyrillic: 'Вначалебылослово',
  'cyrillic-ext': 'қңғүұһөә',
  'greek-ext': 'ἐν ἀρχῇ ἦν ὁ λόγος',
};

async function fontsOf(page: Page, subsets: readonly string[]) {
  const session = await devToolsOf(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const found = new Map<string, { name: string; isOwn: boolean; letters: number }[]>();
  for (const subset of subsets) {
    const selector = `#sample-${subset}`;
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    found.set(
      subset,
      fonts.map((font) => ({ name: font.familyName, isOwn: font.isCustomFont, letters: font.glyphCount })),
    );
  }
  await session.detach();
  return found;
}

function fontsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/fonts\/(.+)$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

describe.skipIf(!hasChromium)('the letters of a text', () => {
  const served = openerOf(compiledStarter);

  async function show({ page }: OpenedPage, subsets: readonly string[]): Promise<void> {
    await page.waitForFunction(() => document.fonts.size > 15);
    const shown = subsets.map((subset) => [subset, samples[subset]!] as const);
    await page.evaluate(async (texts) => {
      const spans = texts.map(([subset, textContent]) =>
        Object.assign(document.createElement('span'), { id: `sample-${subset}`, textContent }),
      );
      document.querySelector('.scripture .paragraph')!.replaceChildren(...spans);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
      await document.fonts.ready;
    }, shown);
  }

  test('in every script have glyphs in the fonts of the service', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      await reader.chapter('Ruth 1');
      // Basic Latin letters that arrive late are shown at the next visit
      const subsets = Object.keys(samples).filter((subset) => !/^(?:latin|vietnamese)/.test(subset));
      await show(reader, subsets);
      const found = await fontsOf(reader.page, subsets);
      for (const [subset, fonts] of found) {
        const lettersOf = (isOwn: boolean) =>
          fonts.filter((font) => font.isOwn === isOwn).reduce((sum, { letters }) => sum + letters, 0);
        const sample = samples[subset]!;
        const spaces = sample.match(/[\s.]/g)?.length ?? 0;
        expect([subset, lettersOf(false) <= spaces]).toEqual([subset, true]);
        expect([subset, lettersOf(true) >= (sample.length - spaces) / 3]).toEqual([subset, true]);
      }
    }));

  test('are the only ones whose fonts are loaded, once there is time', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const asked = fontsAskedBy(reader.page);
      await reader.chapter('Ruth 1');
      await show(reader, []);
      expect(asked.splice(0).every((name) => name.startsWith('literata-latin-400'))).toBe(true);
      await show(reader, ['bengali']);
      // Fonts of several scripts contain the mark at the end of a sentence; it is taken from the smallest
      expect(asked.map((name) => name.replace(/-400.*/, '')).sort()).toEqual([
        'noto-sans-gurmukhi-gurmukhi',
        'noto-serif-bengali-bengali',
      ]);
      await show(reader, ['sinhala']);
      expect(asked.slice(2).map((name) => name.replace(/-400.*/, ''))).toEqual([
        'noto-serif-sinhala-sinhala',
      ]);
    }));
});

describe('the fonts', () => {
  test.each(letterFonts)('of $name are files of its package and contain those characters', (font) => {
    const folder = join(import.meta.dir, `../../node_modules/@fontsource/${font.name}`);
    expect(existsSync(join(folder, 'files', letterFile(font)))).toBe(true);
    const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    const has = charactersOf(ranges[font.subset]!);
    const [wanted, missing] = [charactersOf(font.range), [] as number[]];
    for (const each of wanted) if (!has.has(each)) missing.push(each);
    // The range lists letters, and skips some unassigned code points
    expect(missing.length).toBeLessThan(wanted.size / 2);
  });

  test('share no character, so that a text never loads two for one', () => {
    const all = letterFonts.flatMap(({ range }) => [...charactersOf(range)]);
    expect(all.length).toBe(new Set(all).size);
    expect(all.length).toBeGreaterThan(2000);
  });
});

function charactersOf(range: string): Set<number> {
  const all = range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index);
  });
  return new Set(all);
}
