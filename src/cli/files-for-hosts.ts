import { readerFiles, type StaticHostOptions, staticHostFiles } from '../publish/hosts/host-files.ts';
import type { PublishedObject } from '../publish/published-object.ts';
import { isStoreAddress } from '../release/s3/connection.ts';
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
