import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compileContent } from '../compiled.ts';
import { writeFiles } from '../write-files.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const edition = (id: string, language: string, more = {}) => ({
  id,
  name: id,
  englishName: id,
  language,
  website: '',
  licenseUrl: '',
  ...more,
});

const hebrew = `\\id RUT\n\\h רות\n\\c 1\n\\p
\\v 1 \\w וַיְהִי|lemma="הָיָה" strong="c:H1961" x-morph="He,C:Vqw3ms"\\w* \\w בִּימֵי|lemma="יוֹם" strong="b:H3117" x-morph="He,R:Ncmpc"\\w* \\w שְׁפֹט|lemma="שָׁפַט" strong="H8199" x-morph="He,Vqc"\\w* \\w הַשֹּׁפְטִים|lemma="שָׁפַט" strong="d:H8199" x-morph="He,Td:Vqrmpa"\\w*
\\v 2 \\w וְשֵׁם|lemma="שֵׁם" strong="c:H8034a" x-morph="He,C:Ncmsc"\\w* הָאִישׁ\n`;
const english = `\\id RUT\n\\h Ruth\n\\c 1\n\\p
\\v 1 \\w And it was|strong="H1961"\\w* \\w in the days|strong="H3117"\\w* \\w of the judging|strong="H8199"\\w* \\w of the judges|strong="H8199"\\w*.
\\v 2 \\w And the name|strong="H8034"\\w* of the man was as the judges.\n`;
const greek = `\\id TIT\n\\h ΠΡΟΣ ΤΙΤΟΝ\n\\c 1\n\\p
\\v 1 \\w Παῦλος|lemma="Παῦλος" strong="G39720" x-morph="Gr,N,,,,,NMS,"\\w*, \\w δοῦλος|lemma="δοῦλος" strong="G14010" x-morph="Gr,N,,,,,NMS,"\\w* \\w Θεοῦ|lemma="θεός" strong="G23160" x-morph="Gr,N,,,,,GMS,"\\w*\n`;
const aligned = `\\id RUT\n\\h Ruth\n\\c 1\n\\p
\\v 1 \\zaln-s |x-strong="c:H1961" x-lemma="הָיָה" x-morph="He,C:Vqw3ms" x-occurrence="1" x-content="וַיְהִי"\\*\\w And\\w* \\w it\\w*\\zaln-e\\* \\zaln-s |x-strong="b:H3117" x-lemma="יוֹם" x-morph="He,R:Ncmpc" x-occurrence="1" x-content="בִּימֵי"\\*\\w then\\w*\\zaln-e\\* \\zaln-s |x-strong="c:H1961" x-lemma="הָיָה" x-morph="He,C:Vqw3ms" x-occurrence="1" x-content="וַיְהִי"\\*\\w happened\\w*\\zaln-e\\*.\n`;
const lexicon = `number\tlemma\ttransliteration\tpartOfSpeech\tgloss\tdefinition
H1961\tהָיָה\thaya\tverb\tto be\tto be, become, come to pass
H3117\tיוֹם\tyom\tnoun, masculine\tday\tday, time; compare Ruth 1:2 and H8034
H8199\tשָׁפַט\tshaphat\tverb\tto judge\tto judge, govern, vindicate
H8034\tשֵׁם\tshem\tnoun, masculine\tname\tname, reputation
G1401\tδοῦλος\tdoulos\tnoun, masculine\tslave\tslave, servant
G2316\tθεός\ttheos\tnoun, masculine\tGod\tGod, a god
G3972\tΠαῦλος\tPaulos\tproper noun\tPaul\tPaul, the apostle
`;

