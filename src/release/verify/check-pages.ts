import type { KeyObject } from 'node:crypto';
import { links } from '../../documents/links.ts';
import type { PageManifest } from '../../documents/manifest/manifest-schema.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { parsePageManifest } from '../release.ts';
import { CorruptObjectError, insteadOfUnreadable } from '../release-error.ts';
import type { FoundObject, ReleaseSource } from '../release-source.ts';
import { checkSignature, type SignatureState } from '../signature.ts';
import { readLimits } from '../untrusted-bytes.ts';
import { type CheckedDocuments, checkDocuments, noDocuments, type OnProblem } from './check-documents.ts';

interface FoundPages extends PageManifest {
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads the page manifest of a place; undefined if it has none, like a server that reads a library.
 * @throws CorruptObjectError, NetworkFault
 */
export async function findPages(source: ReleaseSource): Promise<FoundPages | undefined> {
  if (!source.hasDocuments) return undefined;
  const found = await source.read(links.pages, readLimits.document);
  if (!found) return undefined;
  const { bytes } = found;
  return { ...parsePageManifest(bytes), sha256: sha256Of(bytes), bytes };
}

export interface CheckedPages extends CheckedDocuments {
  readonly found: FoundPages | undefined;
  readonly signature: SignatureState;
  readonly listed: number;
  /** Files that differ while they are being published. They are not included in `problems`. */
  readonly unfinished: number;
}

interface CheckPagesOptions {
  readonly publicKey?: KeyObject | undefined;
  readonly concurrency: number;
  readonly sample?: number | undefined;
  readonly onProblem: OnProblem;
}

const republish = 'Publish with --all to replace it';

export async function checkPages(source: ReleaseSource, options: CheckPagesOptions): Promise<CheckedPages> {
  const { publicKey, concurrency, sample, onProblem } = options;
  const nothing: CheckedPages = {
    ...noDocuments,
    found: undefined,
    signature: 'absent',
    listed: 0,
    unfinished: 0,
  };
  let found: FoundPages | undefined;
  try {
    found = await findPages(source);
  } catch (error) {
    if (error instanceof NetworkFault)
      return { ...nothing, unreached: { documents: 1, reason: error.message } };
    if (!(error instanceof CorruptObjectError)) throw error;
    onProblem(links.pages, `${error.message}. ${republish}`);
    return nothing;
  }
  if (!found) {
    if (publicKey && source.hasDocuments)
      onProblem(
        links.pages,
        'is missing: the browser files are not signed. Publish again with --sign to list and sign them',
      );
    return nothing;
  }
  const { isComplete, pages } = found;
  const signature = isComplete ? await checkSignature(source, found, { publicKey, onProblem }) : 'absent';
  const served = source.isServed ? pages.filter(({ path }) => addressesOf(path).length > 0) : pages;
  let unfinished = 0;
  const checked = await checkDocuments(
    source.isServed ? atAddresses(source, found) : source,
    served,
    // `source.paths` lists documents only, so a compressed copy of each file is requested
    { paths: source.paths && { has: () => true }, others: new Map() },
    {
      concurrency,
      sample,
      onProblem: (path, problem) => {
        if (isComplete) onProblem(path, `${problem}. ${republish}`);
        else unfinished++;
      },
    },
  );
  return { ...checked, found, signature, listed: pages.length, unfinished };
}

/** Web servers do not send these files, or only with an error status; a worker sends the feed of the day. */
const unserved = /^\/(?:Caddyfile|nginx\.conf|_headers|404\.(?:html|json)|api\/x\/verse-of-the-day\.atom)$/;

function addressesOf(path: string): readonly string[] {
  if (unserved.test(path)) return [];
  const address = path.replace(/\.html$/, '').replace(/^\/index$/, '/');
  return address === path ? [path] : [address, path];
}

function atAddresses(source: ReleaseSource, { pages }: FoundPages): ReleaseSource {
  const hashes = new Map(pages.map(({ path, sha256 }) => [path, sha256]));
  return {
    ...source,
    async read(path, maxBytes) {
      let first: FoundObject | undefined;
      for (const address of addressesOf(path)) {
        const isLast = address === path;
        const reading = source.read(address, maxBytes);
        const found = await (isLast && first ? reading.catch(insteadOfUnreadable(undefined)) : reading);
        if (found && sha256Of(found.bytes) === hashes.get(path)) return found;
        first ??= found;
      }
      return first;
    },
  };
}
