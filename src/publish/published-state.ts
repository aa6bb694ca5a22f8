import { links } from '../documents/links.ts';
import {
  type Publishing,
  publishingSchema,
  type Releases,
  releasesSchema,
} from '../documents/manifest/releases-schema.ts';
import { Release } from '../release/release.ts';
import type { DestinationReader } from './destination-reader.ts';

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

/** @throws PublishError when it cannot be known what lies there. */
export async function publishedState(there: DestinationReader): Promise<PublishedState> {
  const [current, { isThere, value: publishing }, { value: history }] = await Promise.all([
    there.release(links.manifest),
    there.json(links.publishing, publishingSchema),
    there.json(links.releases, releasesSchema),
  ]);
  const unfinished = unfinishedIn(publishing);
  const named = [publishing?.from, ...unfinished].filter((sha256) => typeof sha256 === 'string');
  const others = await Promise.all(
    named.map(async (sha256) =>
      sha256 === current?.sha256 ? current : there.release(links.release(sha256)),
    ),
  );
  const empty = new Release(new TextEncoder().encode(nothing), there.read, there.place);
  const known = [...others, current].filter((found) => found !== undefined);
  const whole = publishing ? known.find(({ sha256 }) => sha256 === publishing.from) : current;
  const from = whole ?? empty;
  return {
    current,
    from,
    fromSha256: whole?.sha256 ?? null,
    releases: [...new Map([from, ...known].map((found) => [found.sha256, found])).values()],
    unfinished,
    isUnknown: others.includes(undefined) || (isThere && !publishing),
    history: history?.releases ?? [],
  };
}

function unfinishedIn(publishing: Publishing | undefined): string[] {
  return publishing ? [publishing.to, ...(publishing.abandoned ?? [])] : [];
}
