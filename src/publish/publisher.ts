import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { links } from '../documents/links.ts';
import { sha256Of } from '../lib/sha256.ts';
import { isRunning } from '../lib/system-fault.ts';
import { ReleaseError } from '../release/release-error.ts';

const publisherSchema = z.object({
  format: z.literal(1),
  /** A new one per publication. */
  id: z.uuid(),
  host: z.string().max(255),
  pid: z.int().min(1),
  /** When it began, by the clock of its host. */
  since: z.iso.datetime(),
  version: z.string().max(100),
  /** Where the system says it: the installation, its current boot, the namespace of process ids, the start of the process. */
  machine: z.string().max(64).optional(),
  boot: z.string().max(64).optional(),
  namespace: z.string().max(64).optional(),
  started: z.string().max(64).optional(),
});

/** Who publishes: what `publisher.json` holds while a publication is in progress. */
export type Publisher = z.infer<typeof publisherSchema>;

/** This process, with a new id. */
export function thisPublisher(now = new Date()): Publisher {
  return {
    format: 1,
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    since: now.toISOString(),
    version: packageJson.version,
    ...systemMarks(),
    started: startOf(process.pid),
  };
}

/** @returns undefined when it is something else. */
export function parsePublisher(bytes: Uint8Array): Publisher | undefined {
  try {
    return publisherSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** `process 4711 on web-1, since 2026-03-01T08:00:00.000Z` */
export function describePublisher({ pid, host, since }: Publisher): string {
  return `process ${pid} on ${JSON.stringify(host).slice(1, -1)}, since ${since}`;
}

/**
 * Whether a publisher has certainly ended: it was a process of this host, and that process is gone. False where nothing
 * can be known, as of a process on another host or in another container.
 */
export function hasEnded(publisher: Publisher): boolean {
  if (publisher.host !== hostname()) return false;
  const here = systemMarks();
  if (publisher.boot !== here.boot) {
    // The host was started again since, if it is the same one: containers may share a name
    return publisher.machine !== undefined && publisher.machine === here.machine;
  }
  if (publisher.namespace !== here.namespace) return false;
  if (!isRunning(publisher.pid)) return true;
  const started = startOf(publisher.pid);
  return publisher.started !== undefined && started !== undefined && started !== publisher.started;
}

/**
 * Says in a file who publishes to a folder or a zip, for whoever finds its lock taken.
 * @returns what removes the file.
 */
export function announcePublisher(file: string): () => void {
  writeFileSync(file, JSON.stringify(thisPublisher()));
  return () => rmSync(file, { force: true });
}

/** The sentence for whoever finds a lock taken; the file says by whom. */
export function publicationInProgress(place: string, file: string): string {
  let publisher: Publisher | undefined;
  try {
    publisher = parsePublisher(readFileSync(file));
  } catch {
    // It has just begun or ended
  }
  const who = publisher ? ` (${describePublisher(publisher)})` : '';
  return `Another publication to ${place} is in progress${who}. Publish again when it has ended.`;
}

/** What Linux says about where a process runs; nothing elsewhere. As hashes: a published file may be read by anyone. */
function systemMarks(): Pick<Publisher, 'machine' | 'boot' | 'namespace'> {
  return {
    machine: mark(() => readFileSync('/etc/machine-id', 'utf8')),
    boot: mark(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    namespace: mark(() => readlinkSync('/proc/self/ns/pid')),
  };
}

function mark(read: () => string): string | undefined {
  try {
    const text = read().trim();
    return text === '' ? undefined : sha256Of(`scriptorium publisher ${text}`).slice(0, 16);
  } catch {
    return undefined;
  }
}

/** When a process started, in ticks since the boot: field 22 of `/proc/PID/stat`, whose second field is a name with spaces. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** One small object at a destination that several machines can write. All methods may throw a ReleaseError. */
export interface LeaseObject {
  /** What is there, with the tag of that version. */
  read(): Promise<{ readonly bytes: Uint8Array; readonly tag: string } | undefined>;
  /**
   * Writes it if the version that is there has this tag, or if nothing is there where the tag is undefined. A store that
   * has no conditional requests writes it in any case.
   */
  write(bytes: Uint8Array, tag: string | undefined): Promise<void>;
  remove(): Promise<void>;
}

/** How long a holder goes on before it looks whether the lease is still its own. */
const confirmAfterMs = 15_000;
/** Others may begin and end while one tries. */
const mostAttempts = 5;

/**
 * The right to publish to a destination that has no locks: `publisher.json` says who has it. The lease of a process of this
 * host that has ended is taken over; that of any other is only broken on request.
 */
export class PublisherLease {
  readonly #object: LeaseObject;
  /** Of the destination. */
  readonly #name: string;
  /** Takes over the lease that is found first, whosever it is. */
  readonly #isBreaking: boolean;
  /** '' where there was none. */
  #firstTag: string | undefined;
  readonly #publisher: Publisher;
  #isHeld = false;
  #confirmedAt = 0;
  /** The tag of a lease that nobody uses any more. */
  #abandonedTag: string | undefined;

  constructor(
    object: LeaseObject,
    options: {
      readonly name: string;
      readonly isBreaking?: boolean | undefined;
      readonly publisher?: Publisher;
    },
  ) {
    this.#object = object;
    this.#name = options.name;
    this.#isBreaking = options.isBreaking ?? false;
    this.#publisher = options.publisher ?? thisPublisher();
  }

  /** Looks whether another has it. @throws ReleaseError that says who, since when, and what to do. */
  async check(): Promise<void> {
    this.#abandonedTag = await this.#tagOfFree();
  }

  /** Takes it. @throws ReleaseError as `check` does. */
  async take(): Promise<void> {
    const bytes = new TextEncoder().encode(JSON.stringify(this.#publisher));
    for (let attempts = 0; attempts < mostAttempts; attempts++) {
      const tag = await this.#tagOfFree();
      if (!this.#isHeld) await this.#object.write(bytes, tag);
      // Asked even if it was written: the answer may have been lost, and a store may ignore the condition
      this.#isHeld = await this.#isOwn();
      if (!this.#isHeld) continue;
      this.#abandonedTag = undefined;
      this.#confirmedAt = performance.now();
      return;
    }
    throw new ReleaseError(
      `${links.publisher} of ${this.#name} was changed again and again while this publication tried to begin. Publish again.`,
    );
  }

  /** Makes sure that it was not taken away. @throws ReleaseError */
  async confirm(): Promise<void> {
    const found = await this.#object.read();
    const holder = found && parsePublisher(found.bytes);
    if (holder?.id !== this.#publisher.id) {
      this.#isHeld = false;
      throw this.#lost(holder);
    }
    this.#confirmedAt = performance.now();
  }

  /** As `confirm`, if the last time was long ago. */
  async confirmNowAndThen(): Promise<void> {
    if (performance.now() - this.#confirmedAt < confirmAfterMs) return;
    // Others in flight need not ask too
    this.#confirmedAt = performance.now();
    await this.confirm();
  }

  /** Gives it back, and removes one that a process left that has ended. */
  async release(): Promise<void> {
    if (!this.#isHeld && this.#abandonedTag === undefined) return;
    const found = await this.#object.read();
    if (!found) return;
    const isOwn = this.#isHeld && parsePublisher(found.bytes)?.id === this.#publisher.id;
    if (isOwn || found.tag === this.#abandonedTag) await this.#object.remove();
    this.#isHeld = false;
    this.#abandonedTag = undefined;
  }

  /** @returns the tag of a lease to take over; undefined where there is none. @throws ReleaseError when another has it. */
  async #tagOfFree(): Promise<string | undefined> {
    const found = await this.#object.read();
    this.#firstTag ??= found?.tag ?? '';
    if (!found) return undefined;
    const holder = parsePublisher(found.bytes);
    const isBroken = this.#isBreaking && found.tag === this.#firstTag;
    if (holder?.id === this.#publisher.id) this.#isHeld = true;
    else if (!isBroken && !(holder && hasEnded(holder))) throw this.#taken(holder);
    return found.tag;
  }

  async #isOwn(): Promise<boolean> {
    const found = await this.#object.read();
    return found !== undefined && parsePublisher(found.bytes)?.id === this.#publisher.id;
  }

  #taken(holder: Publisher | undefined): ReleaseError {
    if (!holder)
      return new ReleaseError(
        `${links.publisher} of ${this.#name} cannot be read, so nothing is known about who publishes there. If nobody does, publish with --break-lease.`,
      );
    return new ReleaseError(
      `Another publication to ${this.#name} is in progress: ${describePublisher(holder)}. Publish again when it has ended; if that process no longer runs, publish with --break-lease.`,
    );
  }

  #lost(holder: Publisher | undefined): ReleaseError {
    const who = holder ? ` (${describePublisher(holder)})` : '';
    return new ReleaseError(
      `Another publication to ${this.#name} took over${who}, so this one has stopped. When the other has ended, publish with --all: files of both may be there.`,
    );
  }
}
