import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { links } from '../../src/documents/links.ts';
import type { PageManifest } from '../../src/documents/manifest/manifest-schema.ts';
import { sha256Of } from '../../src/lib/sha256.ts';
import { openDestination } from '../../src/publish/open-destination.ts';
import { rollBackStore } from '../../src/publish/publish.ts';
import { madeObject, type PublishedObject } from '../../src/publish/published-object.ts';
import { type CompiledContent, compiledSmallContent } from '../compiled.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';
import { startS3Proxy } from '../object-store/s3-proxy.ts';
import { type S3Server, startS3Server, useS3Environment } from '../object-store/s3-server.ts';
import { writtenTree } from '../release/release-tree.ts';
import { serveTree } from '../release/site-server.ts';
import { verifiedPlace } from '../release/verified-place.ts';
import { changeVerse, growingContent } from './growing-content.ts';
import { MemoryDestination } from './memory-destination.ts';
import { libraryOf, publishNow, rebuild } from './published-library.ts';

setDefaultTimeout(600_000);

let compiled: CompiledContent;
let server: S3Server;
beforeAll(async () => {
  compiled = await compiledSmallContent();
  useS3Environment();
  server = await startS3Server();
});

const file = (path: string, text = path) => madeObject(path, text, 'text/plain; charset=utf-8');
const script = (name: string) => file(`/scripts/${name}.js`);
const browserFiles = [file('/embed.js'), script('one-1111'), file('/nginx.conf'), file('/index.html')];

const listOf = ({ files }: MemoryDestination): PageManifest =>
  JSON.parse(new TextDecoder().decode(files.get(links.pages)));
const pathsOf = ({ files }: MemoryDestination) =>
  [...files.keys()].filter((path) => !path.startsWith('/api/')).sort();
const publishTo = (place: MemoryDestination, hostFiles: readonly PublishedObject[] | undefined, more = {}) =>
  publishNow(compiled.library, place, { hostFiles, pages: [], ...more });

describe('with nothing to do, publishing reads manifests only', () => {
  const allowed = [links.manifest, links.pages, links.publishing, links.releases].sort();
  const many = Array.from({ length: 200 }, (_, at) => script(`part-${at}`));

  test.each([['site'], ['site.zip'], ['releases']])('to a %s', async (name) => {
    const place = join(newFolder(), name);
    const releases = name === 'releases' ? 3 : undefined;
    const read: string[] = [];
    const publishOnce = async () => {
      read.length = 0;
      const options = {
        isForced: false,
        isDryRun: false,
        releases,
        encoding: 'gzip',
        cacheControl: '',
      } as const;
      const { destination } = await openDestination(place, options);
      const reading = destination.read.bind(destination);
      destination.read = (path) => {
        read.push(path);
        return reading(path);
      };
      const publication = publishNow(compiled.library, destination, {
        hostFiles: [...browserFiles, ...many],
        pages: [file('/read/SMALL/GEN/1.html')],
      });
      return publication.finally(() => destination.close());
    };
    expect((await publishOnce()).outcome).toBe('published');
    expect((await publishOnce()).outcome).toBe('nothing to do');
    expect(read.sort()).toEqual(allowed);
  });

  test('to an object store', async () => {
    const proxy = await startS3Proxy({ target: server.endpoint });
    const place = `s3://${server.bucket}/requests`;
    const publishOnce = async () => {
      proxy.requests.length = 0;
      return runCommand('publish', compiled.directory, place, '--endpoint', proxy.endpoint, '--path-style');
    };
    await publishOnce();
    expect(proxy.requests.length).toBeGreaterThan(200);
    expect((await publishOnce()).stdout).toStartWith('Nothing to do');
    const requests = proxy.requests.map(({ method, key }) => `${method} ${key.replace('requests', '')}`);
    console.log(`requests with nothing to do: ${requests.length}`);
    const reads = [...allowed, links.publisher].map((path) => `GET ${path}`);
    expect(requests.filter((request) => request.startsWith('GET /')).sort()).toEqual(reads.sort());
    expect(requests.length).toBeLessThanOrEqual(reads.length + 1);
    proxy.close();
  });
});

