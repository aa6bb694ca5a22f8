import { FetchError } from '../../net/network-fault.ts';
import { fetchLimits } from '../fetch-limits.ts';
import { entryNameFault } from './entry-name-fault.ts';
import type { ZipEntry } from './zip-entry.ts';

const archiveName = /\.(zip|7z|rar|gz|tgz|bz2|xz|zst|tar)$/i;

/** Refuses an archive for what its directory says. @throws FetchError */
export function checkZipEntries(entries: readonly ZipEntry[]): void {
  const paths = new Set<string>();
  for (const entry of entries) {
    const fault = faultOf(entry);
    if (fault) throw new FetchError(`The archive was refused: ${shownName(entry.name)} ${fault}.`);
    // Without regard to case, as file systems of Windows and macOS see them
    const path = comparable(entry.name);
    if (paths.has(path))
      throw new FetchError(`The archive was refused: ${shownName(entry.name)} is in it twice.`);
    paths.add(path);
  }
  checkFolders(entries, paths);
  checkOverlaps(entries);
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > fetchLimits.unpackedBytes)
    throw new FetchError(`The archive was refused: unpacked it would take ${gigabytes(total)}.`);
}

function faultOf({ name, method, bytes, packedBytes, isEncrypted, isSpecial }: ZipEntry): string | undefined {
  const nameFault = entryNameFault(name);
  if (nameFault) return nameFault;
  if (isSpecial) return 'is a link or a device, not a file';
  if (isEncrypted) return 'is encrypted';
  if (method !== 0 && method !== 8) return `is packed by a method that is not read (${method})`;
  if (archiveName.test(name)) return 'is an archive in the archive; unpack it and add what is in it';
  if (bytes > fetchLimits.entryBytes) return `would take ${gigabytes(bytes)}`;
  const isBomb = bytes > fetchLimits.ratioFromBytes && bytes > packedBytes * fetchLimits.ratio;
  return isBomb ? 'grows too much when it is unpacked (a zip bomb)' : undefined;
}

/** A file may not also be a folder of others. */
function checkFolders(entries: readonly ZipEntry[], paths: ReadonlySet<string>): void {
  const folders = new Set(
    entries.filter(({ name }) => name.endsWith('/')).map(({ name }) => comparable(name)),
  );
  for (const { name } of entries) {
    const path = comparable(name);
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
      const parent = path.slice(0, at);
      if (paths.has(parent) && !folders.has(parent))
        throw new FetchError(`The archive was refused: ${shownName(parent)} is both a file and a folder.`);
    }
  }
}

/** Files that share their packed bytes unpack to far more than an archive of that size holds. */
function checkOverlaps(entries: readonly ZipEntry[]): void {
  const headerBytes = 30;
  const inOrder = [...entries].sort((a, b) => a.at - b.at);
  for (const [index, entry] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next && entry.at + headerBytes + entry.packedBytes > next.at)
      throw new FetchError(`The archive was refused: ${shownName(entry.name)} overlaps another file in it.`);
  }
}

function comparable(name: string): string {
  return name.replace(/\/$/, '').normalize('NFC').toLowerCase();
}

/** A name that may hold anything, as it may stand on a terminal. */
function shownName(name: string): string {
  return JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}…` : name).replace(
    /[\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g,
    '?',
  );
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
