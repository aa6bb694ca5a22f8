import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { DocumentReader } from '../../src/export/bundled-edition.ts';
import { writeDocx } from '../../src/export/scripture/docx/write-docx.ts';
import { exportScripture } from '../../src/export/scripture/export-scripture.ts';
import { type ExportedEdition, exportedEdition } from '../../src/export/scripture/exported-book.ts';
import { newFolder } from '../new-folder.ts';
import { compiledStarterChapters } from '../starter-chapters.ts';
import { arbitraryEdition } from './arbitrary-edition.ts';
import { editionWords, lettersOf } from './edition-words.ts';
import { exportSamples, translationsIn, unzipped } from './export-samples.ts';

setDefaultTimeout(600_000);

async function textsIn(path: string): Promise<Map<string, string>> {
  return new Map(Array.from(await unzipped(path), ([name, bytes]) => [name, String(bytes)]));
}

function read(
  xml: string,
  visit: (name: string, value: (attribute: string) => string, text: string) => void,
) {
  const parser = new SaxesParser();
  let tag = { name: '', attributes: {} as Record<string, string> };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (opened) => {
    tag = { name: opened.name, attributes: opened.attributes as Record<string, string> };
    visit(tag.name, (attribute) => tag.attributes[attribute] ?? '', '');
  });
  parser.on('text', (text) => visit(tag.name, () => '', text));
  parser.write(xml).close();
}

const added = new Set(['VerseNumber', 'VerseReference', 'FootnoteReference', 'NoteOrigin']);
const headings = new Set(['Title', 'Rights', 'Heading1', 'Heading2']);

function wordsIn(xml: string): { readonly words: string[]; readonly styles: Set<string> } {
  const words: string[] = [];
  const styles = new Set<string>();
  let paragraph = '';
  let run = '';
  read(xml, (name, value, text) => {
    if (name === 'w:pStyle' && text === '') {
      paragraph = value('w:val');
      styles.add(paragraph);
      if (paragraph === 'Heading2') words.push('');
    }
    if (name === 'w:footnote' && text === '') words.push('');
    if (name === 'w:r' && text === '') run = '';
    if (name === 'w:rStyle' && text === '') {
      run = value('w:val');
      styles.add(run);
    }
    if (name === 'w:t' && !added.has(run) && !headings.has(paragraph)) words[words.length - 1] += text;
  });
  return { words: words.map(lettersOf), styles };
}

async function expectWhole(path: string, edition: ExportedEdition): Promise<void> {
  const parts = await textsIn(path);
  const document = wordsIn(parts.get('word/document.xml')!);
  const footnotes = wordsIn(parts.get('word/footnotes.xml')!);
  const expected = [...editionWords(edition).values()];
  expect(document.words).toEqual(expected.map(({ text }) => text));
  expect(footnotes.words.slice(2).sort()).toEqual(expected.flatMap(({ notes }) => notes).sort());
  const known = new Set<string>();
  read(parts.get('word/styles.xml')!, (name, value) => name === 'w:style' && known.add(value('w:styleId')));
  const used = [...document.styles, ...footnotes.styles];
  expect(used.filter((style) => style !== '' && !known.has(style))).toEqual([]);
  const ids = (part: string, tag: string) => {
    const found: string[] = [];
    read(parts.get(part)!, (name, value, text) => {
      if (name === tag && text === '') found.push(value('w:id'));
    });
    return found;
  };
  const notes = ids('word/footnotes.xml', 'w:footnote');
  expect(ids('word/document.xml', 'w:footnoteReference').sort()).toEqual(notes.slice(2).sort());
  expect(new Set(notes).size).toBe(notes.length);
  for (const xml of parts.values()) read(xml, () => {});
  read(parts.get('[Content_Types].xml')!, (name, value) => {
    if (name === 'Override')
      expect(parts.has(value('PartName').slice(1)) || value('PartName') === '').toBe(true);
  });
}

describe.each(exportSamples)('%s', (_, compiled) => {
  test('are Word documents with every word and no other', async () => {
    const { library } = await compiled();
    for (const id of translationsIn(library)) {
      const folder = newFolder({});
      await exportScripture({ library, id, format: 'docx', folder });
      await expectWhole(join(folder, `${id}.docx`), exportedEdition(id, new DocumentReader(library)));
    }
  });
});