describe('the page manifest', () => {
  test('lists every file except documents with its hash, and names the release', async () => {
    const place = new MemoryDestination();
    const { release } = await publishTo(place, browserFiles);
    const { pages, ...others } = listOf(place);
    expect(others).toEqual({ format: 1, release, isComplete: true, previous: [] });
    expect(pages).toEqual(
      [...browserFiles]
        .sort((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, sha256, size }) => ({ path, sha256, size })),
    );
    expect(pages.every(({ path, size }) => size === path.length)).toBe(true);
  });

  test('decides which files are uploaded: only those that differ', async () => {
    const place = new MemoryDestination();
    await publishTo(place, browserFiles);
    place.steps.length = 0;
    await publishTo(place, [file('/embed.js', 'another'), ...browserFiles.slice(1)]);
    const puts = place.steps.filter((step) => step.startsWith('put '));
    expect(puts).toEqual([`put ${links.pages}`, 'put /embed.js', `put ${links.pages}`]);
  });

  test('removes files that are gone; scripts stay until the next change, as an open page may load them', async () => {
    const place = new MemoryDestination();
    const [embed, one, ...rest] = browserFiles;
    await publishTo(place, [embed!, one!, file('/docs.html'), ...rest]);
    await publishTo(place, [embed!, script('two-2222'), ...rest]);
    const both = ['/embed.js', '/index.html', '/nginx.conf', '/scripts/one-1111.js', '/scripts/two-2222.js'];
    expect(pathsOf(place)).toEqual(both);
    expect(listOf(place).previous).toEqual(['/scripts/one-1111.js']);
    await publishTo(place, [file('/embed.js', 'another'), script('two-2222'), ...rest]);
    expect(pathsOf(place)).toEqual(both);
    await publishTo(place, [embed!, script('three-3333'), ...rest]);
    expect(pathsOf(place)).toEqual(both.map((path) => path.replace('one-1111', 'three-3333')).sort());
    expect((await publishTo(place, [embed!, script('three-3333'), ...rest])).outcome).toBe('nothing to do');
  });

  test('never makes a publication remove a file that Scriptorium does not publish', async () => {
    for (const path of ['/mine.txt', '/docs/../mine.txt', '/notes/docs.html', '/.htaccess']) {
      const place = new MemoryDestination();
      const { release } = await publishTo(place, browserFiles);
      place.files.set(path, Buffer.from('mine'));
      const sha256 = sha256Of('mine');
      const list = { format: 1, release, isComplete: true, pages: [{ path, sha256, size: 4 }], previous: [] };
      place.files.set(links.pages, Buffer.from(JSON.stringify(list)));
      await publishTo(place, browserFiles);
      expect(place.files.get(path)?.toString()).toBe('mine');
    }
  });

  test('lists nothing with --no-host-files, and leaves existing files', async () => {
    const place = new MemoryDestination();
    await publishTo(place, browserFiles);
    await publishTo(place, undefined);
    expect(listOf(place)).toMatchObject({ isComplete: true, pages: [] });
    expect(pathsOf(place)).toEqual(browserFiles.map(({ path }) => path).sort());
  });
});

