import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { links } from '../documents/links.ts';
import { parsedJson } from '../lib/json-text.ts';
import { sha256Of } from '../lib/sha256.ts';
import { isRunning } from '../lib/system-fault.ts';
import { ReleaseError } from '../release/release-error.ts';

const publisherSchema = z.object({
  format: z.literal(1),
  id: z.uuid(),
  host: z.string().max(255),
  pid: z.int().min(1),
  since: z.iso.datetime(),
  version: z.string().max(100),
  /**
   * Hashes that identify the installation, its current boot, the namespace of process ids, and the start of
   * the process; undefined if the system does not provide them.
   */
  machine: z.string().max(64).optional(),
  boot: z.string().max(64).optional(),
  namespace: z.string().max(64).optional(),
  started: z.string().max(64).optional(),
});

export type Publisher = z.infer<typeof publisherSchema>;

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

export function parsePublisher(bytes: Uint8Array): Publisher | undefined {
  return publisherSchema.safeParse(parsedJson(new TextDecoder().decode(bytes))).data;
}

export function describePublisher({ pid, host, since }: Publisher): string {
  return `process ${pid} on ${JSON.stringify(host).slice(1, -1)}, since ${since}`;
}

/**
 * True if a publisher has certainly ended: it was a process of this host, and that process no longer exists.
 * False if this is unknown, for example for a process on another host or in another container.
 */
export function hasEnded(publisher: Publisher): boolean {
  if (publisher.host !== hostname()) return false;
  const here = systemMarks();
  if (publisher.boot !== here.boot) {
    // The host was restarted, if it is the same one: containers may share a name
    return publisher.machine !== undefined && publisher.machine === here.machine;
  }
  if (publisher.namespace !== here.namespace) return false;
  if (!isRunning(publisher.pid)) return true;
  const started = startOf(publisher.pid);
  return publisher.started !== undefined && started !== undefined && started !== publisher.started;
}

export function announcePublisher(file: string): void {
  writeFileSync(file, JSON.stringify(thisPublisher()));
}

/** The message for a process that finds a lock taken. The file names the publisher. */
export function publicationInProgress(place: string, file: string): string {
  let publisher: Publisher | undefined;
  try {
    publisher = parsePublisher(readFileSync(file));
  } catch {}
  const who = publisher ? ` (${describePublisher(publisher)})` : '';
  return `Another publication to ${place} is in progress${who}. Publish again when it has ended.`;
}

/**
 * Identifies the environment of a process on Linux; empty on other systems. Hashed, because a published file
 * may be public.
 */
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

/**
 * Start time of a process in ticks since boot: field 22 of `/proc/PID/stat`, whose second field is a name
 * that may contain spaces.
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** A small object at a destination that several machines can write. All methods may throw a ReleaseError. */
export interface LeaseObject {
  read(): Promise<{ readonly bytes: Uint8Array; readonly tag: string } | undefined>;
  /**
   * Writes the object if its current version has this tag, or if the tag is undefined and no object exists. A
   * store without conditional requests always writes it.
   */
  write(bytes: Uint8Array, tag: string | undefined): Promise<void>;
  remove(): Promise<void>;
}

const confirmAfterMs = 15_000;
/** Other publications may start and end between attempts. */
const maxAttempts = 5;

/**
 * The right to publish to a destination without locks: `publisher.json` names the holder. A lease of an ended
 * process of this host is taken over; any other is only broken on request.
 */
export class PublisherLease {
  readonly #object: LeaseObject;
  readonly #name: string;
  readonly #isBreaking: boolean;
  #firstTag: string | undefined;
  readonly #publisher: Publisher;
  #isHeld = false;
  #confirmedAt = 0;
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

  /** Checks if another publisher holds the lease. @throws ReleaseError with the holder, the start time and a remedy. */
  async check(): Promise<void> {
    this.#abandonedTag = await this.#tagOfFree();
  }

  async take(): Promise<void> {
    const bytes = new TextEncoder().encode(JSON.stringify(this.#publisher));
    for (let attempts = 0; attempts < maxAttempts; attempts++) {
      const tag = await this.#tagOfFree();
      if (!this.#isHeld) await this.#object.write(bytes, tag);
      // Always checked: the response to a write may have been lost, and a store may ignore the condition
      this.#isHeld = await this.#isOwn();
      if (!this.#isHeld) continue;
      this.#abandonedTag = undefined;
      this.#confirmedAt = performance.now();
      return;
    }
    throw new ReleaseError(
      `${links.publisher} of ${this.#name} changed repeatedly while this publication tried to start. Publish again.`,
    );
  }

  async confirm(): Promise<void> {
    const found = await this.#object.read();
    const holder = found && parsePublisher(found.bytes);
    if (holder?.id !== this.#publisher.id) {
      this.#isHeld = false;
      throw this.#lost(holder);
    }
    this.#confirmedAt = performance.now();
  }

  async confirmNowAndThen(): Promise<void> {
    if (performance.now() - this.#confirmedAt < confirmAfterMs) return;
    // Set first, so that concurrent writes do not check too
    this.#confirmedAt = performance.now();
    await this.confirm();
  }

  async release(): Promise<void> {
    if (!this.#isHeld && this.#abandonedTag === undefined) return;
    const found = await this.#object.read();
    if (!found) return;
    const isOwn = this.#isHeld && parsePublisher(found.bytes)?.id === this.#publisher.id;
    if (isOwn || found.tag === this.#abandonedTag) await this.#object.remove();
    this.#isHeld = false;
    this.#abandonedTag = undefined;
  }

  /**
   * @returns the tag of a lease to take over; undefined if none exists. @throws ReleaseError if another
   * publisher holds it.
   */
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
        `${links.publisher} of ${this.#name} cannot be read, so the current publisher is unknown. If no publication is in progress, publish with --break-lease.`,
      );
    return new ReleaseError(
      `Another publication to ${this.#name} is in progress: ${describePublisher(holder)}. Publish again when it has ended; if that process no longer runs, publish with --break-lease.`,
    );
  }

  #lost(holder: Publisher | undefined): ReleaseError {
    const who = holder ? ` (${describePublisher(holder)})` : '';
    return new ReleaseError(
      `Another publication to ${this.#name} took over${who}, so this one has stopped. When the other has ended, publish with --all: the files may be mixed.`,
    );
  }
}
