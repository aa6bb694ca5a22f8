import { links } from '../documents/links.ts';
import {
  type Publishing,
  publishingSchema,
  type Releases,
  releasesSchema,
} from '../documents/manifest/releases-schema.ts';
import { PublishError } from './publish-error.ts';
import { type ReadDocument, Release } from './release.ts';

/** What lies at a destination before a publication. */
export interface PublishedState {
  /** The release that its manifest tells. */
  readonly current: Release | undefined;
  /** The last one that was whole: `current`, unless a publication was interrupted. */
  readonly from: Release;
  /** null where nothing was whole before; `from` has no documents then. */
  readonly fromSha256: string | null;
  /** Those of which documents may lie there, each once, `from` first. */
  readonly releases: readonly Release[];
  /** Of publications that began and did not end; empty unless one was interrupted. */
  readonly unfinished: readonly string[];
  /** Whether documents may lie there that no manifest at the destination tells of. */
  readonly isUnknown: boolean;
  readonly history: Releases['releases'];
}

const nothing = '{"format":1,"documents":0,"size":0,"shared":[],"editions":[]}';

/**
 * @param isRepair takes what cannot be read for missing.
 * @throws PublishError when it cannot be known what lies there.
 */
export async function publishedState(
  readThere: ReadDocument,
  place: string,
  { isRepair }: { readonly isRepair: boolean },
): Promise<PublishedState> {
  const read: ReadDocument = async (path) => {
    try {
      return await readThere(path);
    } catch (error) {
      if (isRepair && error instanceof PublishError && !error.isRetryable) return undefined;
      throw error;
    }
  };
  const orNothing = <T>(make: () => T): T | undefined => {
    try {
      return make();
    } catch (error) {
      if (isRepair) return undefined;
      throw error;
    }
  };
  const release = (bytes: Uint8Array | undefined) =>
    bytes && orNothing(() => new Release(bytes, read, place));

  const [manifest, publishingFile, historyFile] = await Promise.all(
    [links.manifest, links.publishing, links.releases].map(read),
  );
  const publishing = orNothing(() => parsed(publishingFile, publishingSchema, links.publishing, place));
  const history = orNothing(() => parsed(historyFile, releasesSchema, links.releases, place));
  const current = release(manifest);
  const unfinished = unfinishedIn(publishing);
  const named = [publishing?.from, ...unfinished].filter((sha256) => typeof sha256 === 'string');
  const others = await Promise.all(
    named.map(async (sha256) =>
      release(sha256 === current?.sha256 ? manifest : await read(links.release(sha256))),
    ),
  );
  const empty = new Release(new TextEncoder().encode(nothing), read, place);
  const known = [...others, current].filter((found) => found !== undefined);
  const whole = publishing ? known.find(({ sha256 }) => sha256 === publishing.from) : current;
  const from = whole ?? empty;
  return {
    current,
    from,
    fromSha256: whole?.sha256 ?? null,
    releases: [...new Map([from, ...known].map((found) => [found.sha256, found])).values()],
    unfinished,
    isUnknown: others.includes(undefined) || (publishingFile !== undefined && !publishing),
    history: history?.releases ?? [],
  };
}

function unfinishedIn(publishing: Publishing | undefined): string[] {
  return publishing ? [publishing.to, ...(publishing.abandoned ?? [])] : [];
}

function parsed<T>(
  bytes: Uint8Array | undefined,
  schema: { parse(value: unknown): T },
  path: string,
  place: string,
): T | undefined {
  if (!bytes) return undefined;
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new PublishError(`${path} at ${place} cannot be read. With --all everything is put anew.`, {
      cause,
    });
  }
}