describe('a destination', () => {
  test('without a page manifest gets one; only changed files are uploaded', async () => {
    const place = new MemoryDestination();
    const pages = [file('/read/SMALL/GEN/1.html'), file('/read/SMALL/GEN/2.html')];
    await publishTo(place, browserFiles, { pages });
    place.files.delete(links.pages);
    place.files.set('/embed.js', Buffer.from('an older one'));
    place.steps.length = 0;
    await publishTo(place, browserFiles, { pages });
    expect(place.steps.filter((step) => step.startsWith('put '))).toEqual([
      `put ${links.pages}`,
      'put /embed.js',
      `put ${links.pages}`,
    ]);
    expect(pathsOf(place)).toEqual([...browserFiles, ...pages].map(({ path }) => path).sort());
  });

  test('whose page manifest is unreadable, or of another release, is compared file by file', async () => {
    for (const spoil of [
      () => '{',
      (list: string) => list.replace(/"release":"\w{64}"/, `"release":"${'a'.repeat(64)}"`),
    ]) {
      const place = new MemoryDestination();
      await publishTo(place, browserFiles);
      place.files.set('/embed.js', Buffer.from('alert(1)'));
      place.files.set(links.pages, Buffer.from(spoil(place.files.get(links.pages)!.toString())));
      place.steps.length = 0;
      await publishTo(place, browserFiles);
      expect(place.steps).toContain('put /embed.js');
      expect(place.steps).not.toContain('put /index.html');
      expect(listOf(place).isComplete).toBe(true);
    }
  });

  test('is as it should be after the next publication, wherever one was broken off', async () => {
    const sign = async (manifest: Uint8Array) => sha256Of(manifest);
    const versions = ['a', 'b', 'c'].map((version) => [
      file('/embed.js', version),
      script(`${version}-1`),
      file('/index.html'),
    ]);
    const stepsUntil = async (last: number) => {
      const place = new MemoryDestination();
      await publishTo(place, versions[0], { sign });
      let taken = 0;
      place.before = () => {
        if (taken++ === last) throw new Error('broken off');
      };
      const second = publishTo(place, versions[1], { sign });
      await (last < Number.POSITIVE_INFINITY ? expect(second).rejects.toThrow('broken off') : second);
      place.before = () => {};
      await publishTo(place, versions[2], { sign });
      for (const { path, sha256 } of versions[2]!) expect(sha256Of(place.files.get(path)!)).toBe(sha256);
      const { isComplete, pages } = listOf(place);
      expect([isComplete, pages.length]).toEqual([true, 3]);
      const signed = [links.manifest, links.pages].map((path) =>
        links.releaseSignature(sha256Of(place.files.get(path)!)),
      );
      expect([...place.files.keys()].filter((path) => path.endsWith('.sig')).sort()).toEqual(signed.sort());
      return taken;
    };
    const steps = await stepsUntil(Number.POSITIVE_INFINITY);
    expect(steps).toBeGreaterThan(5);
    for (let last = 0; last < steps; last++) await stepsUntil(last);
  });

  test('that is rolled back keeps its pages and their list; the next publication compares them', async () => {
    const content = growingContent({ books: { GEN: 3 } });
    const { directory, library } = await libraryOf(content);
    const place = new MemoryDestination();
    const publishWith = (text: string) =>
      publishNow(library, place, { hostFiles: [file('/embed.js', text)], pages: [], keep: 3 });
    const { release: first } = await publishWith('one');
    changeVerse(content, 'GEN');
    await rebuild(content, directory);
    const { release: second } = await publishWith('two');
    expect((await rollBackStore(place, first, { concurrency: 2 })).outcome).toBe('published');
    expect([listOf(place).release, place.files.get('/embed.js')?.toString()]).toEqual([second, 'two']);
    const { told, release, pages } = await verifiedPlace(writtenTree(place.files));
    expect([told, release.sha256, pages.found?.release]).toEqual([[], first, second]);
    place.files.set('/embed.js', Buffer.from('alert(1)'));
    await publishWith('two');
    expect([listOf(place).release, place.files.get('/embed.js')?.toString()]).toEqual([second, 'two']);
    await library.close();
  });
});

