import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { DocumentReader } from '../../src/export/bundled-edition.ts';
import { writeEpub } from '../../src/export/scripture/epub/write-epub.ts';
import { exportScripture } from '../../src/export/scripture/export-scripture.ts';
import { type ExportedEdition, exportedEdition } from '../../src/export/scripture/exported-book.ts';
import { compiledSharedData } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { sharedData } from '../shared-data.ts';
import { compiledStarterChapters } from '../starter-chapters.ts';
import { arbitraryEdition } from './arbitrary-edition.ts';
import { type ChapterWords, editionWords, lettersOf } from './edition-words.ts';
import { exportSamples, translationsIn, unzipped } from './export-samples.ts';

setDefaultTimeout(600_000);

const fonts = join(import.meta.dir, '../../node_modules/@fontsource/noto-serif-hebrew/files');

interface Page {
  readonly ids: string[];
  readonly links: string[];
  readonly words: ChapterWords;
}

function readPage(text: string): Page {
  const ids: string[] = [];
  const links: string[] = [];
  const notes: string[] = [];
  let flow = '';
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    const value = (name: string) => attributes[name]?.value;
    const isOwn = local === 'sup' || (local === 'a' && value('role') !== null && value('role') !== undefined);
    open.push(isOwn || /^(?:h1|h2|head)$/.test(local) ? 'skipped' : local);
    if (local === 'aside') notes.push('');
    if (value('id') !== undefined) ids.push(value('id')!);
    for (const name of ['href', 'src', 'full-path']) if (value(name) !== undefined) links.push(value(name)!);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (written) => {
    if (open.includes('skipped')) return;
    if (open.includes('aside')) notes.push(notes.pop()! + written);
    else flow += written;
  });
  parser.write(text).close();
  return { ids, links, words: { text: lettersOf(flow), notes: notes.map(lettersOf).sort() } };
}

