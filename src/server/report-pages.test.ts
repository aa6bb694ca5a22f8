import { expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { newFolder } from '../../test/new-folder.ts';
import { checkScript } from '../site/check-script.ts';
import { commonFields } from '../site/fields.ts';
import { reportPage } from './report-pages.ts';

const { all } = commonFields('*', 'public');
const answer = (folder: string, path: string) => {
  const response = reportPage(folder, path, all);
  return response && new TextDecoder().decode(response.bytes);
};

test('serves the current pages of all editions and of each', async () => {
  const folder = newFolder({ 'index.html': 'all', 'BSB.html': 'first' });
  const page = answer(folder, '/check/BSB')!;
  expect(page).toStartWith('HTTP/1.1 200 OK');
  expect(page).toContain('Cache-Control: no-store');
  expect(page).toContain("Content-Security-Policy: default-src 'none'");
  expect(page).not.toContain('Access-Control-Allow-Origin');
  expect(page).toEndWith('first');
  await Bun.write(`${folder}/BSB.html`, 'second');
  expect(answer(folder, '/check/BSB.html')).toEndWith('second');
  expect(answer(folder, '/check/')).toEndWith('all');
  expect(answer(folder, '/check')).toMatch(/^HTTP\/1\.1 308 Permanent Redirect[\s\S]*Location: check\/\r\n/);
});

test('the page says that the first check is not done; other paths are not its own', () => {
  const folder = newFolder({ 'secret.txt': 'no', 'in/a.html': 'no' });
  expect(answer(folder, '/check/')).toContain('not done yet');
  for (const path of [
    '/check/BSB',
    '/check/../secret.txt',
    '/check/secret.txt',
    '/check/in/a',
    '/checks/',
    '/',
  ])
    expect(answer(folder, path)).toBeUndefined();
});

test('the page may only execute the script of a check', () => {
  const folder = newFolder({ 'BSB.html': `<main><script>${checkScript}</script>` });
  const hash = createHash('sha256').update(checkScript).digest('base64');
  expect(answer(folder, '/check/BSB')).toContain(`script-src 'sha256-${hash}'\r\n`);
});