describe('verify', () => {
  const keys = newFolder();
  const key = join(keys, 'key.pem');
  beforeAll(() => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(join(keys, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  });
  const publishSite = async (...more: string[]) => {
    const site = join(newFolder(), 'site');
    const words = ['publish', compiled.directory, site, '--sign', key, ...more];
    const { exitCode, stdout } = await runCommand(...words);
    expect(exitCode).toBe(0);
    return { site, integrity: /Integrity of \/embed\.js: (\S+)/.exec(stdout)?.[1] };
  };
  const published = new Map<string, ReturnType<typeof publishSite>>();
  const signedSite = async (...more: string[]) => {
    const { site } = await published.getOrInsertComputed(more.join(' '), () => publishSite(...more));
    const copy = join(newFolder(), 'site');
    cpSync(site, copy, { recursive: true });
    return { site: copy };
  };
  const verify = (site: string) => runCommand('verify', site, '--key', join(keys, 'public.pem'));

  test('accepts a signed publication, and prints the integrity of the script to embed', async () => {
    const { site, integrity } = await publishSite('--pages');
    const { exitCode, stdout } = await verify(site);
    expect(stdout).toMatch(
      /^Browser files and host configurations: ([\d,]+) of \1 read\. The signature of their list is valid\.$/m,
    );
    expect(stdout).toContain(`Integrity of /embed.js: ${integrity}\n`);
    expect(exitCode).toBe(0);
    const script = readFileSync(join(site, 'embed.js'));
    expect(integrity).toBe(`sha256-${new Bun.CryptoHasher('sha256').update(script).digest('base64')}`);
  });

  test('reads copies in brotli too', async () => {
    // Compressing the scripts of the reader would take half a minute
    const { site } = await publishSite('--no-reader', '--siblings', 'gzip,br');
    expect((await verify(site)).exitCode).toBe(0);
    writeFileSync(join(site, 'nginx.conf.br'), 'no brotli');
    const { exitCode, stdout } = await verify(site);
    expect([exitCode, stdout]).toEqual([1, expect.stringMatching(/^\/nginx\.conf\.br: /m)]);
  });

  test('names a browser file that was changed, with both hashes and what to do', async () => {
    const { site } = await signedSite();
    const before = sha256Of(readFileSync(join(site, 'embed.js')));
    appendFileSync(join(site, 'embed.js'), '\nalert(1)');
    const after = sha256Of(readFileSync(join(site, 'embed.js')));
    const { exitCode, stdout } = await verify(site);
    expect(exitCode).toBe(1);
    expect(stdout).toContain(`and the hash ${after}, not ${before}. Publish with --all to replace it\n`);
    expect(stdout).toMatch(/^\/embed\.js: /m);
  });

  test.each([
    ['a compressed copy', 'client.js.gz', '/client.js.gz'],
    ['a host configuration', 'nginx.conf', '/nginx.conf'],
    ['the front page', 'index.html', '/index.html'],
    ['the service worker', 'service-worker.js', '/service-worker.js'],
  ])('finds %s that was changed', async (_what, name, path) => {
    const { site } = await signedSite();
    const bytes = name.endsWith('.gz') ? gzipSync('alert(1)') : 'alert(1)';
    writeFileSync(join(site, name), bytes);
    const { exitCode, stdout } = await verify(site);
    expect([exitCode, stdout.split('\n')[0]]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^${path}: has `)),
    ]);
  });

  test('finds a list that was changed together with a file, and one that was removed', async () => {
    const { site } = await signedSite();
    const list = join(site, links.pages);
    const [old, evil] = [readFileSync(join(site, 'embed.js')), Buffer.from('alert(1)')];
    writeFileSync(join(site, 'embed.js'), evil);
    const text = readFileSync(list, 'utf8')
      .replace(sha256Of(old), sha256Of(evil))
      .replace(`"size":${old.length}`, `"size":${evil.length}`);
    writeFileSync(list, text);
    for (const copy of [`${list}.gz`, join(site, 'embed.js.gz')]) rmSync(copy);
    const changed = await verify(site);
    expect([changed.exitCode, changed.stdout]).toEqual([
      1,
      expect.stringContaining('.sig: is missing: the release is not signed\n'),
    ]);
    rmSync(list);
    const removed = await verify(site);
    expect([removed.exitCode, removed.stdout]).toEqual([
      1,
      expect.stringContaining(`${links.pages}: is missing: the browser files are not signed.`),
    ]);
  });

  test('reads the files of a site at their addresses', async () => {
    const { site } = await signedSite('--pages');
    const tree = new Map<string, Uint8Array<ArrayBuffer>>();
    const hidden = /^\/(?:Caddyfile|nginx\.conf|_headers|404\.)|\.gz$/;
    for (const name of new Bun.Glob('**/*').scanSync(site)) {
      const path = `/${name}`;
      if (hidden.test(path)) continue;
      const address = path.replace(/\.html$/, '').replace(/^\/index$/, '/');
      tree.set(address, new Uint8Array(readFileSync(join(site, name))));
    }
    using host = serveTree(tree);
    const sound = await verify(host.url);
    expect([sound.exitCode, sound.stdout]).toEqual([0, expect.stringContaining('0 problems')]);
    tree.set('/', new TextEncoder().encode('<script>alert(1)</script>'));
    const changed = await verify(host.url);
    expect([changed.exitCode, changed.stdout]).toEqual([1, expect.stringMatching(/^\/index\.html: has /m)]);
  });

  test('diff lists the differing browser files of two sites with one release', async () => {
    const [{ site }, { site: other }] = [await signedSite(), await signedSite('--no-reader')];
    expect((await runCommand('diff', site, site)).stdout).toEndWith('They are equal.\n');
    const { exitCode, stdout } = await runCommand('diff', site, other);
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringMatching(/^Browser files: \/client\.js \(gone\), .* and \d+ more$/m),
    ]);
    const json = JSON.parse((await runCommand('diff', '--json', site, other)).stdout);
    expect([json.isEqual, json.editions, json.pages.changed]).toEqual([
      false,
      [],
      ['/Caddyfile', '/_headers', '/index.html', '/nginx.conf'],
    ]);
    expect((await runCommand('diff', compiled.directory, site)).exitCode).toBe(0);
  });

  test('rejects a list with paths outside the folder', async () => {
    const { site } = await signedSite();
    const list: PageManifest = JSON.parse(readFileSync(join(site, links.pages), 'utf8'));
    list.pages[0] = { ...list.pages[0]!, path: '/../../etc/passwd' };
    writeFileSync(join(site, links.pages), JSON.stringify(list));
    const { exitCode, stdout } = await runCommand('verify', site);
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringContaining('cannot be the path of a published file. Publish with --all'),
    ]);
  });
});