async function readEpub(path: string): Promise<Map<string, ChapterWords>> {
  const files = await unzipped(path);
  const names = [...files.keys()];
  expect(names[0]).toBe('mimetype');
  expect(readFileSync(path).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  const pages = new Map(
    names
      .filter((name) => /\.(?:xhtml|opf|svg|xml)$/.test(name))
      .map((name) => [name, readPage(files.get(name)!.toString())]),
  );
  for (const [name, { ids, links }] of pages) {
    expect([name, new Set(ids).size]).toEqual([name, ids.length]);
    expect(ids.filter((id) => !/^[A-Za-z_][\w.-]*$/.test(id))).toEqual([]);
    for (const link of links.filter((href) => !/^[a-z][a-z\d+.-]*:/i.test(href))) {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? name : join(name.startsWith('META-INF') ? '' : dirname(name), file);
      expect([link, files.has(target)]).toEqual([link, true]);
      if (anchor) expect([link, pages.get(target)!.ids.includes(anchor)]).toEqual([link, true]);
    }
  }
  const listed = pages.get('EPUB/package.opf')!.links.map((href) => `EPUB/${href}`);
  const listable = names.filter((name) => !/^(?:mimetype|META-INF\/.*|EPUB\/package\.opf)$/.test(name));
  expect(listed.filter((name) => name.startsWith('EPUB/') && !name.includes('://')).sort()).toEqual(
    listable.sort(),
  );
  const chapters = [...pages].flatMap(([name, { words }]) => {
    const [, book, number] = /^EPUB\/_?(\w{3})\.(\d+)\.xhtml$/.exec(name) ?? [];
    return book ? [[`${book} ${number}`, words] as const] : [];
  });
  return new Map(chapters);
}

/** HTML has no control characters, even those that XML allows. */
function chaptersWithControls(edition: ExportedEdition): Set<string> {
  const words = [...editionWords(edition)];
  return new Set(
    words.flatMap(([chapter, { text, notes }]) => (/\ufffd/.test(text + notes) ? [chapter] : [])),
  );
}

async function faultsOf(path: string): Promise<string[]> {
  const { messages } = await EpubCheck.validate(readFileSync(path));
  return messages
    .filter(({ severity }) => severity !== 'info' && severity !== 'usage')
    .map(({ id, message, location }) => `${id} ${message} ${location?.path}:${location?.line}`);
}

describe.each(exportSamples)('%s', (_, compiled) => {
  test('are valid EPUBs with every word and no other', async () => {
    const { library } = await compiled();
    for (const id of translationsIn(library)) {
      const folder = newFolder({});
      const { faults } = await exportScripture({ library, id, format: 'epub', folder, fonts });
      const path = join(folder, `${id}.epub`);
      const edition = exportedEdition(id, new DocumentReader(library));
      const reported = new Set(faults.map((place) => place.split(':', 1)[0]!));
      expect([id, reported]).toEqual([id, chaptersWithControls(edition)]);
      expect([id, await readEpub(path)]).toEqual([id, editionWords(edition)]);
      expect([id, await faultsOf(path)]).toEqual([id, []]);
    }
  });
});

test.skipIf(!sharedData)('BSB has at most 4 MB and keeps every word', async () => {
  const { library } = await compiledSharedData();
  const folder = newFolder({});
  await exportScripture({ library, id: 'BSB', format: 'epub', folder, fonts });
  const path = join(folder, 'BSB.epub');
  expect(readFileSync(path).length).toBeLessThan(4_000_000);
  const edition = exportedEdition('BSB', new DocumentReader(library));
  expect(await readEpub(path)).toEqual(editionWords(edition));
});

test('any text is kept, in well-formed files', async () => {
  const folder = newFolder({});
  await fc.assert(
    fc.asyncProperty(arbitraryEdition, async (edition) => {
      const path = join(folder, 'a.epub');
      await writeEpub(edition, path, { fonts: undefined, remarks: [] });
      expect(await readEpub(path)).toEqual(editionWords(edition));
    }),
  );
});

describe('an EPUB', () => {
  const exported = async (id: string, from: string | undefined = fonts) => {
    const { library } = await compiledStarterChapters();
    const folder = newFolder({});
    const result = await exportScripture({
      library,
      id,
      format: 'epub',
      folder,
      ...(from && { fonts: from }),
    });
    const files = await unzipped(join(folder, `${id}.epub`));
    return { ...result, files, text: (name: string) => files.get(`EPUB/${name}`)!.toString() };
  };

  test('has an anchor for each verse, contents, the licence and accessibility metadata', async () => {
    const { text } = await exported('KJV');
    expect(text('JHN.3.xhtml')).toContain('<sup class="v" id="JHN.3.16">16</sup>');
    expect(text('nav.xhtml')).toContain('<li><a href="JHN.3.xhtml">3</a></li>');
    expect(text('about.xhtml')).toContain('License: <a href="');
    expect(text('package.opf')).toContain('<meta property="schema:accessMode">textual</meta>');
    expect(text('package.opf')).toContain('<dc:language>en</dc:language>');
    expect(text('cover.svg')).toContain('#7a3b1d');
  });

  test('runs from right to left and contains its font, or says that the font is missing', async () => {
    const { text, files, remarks } = await exported('OSHB');
    const font = 'fonts/noto-serif-hebrew-hebrew-400-normal.woff2';
    expect(text('package.opf')).toContain('<spine page-progression-direction="rtl">');
    expect(files.has(`EPUB/${font}`)).toBe(true);
    expect(text('style.css')).toContain(`url(${font})`);
    expect(remarks).toEqual([]);
    const without = await exported('OSHB', newFolder({}));
    expect([...without.files.keys()].filter((name) => name.includes('fonts/'))).toEqual([]);
    expect(without.remarks).toEqual(['The font for Hebrew is not installed, so e-readers use their own.']);
  });
});