const compiled = () =>
  compileContent((content) =>
    writeFiles(content, {
      'translations/HEB/edition.json': edition('HEB', 'hbo'),
      'translations/HEB/RUT.usfm': hebrew,
      'translations/ENG/edition.json': edition('ENG', 'eng'),
      'translations/ENG/RUT.usfm': english,
      'translations/ALN/edition.json': edition('ALN', 'eng'),
      'translations/ALN/RUT.usfm': aligned,
      'translations/GRK/edition.json': edition('GRK', 'grc'),
      'translations/GRK/TIT.usfm': greek,
      'datasets/words/edition.json': edition('words', 'eng', { name: 'A lexicon', kind: 'lexicon' }),
      'datasets/words/words.tsv': lexicon,
    }),
  );

const fontOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily);

describe.skipIf(!hasChromium)('words explained', () => {
  const served = openerOf(compiled);

  test('the card of a Hebrew word has its form, its entry and its renderings, in its script', () =>
    served.open('#/HEB/RUT/1?with=ENG', async (reader) => {
      const { page } = reader;
      await page.locator('.word', { hasText: 'בִּימֵי' }).click();
      const card = page.getByRole('dialog');
      await card.getByText('yom').waitFor();
      const text = (await card.textContent())!;
      expect(text).toContain('preposition + noun, masculine plural construct');
      expect(text).toContain('day, time; compare Ruth 1:2');
      expect(text).toContain('in the days');
      const lemma = card.locator('.entry-lemma');
      expect(await lemma.getAttribute('lang')).toBe('hbo');
      expect(await lemma.getAttribute('dir')).toBe('rtl');
      expect(await fontOf(page, '.entry-lemma')).toContain('Hebrew');
      expect(await fontOf(page, '.word-head bdi')).toContain('Hebrew');
      expect(await card.getByRole('link', { name: 'Ruth 1:2' }).getAttribute('href')).toContain('RUT/1');
      await reader.screenshot('word-card-hebrew');
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
    }));

  test('the search box offers the word of a lemma or transliteration, and opens its card', () =>
    served.open('#/GRK/TIT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('ΠΡΟΣ ΤΙΤΟΝ 1');
      const box = page.getByRole('combobox');
      const option = (number: string) => page.getByRole('option').filter({ hasText: number });
      await box.fill('dulos');
      await option('G1401').waitFor();
      expect(await option('G1401').textContent()).toBe('δοῦλος doulos “slave” G1401');
      await option('G1401').click();
      const card = page.getByRole('dialog');
      await card.locator('.definition').waitFor();
      expect(await card.locator('.definition').textContent()).toBe('slave, servant');
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      await box.fill('שפט');
      await option('H8199').waitFor();
      expect(await option('H8199').textContent()).toContain('“to judge”');
      await box.fill('servant');
      await page.getByRole('option').filter({ hasText: 'servant' }).first().waitFor();
      expect(await option('G1401').count()).toBe(0);
    }));

  test('the same word is highlighted in the other columns', () =>
    served.open('#/HEB/RUT/1?with=ENG', async ({ page }) => {
      await page.locator('.word', { hasText: 'הַשֹּׁפְטִים' }).click();
      await page.getByRole('dialog').getByText('shaphat').waitFor();
      expect(await page.locator('.word.lit').allTextContents()).toEqual([
        'שְׁפֹט',
        'הַשֹּׁפְטִים',
        'of the judging',
        'of the judges',
      ]);
      await page.keyboard.press('Escape');
      await page.locator('.word.lit').first().waitFor({ state: 'detached' });
      // A sense and its base are the same word
      await page.locator('.word', { hasText: 'And the name' }).click();
      await page.getByRole('toolbar', { name: /^Actions/ }).waitFor();
      await page.locator('.word', { hasText: 'And the name' }).click();
      await page.getByRole('dialog').getByText('shem').waitFor();
      expect(await page.locator('.word.lit').allTextContents()).toEqual(['וְשֵׁם', 'And the name']);
    }));

  test('in a translation are opened by a second press, because the first one selects the verse', () =>
    served.open(
      '#/ENG/RUT/1',
      async (reader) => {
        const { page } = reader;
        const word = page.locator('.word', { hasText: 'in the days' });
        const actions = page.locator('.verse-actions [role="toolbar"]');
        const card = page.getByRole('dialog');
        await word.click();
        await actions.waitFor();
        await page.waitForURL(/\?v=1$/);
        expect(await card.count()).toBe(0);
        await reader.checkLooks('words-of-selected-verse', [390]);
        await word.click();
        await card.getByText('yom').waitFor();
        await page.keyboard.press('Escape');
        await card.waitFor({ state: 'detached' });
        await page.keyboard.press('Escape');
        await actions.waitFor({ state: 'detached' });
        await word.focus();
        await page.keyboard.press('Enter');
        await card.getByText('yom').waitFor();
      },
      { width: 390, height: 844 },
    ));

  test('the card of a Hebrew word fits a phone', () =>
    served.open(
      '#/HEB/RUT/1',
      async (reader) => {
        const { page } = reader;
        await page.locator('.word', { hasText: 'וְשֵׁם' }).click();
        await page.getByRole('dialog').getByText('name, reputation').waitFor();
        await reader.checkLooks('word-card-hebrew', [390]);
      },
      { width: 390, height: 844 },
    ));

  test('the card of a Greek word fits a phone', () =>
    served.open(
      '#/GRK/TIT/1',
      async (reader) => {
        const { page } = reader;
        await page.locator('.word', { hasText: 'δοῦλος' }).click();
        const card = page.getByRole('dialog');
        await card.getByText('slave, servant').waitFor();
        expect(await card.textContent()).toContain('noun, nominative masculine singular');
        expect(await card.locator('.entry-lemma').getAttribute('lang')).toBe('grc');
        expect(await fontOf(page, '.entry-lemma')).toContain('Greek');
        await reader.checkLooks('word-card-greek', [390]);
        const box = (await card.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(390);
      },
      { width: 390, height: 844 },
    ));

  test('an interlinear text has the meaning and the form under each word, right to left in Hebrew', () =>
    served.open('#/HEB/RUT/1', async (reader) => {
      const { page } = reader;
      await page.locator('.word').first().waitFor();
      await page.getByRole('button', { name: /settings/i }).click();
      await page.getByLabel('Meaning and form under each word').check();
      await page.keyboard.press('Escape');
      await page.locator('.glossed').first().waitFor();
      const unders = await page.locator('.glossed').nth(1).locator('.under').allTextContents();
      expect(unders).toEqual(['day', 'preposition + noun, masculine plural construct']);
      const boxes = await page
        .locator('.glossed')
        .evaluateAll((words) => words.slice(0, 2).map((word) => word.getBoundingClientRect().left));
      expect(boxes[0]).toBeGreaterThan(boxes[1]!);
      expect(await page.locator('.under').first().getAttribute('dir')).toBe('ltr');
      await reader.checkLooks('interlinear-hebrew', [1440, 390]);
      await page.goto(`${served.url}/#/GRK/TIT/1`);
      await page.locator('.glossed', { hasText: 'δοῦλος' }).getByText('slave').waitFor();
      await reader.checkLooks('interlinear-greek', [390, 1440]);
      await page.locator('.glossed', { hasText: 'Θεοῦ' }).click();
      await page.getByRole('dialog').getByText('God, a god').waitFor();
    }));

  test('the words of one alignment are one box with the original, and are lit together', () =>
    served.open('#/ALN/RUT/1', async (reader) => {
      const { page } = reader;
      await page.locator('.word').first().waitFor();
      await page.getByRole('button', { name: /settings/i }).click();
      await page.getByLabel('Meaning and form under each word').check();
      await page.keyboard.press('Escape');
      await page.locator('.glossed').first().waitFor();
      expect(await page.locator('.glossed .surface').allTextContents()).toEqual([
        'And it',
        'then',
        'happened.',
      ]);
      expect(await page.locator('.glossed').first().locator('.under').allTextContents()).toEqual(['…']);
      expect((await page.locator('.glossed').nth(2).locator('.under').allTextContents()).slice(0, 2)).toEqual(
        ['וַיְהִי', 'to be'],
      );
      await reader.checkLooks('interlinear-aligned', [390, 1440]);
      await page.locator('.glossed', { hasText: 'happened' }).click();
      await page.getByRole('dialog').getByText('to be, become').waitFor();
      expect(await page.locator('.word.lit .surface').allTextContents()).toEqual(['And it', 'happened.']);
    }));
});

