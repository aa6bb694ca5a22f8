import { expect, setDefaultTimeout, setSystemTime, test } from 'bun:test';
import { join } from 'node:path';
import worker from '../../src/edge/worker.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';
import { compiledStarterChapters } from '../starter-chapters.ts';

setDefaultTimeout(600_000);

const pages = ['--pages', '--public-url', 'https://bible.example.org'];

test('the page manifest lists every file that can be published, and the next publication removes those that are not wanted', async () => {
  const { directory } = await compiledStarterChapters();
  const site = join(newFolder(), 'site');
  const files = () => [...new Bun.Glob('**').scanSync(site)].map((name) => name.replace(/\.(?:gz|br)$/, ''));
  const publishWith = (...more: string[]) => runCommand('publish', directory, site, ...more);
  expect(await publishWith('--no-reader')).toMatchObject({ exitCode: 0, stderr: '' });
  const plain = new Set(files());
  expect(await publishWith(...pages, '--downloads', 'epub,usfm')).toMatchObject({ exitCode: 0 });
  for (const name of ['components.js', 'api/x/verse-of-the-day.atom', 'downloads/KJV.epub', 'read/KJV.html'])
    expect(files()).toContain(name);
  expect(await runCommand('verify', site, '--quiet')).toMatchObject({ exitCode: 0, stdout: '' });
  expect(await publishWith('--no-reader')).toMatchObject({ exitCode: 0, stderr: '' });
  // Open pages may still load these
  const others = files().filter((name) => !/^(?:scripts|pages|fonts)\//.test(name));
  expect(others.filter((name) => !plain.has(name))).toEqual([]);
});

test('a worker is verified on another day than that of the published feed', async () => {
  const { directory } = await compiledStarterChapters();
  const site = join(newFolder(), 'site');
  await runCommand('publish', directory, site, ...pages);
  const { withFolder } = await import(join(import.meta.dir, '../../deploy/edge/folder-bucket.mjs'));
  const environment = withFolder({ FOLDER: site });
  await using host = Bun.serve({ port: 0, fetch: (request) => worker.fetch(request, environment) });
  setSystemTime(new Date('2031-05-05T12:00:00Z'));
  try {
    expect(await runCommand('verify', host.url.href, '--quiet')).toMatchObject({ exitCode: 0, stdout: '' });
  } finally {
    setSystemTime();
  }
});
