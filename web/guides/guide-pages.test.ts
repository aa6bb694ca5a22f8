import { expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../../test/write-files.ts';
import { findSections } from './find-sections.ts';
import { guidePages } from './guide-pages.ts';

const docs = join(import.meta.dir, '../../docs');

async function pagesOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'guides-'));
  writeFiles(folder, files);
  return guidePages(folder).finally(() => rmSync(folder, { recursive: true }));
}

test('the overview comes first, and links between guides become links between pages', async () => {
  const [overview, guide] = await pagesOf({
    'a-guide.md':
      '# A guide\n\nBack to [all](README.md), [below](#below), [code](../src/x.ts).\n\n![A picture](a.webp)\n\n## Below\n\nText.\n',
    'README.md': '# Guides\n\n[A guide](a-guide.md#below) and [elsewhere](https://example.org/).\n',
  });
  expect([overview!.name, guide!.name]).toEqual(['guides', 'a-guide']);
  expect(overview!.body).toContain('href="a-guide#below"');
  expect(overview!.body).toContain('href="https://example.org/"');
  expect(guide!.body).toContain('href="guides"');
  expect(guide!.body).toContain('href="#below"');
  expect(guide!.body).not.toContain('src/x.ts');
  expect(guide!.body).not.toContain('<img');
  expect(guide!.body).toContain('<h2 id="below">');
});

test('a link to a guide that does not exist is an error', () => {
  expect(pagesOf({ 'README.md': '# Guides\n\n[Gone](gone.md)\n' })).rejects.toThrow('links to gone.md');
});

test('every guide of docs becomes a page with a title and sections', async () => {
  const pages = await guidePages(docs);
  expect(pages.length).toBeGreaterThan(20);
  for (const { title, sections, body } of pages) {
    expect(title).not.toBe('');
    expect(sections.length).toBeGreaterThan(0);
    expect(body).not.toMatch(/href="[^"]*\.md[#"]/);
  }
});

test('sections are found by their words, those with the words in their title first', async () => {
  const sections = (await guidePages(docs)).flatMap((page) => page.sections);
  const found = findSections(sections, 'entity tag');
  expect(found.length).toBeGreaterThan(0);
  for (const { section } of found)
    for (const word of ['entity', 'tag'])
      expect(`${section.title} ${section.text}`.toLowerCase()).toContain(word);
  expect(findSections(sections, 'search')[0]!.section.title).toBe('Search');
  expect(findSections(sections, '  ')).toEqual([]);
  expect(findSections(sections, 'no such words (in) [any] guide')).toEqual([]);
});

test('a snippet marks the words of the query', () => {
  const section = { address: 'a', title: 'A', text: `${'left '.repeat(50)}Here. ${'right '.repeat(50)}` };
  const { snippet } = findSections([section], 'HERE')[0]!;
  expect(snippet[1]).toBe('Here');
  expect(snippet.join('')).toStartWith('… left');
  expect(snippet.join('')).toEndWith('right …');
});
