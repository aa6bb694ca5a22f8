import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../documents/links.ts';
import { isLibrary } from '../library/library.ts';
import { isStoreAddress } from './is-store-address.ts';
import { placeOfManifest } from './place-of-manifest.ts';
import { PublishError } from './publish-error.ts';
import type { ReleaseSource } from './release-source.ts';
import type { S3Connection } from './s3/s3-connection.ts';

const whatIsRead = 'Give a library, a published directory or zip, a manifest, or the address of a site.';

/**
 * Opens a release wherever it is: a library, a published directory, a `.zip`, an http(s) address, `s3://bucket/prefix`,
 * or a manifest. A directory or address may also be given with `/api/...` behind it.
 * @param bucket how a bucket is reached.
 * @throws PublishError when there is no such thing; LibraryError.
 */
export async function openReleaseSource(
  where: string,
  bucket: Partial<S3Connection> = {},
): Promise<ReleaseSource> {
  if (/^https?:\/\//i.test(where)) {
    return (await import('./sources/http-source.ts')).openHttpReleaseSource(where);
  }
  if (isStoreAddress(where)) {
    return (await import('./sources/bucket-source.ts')).openBucketReleaseSource(where, bucket);
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(where)) throw new PublishError(`${where} is not read. ${whatIsRead}`);
  if (!existsSync(where)) throw new PublishError(`There is no folder or file ${where}. ${whatIsRead}`);
  if (statSync(where).isDirectory()) return openFolder(where);
  if (await isZip(where)) {
    return (await import('./sources/zip-source.ts')).openZipReleaseSource(where);
  }
  if (!statSync(where).isFile()) throw new PublishError(`${where} is no file. ${whatIsRead}`);
  const isInTree = placeOfManifest(where).base !== where;
  if (isInTree) return (await import('./sources/folder-source.ts')).openDirectoryReleaseSource(where);
  return (await import('./sources/manifest-source.ts')).openManifestReleaseSource(where);
}

async function openFolder(folder: string): Promise<ReleaseSource> {
  if (isLibrary(folder)) {
    return (await import('./sources/library-source.ts')).openLibraryReleaseSource(folder);
  }
  const { base } = placeOfManifest(folder);
  if (existsSync(join(base || '/', links.manifest))) {
    return (await import('./sources/folder-source.ts')).openDirectoryReleaseSource(folder);
  }
  throw new PublishError(`${folder} holds neither a library nor published documents. ${whatIsRead}`);
}

async function isZip(file: string): Promise<boolean> {
  if (!statSync(file).isFile()) return false;
  const beginning = await Bun.file(file).slice(0, 4).bytes();
  return ['504b0304', '504b0506'].includes(beginning.toHex());
}
