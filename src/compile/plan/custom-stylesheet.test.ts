import { expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { checkContent } from '../../check/checked-content.fixture.ts';

const edition = { id: 'A', name: 'A', englishName: 'A', language: 'eng', website: '', licenseUrl: '' };
const text =
  '\\id RUT\n\\h Ruth\n\\toc1 Ruth\n\\toc2 Ruth\n\\toc3 Rut\n\\mt1 Ruth\n\\c 1\n\\song\n\\v 1 They sang \\place Moab\\place*.\n';
const sheet = [
  '\\Marker song',
  '\\StyleType Paragraph',
  '\\TextProperties paragraph publishable poetic level_1',
  '',
  '\\Marker place',
  '\\StyleType Character',
  '\\TextType VerseText',
].join('\r\n');

async function unknownMarkers(more: Record<string, string>) {
  const content = newFolder({
    'translations/a/edition.json': edition,
    'translations/a/RUT.usfm': text,
    ...more,
  });
  const { diagnostics } = await checkContent(content);
  return diagnostics.flatMap(({ code, message }) =>
    code === 'unknown-marker' ? [/\\\w+/.exec(message)![0]] : [],
  );
}

test('markers of custom.sty are known, in the folder of the edition and in a folder there', async () => {
  expect(await unknownMarkers({})).toEqual(['\\song', '\\place']);
  expect(await unknownMarkers({ 'translations/a/custom.sty': sheet })).toEqual([]);
  expect(await unknownMarkers({ 'translations/a/release/custom.sty': sheet })).toEqual([]);
});
