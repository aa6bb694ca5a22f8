import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportScripture } from '../../src/export/scripture/export-scripture.ts';
import { hasChromium, sharedChromium } from '../browser/chromium.ts';
import { compileContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { compiledStarterChapters } from '../starter-chapters.ts';
import { writeFiles } from '../write-files.ts';

const fonts = join(import.meta.dir, '../../node_modules/@fontsource/noto-serif-hebrew/files');

const compiledPoem = () =>
  compileContent((content) =>
    writeFiles(join(content, 'translations/poem'), {
      '1CO.usfm':
        '\\id 1CO\n\\h "}</style>\n\\c 1\n\\q1\n\\v 1 שִׁיר\\f + \\ft one\\f* חָדָשׁ\\f + \\ft two\\f*\n\\q2 לַיהוָה',
      'edition.json': JSON.stringify({
        ...{ id: 'POEM', name: 'שיר', englishName: 'Poem', shortName: 'Poem', language: 'hbo' },
        ...{ website: 'https://a.example', licenseUrl: 'https://a.example/l' },
      }),
    }),
  );

async function exported(id: string, compiled = compiledStarterChapters, options = { fonts }) {
  const { library } = await compiled();
  const folder = newFolder({});
  const { remarks } = await exportScripture({ library, id, format: 'html', folder, ...options });
  const path = join(folder, `${id}.html`);
  return { path, remarks, text: readFileSync(path, 'utf8') };
}

test('HTML contains the font of its script, or says that the font is missing', async () => {
  const { text, remarks } = await exported('OSHB');
  expect(text).toContain('@font-face{font-family:"Noto Serif Hebrew";src:url(data:font/woff2;base64,');
  expect(text).toContain('"Noto Serif Hebrew",serif');
  expect(text).toContain('Fonts: Noto Serif Hebrew (SIL Open Font License 1.1)');
  expect(remarks).toEqual([]);
  const missing = await exported('OSHB', compiledStarterChapters, { fonts: dirname(fonts) });
  expect(missing.text).not.toContain('@font-face');
  expect(missing.remarks).toEqual(['The font for Hebrew is not installed, so browsers use their own.']);
});

test('HTML has the name of each book at the head of its pages, also with characters of CSS', async () => {
  const { text } = await exported('KJV');
  expect(text).toContain('@page b-JHN{@top-center{content:"John"}}');
  expect(text).toContain('<section id="JHN" style="page:b-JHN">');
  expect((await exported('POEM', compiledPoem)).text).toContain(
    '@page b-1CO{@top-center{content:"\\22 }\\3c /style>"}}',
  );
});

test('notes in HTML have letters and the number of their verse', async () => {
  const { text } = await exported('POEM', compiledPoem);
  expect(text).toContain('<a class="n" role="doc-noteref" id="r.1CO.1.2" href="#n.1CO.1.2">b</a>');
  expect(text).toContain(
    '<aside role="doc-footnote" id="n.1CO.1.2"><p><a href="#r.1CO.1.2" role="doc-backlink">1:1 b</a> two</p></aside>',
  );
  expect(text).toContain('.b{height:.6em;break-after:avoid}');
  expect(text).toContain('<p lang="en" xml:lang="en" dir="auto">Poem</p>');
});

test.skipIf(!hasChromium)(
  'HTML prints in two columns, from the side where its script begins',
  async () => {
    const page = await (await sharedChromium()).newPage();
    try {
      await page.goto(pathToFileURL((await exported('POEM', compiledPoem)).path).href);
      await page.emulateMedia({ media: 'print' });
      const look = await page.evaluate(`(async () => {
        await document.fonts.ready;
        const of = (selector) => getComputedStyle(document.querySelector(selector));
        return {
          columns: of('section').columnCount,
          poetry: [of('.q1').paddingRight, of('.q1').paddingLeft],
          fonts: Array.from(document.fonts, ({ family, status }) => family + ' ' + status),
        };
      })()`);
      expect(look).toEqual({ columns: '2', poetry: ['36px', '0px'], fonts: ['Noto Serif Hebrew loaded'] });
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBe(2);
    } finally {
      await page.close();
    }
  },
  60_000,
);
