import { expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { type CheckPart, checkEditions } from '../../check/check-content.ts';
import { checkContent } from '../../check/checked-content.fixture.ts';
import { readXml } from '../../formats/xml/read-xml.ts';
import { checkFormats, checkText } from './check-formats.ts';
import { TextFormat } from './check-lines.ts';
import { PageFormat } from './check-page.ts';

const edition = { id: 'A', name: 'A', englishName: 'A', language: 'eng', website: '', licenseUrl: '' };
const content = newFolder({
  'translations/a/edition.json': edition,
  'translations/a/GEN, 1.usfm': '\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v 1 TODO <100 %>\n\\v 2 \\add Words.\n',
});
const found = await checkContent(content);
const parts: CheckPart[] = await Array.fromAsync(checkEditions(content));

test('SARIF has what version 2.1.0 asks for, and every finding with its rule and place', () => {
  const log = JSON.parse(checkText(checkFormats.sarif('my content/'), parts));
  expect(log.version).toBe('2.1.0');
  const [run, ...others] = log.runs;
  expect(others).toEqual([]);
  expect(run.tool.driver.name).toBe('scriptorium');
  expect(run.results).toHaveLength(found.diagnostics.length);
  for (const [index, result] of run.results.entries()) {
    const { code, line, column, severity, message } = found.diagnostics[index]!;
    expect(['none', 'note', 'warning', 'error']).toContain(result.level);
    expect(result).toMatchObject({ ruleId: code, level: severity, message: { text: message } });
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe(code);
    const { artifactLocation, region } = result.locations[0].physicalLocation;
    expect(artifactLocation.uri).toBe('my%20content/translations/a/GEN%2C%201.usfm');
    expect(region).toEqual({ startLine: line, startColumn: column });
    expect(Object.values(result.partialFingerprints)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  }
});

test('an annotation is one line whose properties cannot be cut short', () => {
  const lines = checkText(checkFormats.github(), parts).split('\n');
  expect(lines).toHaveLength(found.diagnostics.length);
  for (const line of lines) {
    expect(line).toMatch(
      /^::(?:error|warning) file=translations\/a\/GEN%2C 1\.usfm,line=\d+,col=\d+,title=[a-z-]+::\S/,
    );
  }
});

test('JUnit is XML with a failure for each finding', () => {
  const faults: string[] = [];
  const opened: string[] = [];
  const xml = checkText(checkFormats.junit(), parts);
  const handler = { open: (name: string) => opened.push(name), close: () => {}, text: () => {} };
  readXml(xml, handler as never, (code) => faults.push(code));
  expect(faults).toEqual([]);
  expect(opened.filter((name) => name === 'failure')).toHaveLength(found.diagnostics.length);
  expect(opened.slice(0, 2)).toEqual(['testsuites', 'testsuite']);
});

test('the page has charts, filters, progress and inventories, and escapes markup of the sources', () => {
  const page = checkText(new PageFormat(), parts);
  for (const part of ['<figure class="bars"', '<progress', 'Inventories', 'data-book="GEN"'])
    expect(page).toContain(part);
  expect(page).not.toContain('<100 %>');
});

test('JSON written part by part is the JSON of the whole check, also without editions', () => {
  expect(checkText(checkFormats.json(), parts)).toBe(JSON.stringify(found, null, 2));
  const nothing = { editions: [], words: [], diagnostics: [] };
  expect(checkText(checkFormats.json(), [])).toBe(JSON.stringify(nothing, null, 2));
  expect(JSON.parse(checkText(checkFormats.sarif(), [])).runs[0].results).toEqual([]);
});

test('the text ends with the totals, after findings without an edition', () => {
  const diagnostic = { ...found.diagnostics[0]!, file: 'site.json', line: 0, column: 0 };
  const lines = checkText(new TextFormat(80), [...parts, { words: [], diagnostics: [diagnostic] }]).split(
    '\n',
  );
  expect(lines[0]).toStartWith('A (translations/a): 1 book');
  expect(lines.find((line) => line.startsWith('site.json: '))).toBeDefined();
  expect(lines.at(-1)).toBe('1 edition, 1 book: 1 error, 2 warnings');
});
