import { links } from '../documents/links.ts';
import { pageManifest } from '../documents/manifest/manifest.ts';
import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { sha256Of } from '../lib/sha256.ts';
import { parsePageManifest } from '../release/release.ts';
import { insteadOfUnreadable, ReleaseError } from '../release/release-error.ts';
import { mediaTypes } from '../site/fields.ts';
import type { Destination } from './destination.ts';
import { madeObject, type PublishedObject } from './published-object.ts';

export interface WantedPages {
  /** The web pages and the configurations of hosts. If undefined, those at the destination stay and are not listed. */
  readonly hostFiles?: readonly PublishedObject[] | undefined;
  /** The pages of all chapters. If undefined, those at the destination stay and are not listed. */
  readonly pages?: readonly PublishedObject[] | undefined;
  readonly sign?: ((manifest: Uint8Array) => Promise<string>) | undefined;
  readonly isAll?: boolean;
}

export interface PageChanges {
  readonly found: string | undefined;
  /** Lists the files of both states during the publication; undefined if no file changes. */
  readonly interim: PublishedObject | undefined;
  readonly puts: readonly PublishedObject[];
  readonly removals: readonly string[];
  readonly manifest: PublishedObject;
  readonly isManifestNew: boolean;
  readonly signature: PublishedObject | undefined;
  readonly isSignatureNew: boolean;
  readonly oldSignature: string | undefined;
}

interface ReleaseHashes {
  readonly to: string;
  readonly current: string | undefined;
  /** For a first publication: any file at the destination belongs to the operator. */
  readonly isFirst: boolean;
}

/**
 * Compares files with those that the page manifest of a destination lists. That manifest is trusted only if
 * the last complete publication wrote it; otherwise the files themselves are compared.
 * @returns undefined if the page manifest and all files stay as they are.
 * @throws ReleaseError if a first publication would replace a file of the operator.
 */
export async function pageChanges(
  destination: Destination,
  { hostFiles, pages, sign, isAll = false }: WantedPages,
  { to, current, isFirst }: ReleaseHashes,
): Promise<PageChanges | undefined> {
  if (!hostFiles && !pages) return undefined;
  const listed = await listedPages(destination);
  const wanted = [...(hostFiles ?? []), ...(pages ?? [])];
  const isTrusted = listed.isComplete && listed.release === current;
  let puts: readonly PublishedObject[] = wanted;
  const isListed = (path: string) => listed.hashes.has(path) || listed.previous.includes(path);
  const unlisted = isAll
    ? []
    : (hostFiles ?? []).filter(({ path }) => isFirst || (isTrusted && !isListed(path)));
  const missing = await withoutForeign(destination, unlisted);
  if (isFirst && !isAll) puts = [...missing, ...(pages ?? [])];
  else if (isTrusted && !isAll)
    puts = wanted.filter(({ path, sha256 }) => listed.hashes.get(path) !== sha256);
  else if (!isAll) puts = await notPresent(destination, wanted);

  const isWanted = new Set(wanted.map(({ path }) => path));
  const isGone = (path: string) =>
    !isWanted.has(path) && isOurs(path) && (isChapterPage(path) ? pages : hostFiles) !== undefined;
  const gone = [...new Set([...listed.hashes.keys(), ...listed.previous])].filter(isGone);
  const previous = destination.kind === 'live' ? previousFiles(listed, wanted, gone) : [];
  const removals = gone.filter((path) => !previous.includes(path));

  const own = wanted.map(({ path, sha256, size }) => ({ path, sha256, size }));
  const manifest = manifestObject({ release: to, isComplete: true, pages: own, previous });
  const interim = manifestObject({
    release: to,
    isComplete: false,
    pages: own,
    previous: [...previous, ...removals],
  });
  const isManifestNew = isAll || listed.sha256 !== manifest.sha256;
  const text = sign && (await sign(await bytesOf(manifest)));
  const signature =
    text === undefined
      ? undefined
      : madeObject(links.releaseSignature(manifest.sha256), text, mediaTypes.text);
  return {
    found: listed.sha256,
    interim: puts.length + removals.length > 0 ? interim : undefined,
    puts,
    removals,
    manifest,
    isManifestNew,
    signature,
    isSignatureNew: signature !== undefined && (isManifestNew || !(await exists(destination, signature))),
    oldSignature: listed.sha256 === undefined ? undefined : links.releaseSignature(listed.sha256),
  };
}

