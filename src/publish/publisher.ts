import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { sha256Of } from '../lib/sha256.ts';

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

/** Signal 0 only asks. A process of another user may not be signalled, and is running. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
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
