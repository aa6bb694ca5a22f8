import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '../../client/src/create-client.ts';
import { links } from '../../src/documents/links.ts';
import type { Download } from '../../src/documents/site/site-schema.ts';
import { downloadFiles } from '../../src/export/download-files.ts';
import { sha256Of } from '../../src/lib/sha256.ts';
import type { Library } from '../../src/library/library.ts';
import type { Destination } from '../../src/publish/destination.ts';
import { openZipDestination } from '../../src/publish/zip-destination.ts';
import { type CompiledContent, compiledSmallContent } from '../compiled.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';
import { startS3Server, useS3Environment } from '../object-store/s3-server.ts';
import { verifiedPlace } from '../release/verified-place.ts';
import { serveLibrary } from '../served-library.ts';
import { changeVerse, growingContent } from './growing-content.ts';
import { MemoryDestination } from './memory-destination.ts';
import { documentsOf, libraryOf, publishNow, rebuild } from './published-library.ts';

setDefaultTimeout(600_000);

let compiled: CompiledContent;
beforeAll(async () => {
  compiled = await compiledSmallContent();
});

const publishTo = (place: string, ...args: string[]) =>
  runCommand('publish', compiled.directory, place, '--no-reader', ...args);
const listOf = (folder: string): Download[] =>
  JSON.parse(readFileSync(join(folder, links.downloads), 'utf8')).downloads;

describe('publish --downloads', () => {
  test('writes the files, lists them, and does nothing the second time', async () => {
    const site = newFolder();
    const first = await publishTo(site, '--downloads', 'usfm,epub,usfm');
    expect([first.exitCode, first.stderr.replace(/^warning: .*\n/gm, '')]).toEqual([0, '']);
    const list = listOf(site);
    expect(list.filter(({ edition }) => edition === 'SMALL')).toMatchObject([
      {
        format: 'epub',
        link: '/downloads/SMALL.epub',
        mediaType: 'application/epub+zip',
        licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
      },
      { format: 'usfm', link: '/downloads/SMALL.usfm.zip', mediaType: 'application/zip' },
    ]);
    for (const { link, size, sha256 } of list) {
      const bytes = readFileSync(join(site, link));
      expect([link, bytes.length, sha256Of(bytes)]).toEqual([link, size, sha256]);
    }
    expect(readdirSync(join(site, 'downloads'))).toHaveLength(list.length);
    const second = await publishTo(site, '--downloads', 'epub,usfm');
    expect(second.stdout).toStartWith('Nothing to do');
    expect(second.stderr).toBe('');
  });

  test('packs sources that build to the same verses', async () => {
    const site = newFolder();
    await publishTo(site, '--downloads', 'usfm');
    const content = newFolder();
    mkdirSync(join(content, 'translations'));
    writeFileSync(
      join(content, 'translations/SMALL.zip'),
      readFileSync(join(site, 'downloads/SMALL.usfm.zip')),
    );
    const { library } = await libraryOf(content);
    const chapter = '/api/SMALL/GEN/1.simple.json';
    const textOf = (of: Library) => {
      const { content } = JSON.parse(documentsOf(of).get(chapter)!).chapter;
      return content.flatMap((item: { type: string; text?: string }) =>
        item.type === 'verse' ? [item.text] : [],
      );
    };
    expect(textOf(library)).toEqual(textOf(compiled.library));
    await library.close();
  });

  test('verify and diff know the files; without the option they are removed', async () => {
    const [site, other] = [newFolder(), newFolder()];
    await publishTo(site, '--downloads', 'epub');
    await publishTo(other);
    expect((await verifiedPlace(site)).told).toEqual([]);
    const { stdout } = await runCommand('diff', site, other);
    expect(stdout).toContain('Browser files: /downloads/SMALL.epub (gone), /api/x/downloads.json');
    appendFileSync(join(site, 'downloads/SMALL.epub'), 'x');
    appendFileSync(join(site, links.downloads), ' ');
    expect((await verifiedPlace(site)).told).toMatchObject([
      expect.stringMatching(/^\/api\/x\/downloads\.json(?:\.gz)? has /),
      expect.stringMatching(/^\/downloads\/SMALL\.epub has \d+ bytes/),
    ]);
    await publishTo(site, '--all');
    expect([listOf(site), existsSync(join(site, 'downloads/SMALL.epub'))]).toEqual([[], false]);
    expect((await verifiedPlace(site)).told).toEqual([]);
  });

  test('to a zip and to a bucket writes the same files', async () => {
    const [site, zip] = [newFolder(), join(newFolder(), 'site.zip')];
    await publishTo(site, '--downloads', 'epub');
    await publishTo(zip, '--downloads', 'epub');
    useS3Environment();
    const server = await startS3Server();
    const bucket = ['s3://books/downloads', '--endpoint', server.endpoint, '--downloads', 'epub'] as const;
    expect((await publishTo(...bucket)).exitCode).toBe(0);
    const { body, headers } = (await server.get('downloads/downloads/SMALL.epub'))!;
    expect(headers.get('content-type')).toBe('application/epub+zip');
    expect(headers.get('content-encoding')).toBeNull();
    expect(sha256Of(body)).toBe(sha256Of(readFileSync(join(site, 'downloads/SMALL.epub'))));
    expect((await publishTo(...bucket)).stdout).toStartWith('Nothing to do');
    expect((await verifiedPlace(zip)).pages.listed).toBe((await verifiedPlace(site)).pages.listed);
    expect((await publishTo(zip, '--downloads', 'epub')).stdout).toStartWith('Nothing to do');
  });

  test('refuses unknown formats and publications without host files', async () => {
    const unknown = await publishTo(newFolder(), '--downloads', 'epub,pdf');
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      2,
      expect.stringContaining('Give one or more of usfm,'),
    ]);
    const bare = await publishTo(newFolder(), '--downloads', 'epub', '--no-host-files');
    expect([bare.exitCode, bare.stderr]).toEqual([2, expect.stringContaining('leave out --no-host-files')]);
  });
});

