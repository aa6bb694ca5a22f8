import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { links } from '../documents/links.ts';
import { shownUrl } from '../lib/secrets.ts';
import { UsageError } from '../lib/user-error.ts';
import { isLibrary } from '../library/library.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseSource } from './release-source.ts';
import { firstPublicationUnfinished, placeOfManifest, workplaceName } from './release-source.ts';
import { isStoreAddress, type S3Connection } from './s3/connection.ts';

const whatIsRead =
  'Give a library, a published directory or zip, a manifest, or the address of a site (https://...).';

/**
 * Opens a release in any place: a library, a published directory or `.zip`, an http(s) address, a bucket
 * (`s3://bucket/prefix`), or a manifest in a file. A directory or address may end with `/api/...`. The code
 * for each kind is loaded on demand.
 * @param bucket connection options for a bucket.
 * @throws ReleaseError if no release is found; UsageError for an unsupported address; LibraryError.
 */
export async function openReleaseSource(where: string, bucket: S3Connection = {}): Promise<ReleaseSource> {
  if (/^https?:\/\//i.test(where)) return (await import('./sources/http-source.ts')).openHttpSource(where);
  if (isStoreAddress(where)) {
    return (await import('./sources/bucket-source.ts')).openBucketSource(where, bucket);
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(where))
    throw new UsageError(`${shownUrl(where)} cannot be read. ${whatIsRead}`);
  if (!existsSync(where) && hasPublisher(where)) throw new ReleaseError(firstPublicationUnfinished(where));
  if (!existsSync(where)) throw new ReleaseError(`${shownUrl(where)} does not exist. ${whatIsRead}`);
  if (statSync(where).isDirectory()) return openFolder(where);
  if (await isZip(where)) return (await import('./sources/zip-source.ts')).openZipSource(where);
  if (!statSync(where).isFile()) throw new ReleaseError(`${where} is not a file. ${whatIsRead}`);
  const { openFolderSource, openManifestSource } = await import('./sources/folder-source.ts');
  const isInTree = placeOfManifest(where).base !== where;
  return isInTree ? openFolderSource(where) : openManifestSource(where);
}

/** For a zip, or the link `current` of a folder of releases. */
function hasPublisher(missing: string): boolean {
  const name = basename(missing);
  return existsSync(join(dirname(missing), name === 'current' ? workplaceName : `.${name}.lock`));
}

async function openFolder(folder: string): Promise<ReleaseSource> {
  if (isLibrary(folder)) return (await import('./sources/library-source.ts')).openLibrarySource(folder);
  const { base } = placeOfManifest(folder);
  if (existsSync(join(base || '/', links.manifest))) {
    return (await import('./sources/folder-source.ts')).openFolderSource(folder);
  }
  // Resolves the link to read a single release, even if the link is switched meanwhile
  if (existsSync(join(folder, 'current', links.manifest)))
    return openFolder(realpathSync(join(folder, 'current')));
  if ([workplaceName, links.publishing].some((name) => existsSync(join(base || '/', name))))
    throw new ReleaseError(firstPublicationUnfinished(folder));
  throw new ReleaseError(`${folder} contains neither a library nor published documents. ${whatIsRead}`);
}

async function isZip(file: string): Promise<boolean> {
  if (!statSync(file).isFile()) return false;
  const beginning = await Bun.file(file).slice(0, 4).bytes();
  return ['504b0304', '504b0506'].includes(beginning.toHex());
}
