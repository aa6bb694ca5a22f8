import type { z } from 'zod';
import { links } from '../documents/links.ts';
import { publishingSchema, type Releases, releasesSchema } from '../documents/manifest/manifest-schema.ts';
import { parseRelease, type ReadDocument, Release, type ReleasePlace } from '../release/release.ts';
import { CorruptObjectError, insteadOfUnreadable, ReleaseError } from '../release/release-error.ts';
import { parseJson } from '../release/untrusted-bytes.ts';

export interface DestinationState {
  readonly current: Release | undefined;
  /** The last release that was published completely: `current`, unless a publication was interrupted. */
  readonly from: Release;
  /** null if no release was published; `from` then has no documents. */
  readonly fromSha256: string | null;
  /** The distinct releases that may have left documents, `from` first. */
  readonly releases: readonly Release[];
  readonly unfinished: readonly string[];
  readonly isUnknown: boolean;
  readonly history: Releases['releases'];
}

const emptyManifest = '{"format":1,"documents":0,"size":0,"shared":[],"editions":[]}';

export async function destinationState(reader: DestinationReader): Promise<DestinationState> {
  const [current, publishing, history] = await Promise.all([
    reader.release(links.manifest),
    reader.json(links.publishing, publishingSchema),
    reader.json(links.releases, releasesSchema),
  ]);
  const note = publishing.value;
  const unfinished = note ? [note.to, ...(note.abandoned ?? [])] : [];
  const named = [note?.from, ...unfinished].filter((sha256) => typeof sha256 === 'string');
  const others = await Promise.all(
    named.map(async (sha256) =>
      sha256 === current?.sha256 ? current : reader.release(links.release(sha256)),
    ),
  );
  const empty = new Release(new TextEncoder().encode(emptyManifest), reader.read, reader.place);
  const known = [...others, current].filter((found) => found !== undefined);
  const complete = note ? known.find(({ sha256 }) => sha256 === note.from) : current;
  const from = complete ?? empty;
  return {
    current,
    from,
    fromSha256: complete?.sha256 ?? null,
    releases: [...new Map([from, ...known].map((found) => [found.sha256, found])).values()],
    unfinished,
    isUnknown: others.includes(undefined) || (publishing.exists && !note),
    history: history.value?.releases ?? [],
  };
}

export class DestinationReader {
  readonly place: ReleasePlace;
  readonly #read: ReadDocument;
  readonly #isRepair: boolean;

  constructor(read: ReadDocument, name: string, { isRepair }: { readonly isRepair: boolean }) {
    this.#read = read;
    this.place = { name, advice: 'Publish with --all to upload every file again.' };
    this.#isRepair = isRepair;
  }

  readonly read: ReadDocument = async (path) => {
    try {
      return await this.#read(path);
    } catch (error) {
      if (this.#isRepair && error instanceof ReleaseError && !error.isRetryable) return undefined;
      throw error;
    }
  };

  async json<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<{ readonly exists: boolean; readonly value: z.infer<Schema> | undefined }> {
    const bytes = await this.read(path);
    if (!bytes) return { exists: false, value: undefined };
    return { exists: true, value: this.#orMissing(path, () => parseJson(bytes, schema)) };
  }

  async release(path: string): Promise<Release | undefined> {
    const bytes = await this.read(path);
    if (!bytes) return undefined;
    return this.#orMissing(path, () => {
      const release = new Release(bytes, this.read, this.place);
      if (path === links.manifest || path === links.release(release.sha256)) return release;
      throw new CorruptObjectError('does not match the hash in its name');
    });
  }

  #orMissing<T>(path: string, make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      if (this.#isRepair) return insteadOfUnreadable(undefined)(error);
      if (!(error instanceof CorruptObjectError)) throw error;
      const { name, advice } = this.place;
      throw new ReleaseError(`${path} of ${name} ${error.message}. ${advice}`, { cause: error });
    }
  }
}

/** Number of releases that can be read by their hash at a destination. */
export const keptReleases = 20;

/**
 * The files of dropped releases that no kept release shares. The manifests of the releases must be removed
 * first, then the others.
 */
export async function unneededManifests(
  dropped: readonly string[],
  kept: readonly string[],
  read: ReadDocument,
): Promise<{ readonly releases: readonly string[]; readonly others: readonly string[] }> {
  const gone = dropped.filter((sha256) => !kept.includes(sha256));
  if (gone.length === 0) return { releases: [], others: [] };
  const manifestsOf = async (sha256: string): Promise<readonly string[] | undefined> => {
    const bytes = await read(links.release(sha256));
    if (!bytes) return undefined;
    try {
      return parseRelease(bytes).manifest.editions.map(({ manifest }) => manifest.path);
    } catch (error) {
      return insteadOfUnreadable(undefined)(error);
    }
  };
  const keptManifests = await Promise.all(kept.map(manifestsOf));
  const goneManifests = (await Promise.all(gone.map(manifestsOf))).flatMap((paths) => paths ?? []);
  const needed = new Set(keptManifests.flatMap((paths) => paths ?? []));
  // If a kept release is unreadable, it may need any of these edition manifests
  const isKnown = !keptManifests.includes(undefined);
  return {
    releases: gone.map((sha256) => links.release(sha256)),
    others: [
      ...gone.map((sha256) => links.releaseSignature(sha256)),
      ...(isKnown ? goneManifests.filter((path) => !needed.has(path)) : []),
    ],
  };
}