const word = (text: string, number: string) => `\\w ${text}|strong="${number}"\\w*`;
const [house, green, red, door] = [
  word('בית', 'H1004'),
  word('ירק', 'H3418'),
  word('אדם', 'H122'),
  word('דלת', 'H1817'),
];
const book = (verses: readonly string[]) =>
  ['\\id RUT', '\\h Ruth', '\\c 1', '\\p', ...verses.map((verse, index) => `\\v ${index + 1} ${verse}`)].join(
    '\n',
  );
const untagged = (id: string) => edition(id, 'eng', { alignment: 'computed' });

const computed = () =>
  compileContent((content) =>
    writeFiles(content, {
      'translations/HEB/edition.json': edition('HEB', 'hbo'),
      'translations/HEB/RUT.usfm': book([
        `${house} ${green}`,
        `${house} ${red}`,
        `${door} ${red}`,
        `${door} ${green}`,
      ]),
      'translations/ONE/edition.json': untagged('ONE'),
      'translations/ONE/RUT.usfm': book(['House green.', 'House red.', 'Door red.', 'Door green.']),
      'translations/TWO/edition.json': untagged('TWO'),
      'translations/TWO/RUT.usfm': book(['Home green.', 'Home red.', 'Gate red.', 'Gate green.']),
      'datasets/words/edition.json': edition('words', 'eng', { name: 'A lexicon', kind: 'lexicon' }),
      'datasets/words/words.tsv': 'number\tlemma\tgloss\tdefinition\nH1004\tבַּיִת\thouse\ta dwelling\n',
    }),
  );