interface ListedPages {
  readonly sha256: string | undefined;
  readonly release: string | undefined;
  readonly isComplete: boolean;
  readonly hashes: ReadonlyMap<string, string>;
  readonly previous: readonly string[];
}

/** An unreadable page manifest lists nothing: the files themselves are compared. */
async function listedPages(destination: Destination): Promise<ListedPages> {
  const nothing = { release: undefined, isComplete: false, hashes: new Map<string, string>(), previous: [] };
  const bytes = await destination.read(links.pages);
  if (!bytes) return { ...nothing, sha256: undefined };
  const sha256 = sha256Of(bytes);
  try {
    const { pages, ...listed } = parsePageManifest(bytes);
    return { sha256, ...listed, hashes: new Map(pages.map(({ path, sha256 }) => [path, sha256])) };
  } catch (error) {
    return { sha256, ...insteadOfUnreadable(nothing)(error) };
  }
}

const hasHashInName = (path: string) => /^\/(?:scripts|pages|fonts)\//.test(path);
const isChapterPage = (path: string) => /^\/read(?:[./]|$)/.test(path);

/** Anyone with access to a destination may have written its list, so only these paths are ever removed. */
const ourPath =
  /^\/(?:read(?:\/[\w-]+(?:\/[^/]+(?:\/\d{1,3})?)?)?(?:\.html)?|sitemaps\/[\w-]+\.xml|sitemap\.xml|(?:robots|llms)\.txt|api\/x\/verse-of-the-day\.atom|(?:scripts|pages|fonts|icons)\/[^/]+|docs(?:\/[a-z-]+)?(?:\.html)?|(?:index|404)\.html|404\.json|(?:openapi|language-tables)\.json|Caddyfile|nginx\.conf|_headers|downloads\/[\w-]+(?:\.\w+)+|api\/x\/downloads\.json|(?:client|components|embed|service-worker)\.js|manifest\.webmanifest)$/;
const isOurs = (path: string) => ourPath.test(path);

/**
 * Files that stay until the next change of the web pages, because a page that is open in a browser may still
 * load them: scripts, styles and fonts have their hash in their names.
 */
function previousFiles(
  { hashes, previous }: ListedPages,
  wanted: readonly PublishedObject[],
  gone: readonly string[],
): readonly string[] {
  const stale = gone.filter(hasHashInName);
  const isSame = wanted.every(({ path }) => !hasHashInName(path) || hashes.has(path));
  const isListed = new Set(hashes.keys());
  return isSame && !stale.some((path) => isListed.has(path))
    ? stale.filter((path) => previous.includes(path))
    : stale.filter((path) => isListed.has(path));
}

function manifestObject(manifest: Parameters<typeof pageManifest>[0]): PublishedObject {
  return madeObject(links.pages, pageManifest(manifest), mediaTypes.json);
}

async function bytesOf(object: PublishedObject): Promise<Uint8Array> {
  return Bun.gunzipSync((await object.load()).gzip);
}

const atOnce = 16;

async function notPresent(
  destination: Destination,
  files: readonly PublishedObject[],
): Promise<readonly PublishedObject[]> {
  const present = new Set<string>();
  if (destination.kind === 'live') {
    for (const path of await destination.present(files)) present.add(path);
  } else {
    await forEachInFlight(files, atOnce, async (file) => {
      if (await exists(destination, file)) present.add(file.path);
    });
  }
  return files.filter(({ path }) => !present.has(path));
}

export async function exists(
  destination: Pick<Destination, 'read'>,
  file: PublishedObject,
): Promise<boolean> {
  const found = await destination.read(file.path);
  return found !== undefined && sha256Of(found) === file.sha256;
}

/**
 * Returns the files to write in a first publication. @throws ReleaseError if one of them would replace a file
 * of the operator.
 */
async function withoutForeign(
  destination: Destination,
  files: readonly PublishedObject[],
): Promise<readonly PublishedObject[]> {
  const present = new Set<string>();
  await forEachInFlight(files, atOnce, async ({ path, sha256 }) => {
    const found = await destination.read(path);
    if (!found) return;
    if (sha256Of(found) !== sha256) {
      const advice = 'Publish without such files (--no-host-files), or replace them (--all).';
      throw new ReleaseError(
        `${destination.name} has a file ${path} that Scriptorium did not publish. ${advice}`,
      );
    }
    present.add(path);
  });
  return files.filter(({ path }) => !present.has(path));
}