function licensedContent(): string {
  const content = growingContent({ books: { GEN: 1, RUT: 1 } });
  const metadata = join(content, 'translations/growing/edition.json');
  const licenseUrl = 'https://creativecommons.org/licenses/by-nd/4.0/';
  writeFileSync(metadata, JSON.stringify({ ...JSON.parse(readFileSync(metadata, 'utf8')), licenseUrl }));
  return content;
}

describe('downloads', () => {
  const filesOf = async (
    library: Library,
    place: Pick<Destination, 'read'>,
    { remarks = [], workplace = newFolder() }: { remarks?: string[]; workplace?: string } = {},
  ) =>
    downloadFiles({
      library,
      formats: ['text', 'epub'],
      published: (path) => place.read(path),
      workplace,
      fonts: newFolder(),
      onRemark: (remark) => remarks.push(remark),
    });

  test('of unchanged translations are not made again, and the list is uploaded last', async () => {
    const content = licensedContent();
    const { directory, library } = await libraryOf(content);
    const place = new MemoryDestination();
    const publishDownloads = async () => {
      place.steps.length = 0;
      await publishNow(library, place, { hostFiles: await filesOf(library, place), pages: [] });
      return place.steps.filter((step) => step.includes('download'));
    };
    const first = await publishDownloads();
    expect(first.slice(0, -1).toSorted()).toEqual(
      ['GROWING.epub', 'GROWING.text.zip', 'SMALL.epub', 'SMALL.text.zip'].map(
        (name) => `put /downloads/${name}`,
      ),
    );
    expect(first.at(-1)).toBe(`put ${links.downloads}`);
    changeVerse(content, 'RUT');
    await rebuild(content, directory);
    expect((await publishDownloads()).toSorted()).toEqual([
      `put ${links.downloads}`,
      'put /downloads/GROWING.epub',
      'put /downloads/GROWING.text.zip',
    ]);
    const list = JSON.parse(String(Buffer.from(place.files.get(links.downloads)!)));
    list.downloads[0].sha256 = '0'.repeat(64);
    place.files.set(links.downloads, Buffer.from(JSON.stringify(list)));
    await expect(publishDownloads()).rejects.toThrow('Publish with --all to replace it');
    place.files.set(links.downloads, Buffer.from('{"downloads":'));
    expect(await publishDownloads()).toEqual([`put ${links.downloads}`]);
    await library.close();
  });

  test('are copied from the previous zip, unless their translation has changed', async () => {
    const content = licensedContent();
    const { directory, library } = await libraryOf(content);
    const file = join(newFolder(), 'site.zip');
    const publishZip = async () => {
      const workplace = newFolder();
      const zip = await openZipDestination(file, { siblings: new Set() });
      await publishNow(library, zip, { hostFiles: await filesOf(library, zip, { workplace }), pages: [] });
      await zip.close();
      return readdirSync(workplace).sort();
    };
    expect(await publishZip()).toEqual(['GROWING.epub', 'GROWING.text.zip', 'SMALL.epub', 'SMALL.text.zip']);
    changeVerse(content, 'RUT');
    await rebuild(content, directory);
    expect(await publishZip()).toEqual(['GROWING.epub', 'GROWING.text.zip']);
    expect((await verifiedPlace(file)).told).toEqual([]);
    await library.close();
  });

  test('leave out translations whose licence is unknown', async () => {
    const { library } = await libraryOf(growingContent({ books: { GEN: 1 } }));
    const remarks: string[] = [];
    const files = await filesOf(library, new MemoryDestination(), { remarks });
    expect(files.map(({ path }) => path)).toEqual([
      '/downloads/SMALL.epub',
      '/downloads/SMALL.text.zip',
      links.downloads,
    ]);
    expect(remarks).toEqual([
      'GROWING has no downloads: it is not known if its licence allows sharing copies. Set "license" in its edition.json.',
    ]);
    await library.close();
  });

  test('are an empty list on a live server', async () => {
    const server = await serveLibrary(compiled.library);
    expect(await createClient({ baseUrl: server.url }).downloads()).toEqual({ downloads: [] });
    await server.stop();
  });
});