describe.skipIf(!hasChromium)('the words of a computed alignment', () => {
  const served = openerOf(computed);
  const note = 'Matched automatically; estimated quality';

  test('are explained in a selected verse, and marked as computed', () =>
    served.open('#/ONE/RUT/1', async ({ page }) => {
      await page.getByText('House red').click();
      const pressed = page.locator('.marked .word', { hasText: 'House' });
      await pressed.waitFor();
      await pressed.click();
      const card = page.getByRole('dialog');
      await card.getByText('a dwelling').waitFor();
      expect(await card.getByText(note).count()).toBe(2);
      expect(await card.locator('.renderings').textContent()).toBe('Rendered in ONE house 2');
      await card.getByRole('button', { name: 'Find all occurrences' }).click();
      const panel = page.locator('.search-panel');
      await panel.locator('.hit').nth(1).waitFor();
      expect(await panel.locator('.hit mark').allTextContents()).toEqual(['House', 'House']);
      expect(await panel.getByText(note).textContent()).toMatch(/: ONE \d+%$/);
    }));

  test('have the word of the original below them in an interlinear text, and are highlighted in each column', () =>
    served.open('#/ONE/RUT/1?with=TWO', async (reader) => {
      const { page } = reader;
      await page.locator('.word').first().waitFor();
      await page.getByRole('button', { name: /settings/i }).click();
      await page.getByLabel('Meaning and form under each word').check();
      await page.keyboard.press('Escape');
      const first = page.locator('.glossed').first();
      await first.waitFor();
      expect(await first.locator('.under').allTextContents()).toEqual(['בית', 'house']);
      expect(await page.locator('.computed-note').textContent()).toMatch(/: ONE \d+% and TWO \d+%$/);
      await reader.checkLooks('interlinear-computed', [390, 1440]);
      await first.click();
      await page.getByRole('dialog').getByText('a dwelling').waitFor();
      expect(await page.locator('.word.lit .surface').allTextContents()).toEqual(['House', 'Home']);
    }));
});
