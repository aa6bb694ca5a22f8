import { readerFiles } from '../publish/hosts/reader-files.ts';
import { type StaticHostOptions, staticHostFiles } from '../publish/hosts/static-host-files.ts';
import { isStoreAddress } from '../release/is-store-address.ts';
import type { PublishedObject } from '../release/published-object.ts';
import type { PublishCommandOptions } from './publish-command-options.ts';
import { webPages } from './web-pages.ts';

/** What is published beside the documents: the reader, made first where it is not there, and the files for hosts. */
export async function filesForHosts(
  library: StaticHostOptions['library'],
  place: string,
  { hostFiles, reader: isReaderWanted, cacheControl, cors: corsOrigin }: PublishCommandOptions,
): Promise<PublishedObject[]> {
  if (!hostFiles) return [];
  const folder = isReaderWanted ? await webPages.made() : undefined;
  const reader = folder === undefined ? [] : readerFiles(folder, { isStore: isStoreAddress(place) });
  const hasReader = reader.length > 0;
  return [...reader, ...staticHostFiles({ library, cacheControl, corsOrigin, hasReader })];
}