test('any text is kept, in well-formed files', async () => {
  const path = join(newFolder({}), 'a.docx');
  await fc.assert(
    fc.asyncProperty(arbitraryEdition, async (edition) => {
      await writeDocx(edition, path);
      await expectWhole(path, edition);
    }),
  );
});

test('a document has columns, running heads and named styles', async () => {
  const { library } = await compiledStarterChapters();
  const folder = newFolder({});
  await exportScripture({ library, id: 'KJV', format: 'docx', folder, books: ['JHN'] });
  const parts = await textsIn(join(folder, 'KJV.docx'));
  const document = parts.get('word/document.xml')!;
  expect(document).toContain('<w:cols w:num="2"');
  expect(document).toContain(
    '<w:rStyle w:val="VerseReference"/></w:rPr><w:t xml:space="preserve">John 3:16</w:t>',
  );
  expect(document).toContain('License: ');
  expect(document).toContain('<w:headerReference w:type="default" r:id="header1"/>');
  const head = parts.get('word/header1.xml')!;
  expect(head).toMatch(/<mc:Choice Requires="w15"><w:instrText[^>]*> STYLEREF "Verse Reference" \\l /);
  expect(head).toMatch(/<mc:Fallback><w:instrText[^>]*> STYLEREF "heading 2" \\l /);
  expect(head).toContain('<w:t>John</w:t>');
  expect(parts.get('word/styles.xml')).toContain('<w:name w:val="Words of Jesus"/>');
});

test.skipIf(!Bun.which('soffice'))('LibreOffice shows the book and the chapter at the head', async () => {
  const { library } = await compiledStarterChapters();
  const folder = newFolder({});
  await exportScripture({ library, id: 'KJV', format: 'docx', folder, books: ['JHN'] });
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const options = ['--headless', profile, '--convert-to', 'fodt', '--outdir', folder];
  const { exitCode } = Bun.spawnSync(['soffice', ...options, join(folder, 'KJV.docx')]);
  expect(exitCode).toBe(0);
  const head = /<style:header>([\s\S]*?)<\/style:header>(?![\s\S]*<style:header>)/.exec(
    readFileSync(join(folder, 'KJV.fodt'), 'utf8'),
  )![1]!;
  expect(
    head
      .replace(/<text:tab\/>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  ).toMatch(/^John( \d+)?$/);
});

test('a right-to-left edition has right-to-left sections, paragraphs and runs', async () => {
  const { library } = await compiledStarterChapters();
  const folder = newFolder({});
  await exportScripture({ library, id: 'OSHB', format: 'docx', folder });
  const parts = await textsIn(join(folder, 'OSHB.docx'));
  expect(parts.get('word/document.xml')).toMatch(/<w:rtl\/>[\s\S]*<w:bidi\/><\/w:sectPr><\/w:body>/);
  expect(parts.get('word/styles.xml')).toContain('<w:pPr><w:bidi/></w:pPr>');
});

test('one book or ranges of books are exported', async () => {
  const { library } = await compiledStarterChapters();
  const all = Array.from(exportedEdition('KJV', new DocumentReader(library)).books(), ({ id }) => id);
  const exported = async (books: readonly string[]) => {
    const folder = newFolder({});
    await exportScripture({ library, id: 'KJV', format: 'text', folder, books });
    const lines = readFileSync(join(folder, 'KJV.txt'), 'utf8').trimEnd().split('\n');
    return [...new Set(lines.map((line) => line.split('\t', 1)[0]!))];
  };
  expect(await exported(['jhn'])).toEqual(['JHN']);
  expect(await exported([' John'])).toEqual(['JHN']);
  expect(await exported([`${all[0]} - ${all[1]}`])).toEqual(all.slice(0, 2));
  expect(await exported([`${all[0]}-${all[1]}`, all.at(-1)!])).toEqual([all[0]!, all[1]!, all.at(-1)!]);
  await expect(exported(['XYZ'])).rejects.toThrow('KJV has no book "XYZ". It has ');
  await expect(exported([`${all[1]}-${all[0]}`])).rejects.toThrow('ranges follow the order of the edition');
});
