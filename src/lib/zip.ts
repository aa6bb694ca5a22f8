import { type Entry, Reader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { UserError } from './user-error.ts';

const mebibyte = 1024 * 1024;

/** Limits for archives from untrusted sources. Sizes are in bytes. */
export const zipLimits = {
  members: 20_000,
  listBytes: 16 * mebibyte,
  totalBytes: 2048 * mebibyte,
  fileBytes: 512 * mebibyte,
  /** Ratio of unpacked to packed size of one file. Text reaches 10, tables 30; deflate can reach 1,032. */
  ratio: 200,
  /** Smaller files are not checked: an empty table may compress to almost nothing. */
  ratioFromBytes: mebibyte,
  /** One part of a path, in bytes of UTF-8: the limit of file systems. */
  nameBytes: 255,
  pathBytes: 1024,
} as const;

export class ZipError extends UserError {
  override readonly name = 'ZipError';
}

export interface ZipBytes {
  readonly size: number;
  /** Returns fewer than `length` bytes only at the end. Its errors pass through `Zip` unchanged. */
  read(offset: number, length: number): Uint8Array;
}

export interface Zip {
  /** Maps a name, with `/`, to its declared unpacked size in bytes; unpacking never exceeds it. */
  readonly files: ReadonlyMap<string, number>;
  /** @throws ZipError if the file does not exist or is damaged, for example if its checksum is wrong. */
  read(name: string): Promise<Uint8Array<ArrayBuffer>>;
  unpack(name: string, write: (piece: Uint8Array) => void): Promise<void>;
}

/**
 * Reads the list of an archive and checks all of it: safe names on any system, regular files only, no
 * encryption, no duplicates, sizes within `zipLimits`.
 * @throws ZipError
 */
export async function openZip(bytes: ZipBytes): Promise<Zip> {
  const source = new ByteSource(bytes);
  const members = await source.use(() => readMembers(source), faultOfList);
  checkMembers(members);
  const entries = new Map(members.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry]])));
  const extract = (name: string, into: Uint8ArrayWriter | WritableStream): Promise<unknown> => {
    const entry = entries.get(name);
    if (!entry) throw new ZipError(`The archive does not contain ${shownName(name)}.`);
    return source.use(
      () => entry.getData<unknown>(into, { checkCrc32: true, useWebWorkers: false }),
      (fault) => `The archive is damaged: ${shownName(name)} cannot be unpacked (${fault}).`,
    );
  };
  return {
    files: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
    read: async (name) => (await extract(name, new Uint8ArrayWriter())) as Uint8Array<ArrayBuffer>,
    unpack: (name, write) => writing(write, (stream) => extract(name, stream)),
  };
}

/** Runs a library call with a stream. If `write` throws, the result is that error, not the library's. */
async function writing(
  write: (piece: Uint8Array) => void,
  call: (stream: WritableStream) => Promise<unknown>,
): Promise<void> {
  let fault: { readonly error: unknown } | undefined;
  const take = (piece: Uint8Array) => {
    try {
      write(piece);
    } catch (error) {
      fault = { error };
      throw error;
    }
  };
  try {
    await call(new WritableStream({ write: take }));
  } catch (error) {
    throw fault ? fault.error : error;
  }
}

class ByteSource extends Reader<ZipBytes> {
  readonly #bytes: ZipBytes;
  readonly #foreign = new WeakSet<object>();

  constructor(bytes: ZipBytes) {
    super(bytes);
    this.#bytes = bytes;
    this.size = bytes.size;
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    // The library reads only the central directory in one piece
    if (length > zipLimits.listBytes) throw new ZipError(tooManyMembers);
    try {
      return this.#bytes.read(offset, Math.max(0, Math.min(length, this.size - offset)));
    } catch (error) {
      this.#foreign.add(error as Error);
      throw error;
    }
  }

  /** Limits piece size: one piece can inflate to 1,032 times its size. */
  override createReadable(range: { offset?: number; size?: number }): ReadableStream<Uint8Array> {
    return super.createReadable({ ...range, chunkSize: 32 * 1024 });
  }

  async use<Result>(call: () => Promise<Result>, explain: (fault: string) => string): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ZipError || this.#foreign.has(error as Error)) throw error;
      throw new ZipError(explain((error as Error).message));
    }
  }
}

const tooManyMembers = `The archive contains more than ${zipLimits.members.toLocaleString('en')} files.`;

async function readMembers(source: ByteSource): Promise<Entry[]> {
  const zip = new ZipReader(source, { filenameValidation: 'tolerant', normalizeFilename: withSlashes });
  const members: Entry[] = [];
  for await (const member of zip.getEntriesGenerator()) {
    if (members.push(member) > zipLimits.members) throw new ZipError(tooManyMembers);
  }
  return members;
}

/** Some Windows programs write backslashes as separators. */
function withSlashes(name: string): string {
  return name.replaceAll('\\', '/');
}

function faultOfList(fault: string): string {
  if (/not recognized|End of central directory not found/i.test(fault))
    return 'The archive is cut off or is not a zip: its list of files is missing.';
  if (/split/i.test(fault)) return 'The archive is one of several parts, which is not supported.';
  return `The archive is damaged: its list of files cannot be read (${fault}).`;
}

function checkMembers(members: readonly Entry[]): void {
  const paths = new Set<string>();
  for (const member of members) {
    const fault = faultOf(member);
    if (fault) throw refused(member.filename, fault);
    // Compared without case, as on the file systems of Windows and macOS
    const path = comparable(member.filename);
    if (paths.has(path)) throw refused(member.filename, 'is in it twice');
    paths.add(path);
  }
  checkFolders(members, paths);
  checkOverlaps(members);
  const total = members.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > zipLimits.totalBytes)
    throw new ZipError(`The archive was refused: unpacked it would take ${gigabytes(total)}.`);
}

function faultOf(member: Entry): string | undefined {
  const { filename, compressionMethod, uncompressedSize: bytes, compressedSize: packedBytes } = member;
  const nameFault = memberNameFault(filename);
  if (nameFault) return nameFault;
  if (isSpecial(member)) return 'is a link or a device, not a file';
  // Bit 6 is strong encryption, bit 13 masked headers (APPNOTE 6.3, 4.4.4)
  if (member.encrypted || ((member.rawBitFlag ?? 0) & 0x2040) !== 0) return 'is encrypted';
  if (compressionMethod !== 0 && compressionMethod !== 8)
    return `uses an unsupported compression method (${compressionMethod})`;
  if (bytes > zipLimits.fileBytes) return `would take ${gigabytes(bytes)}`;
  const isBomb = bytes > zipLimits.ratioFromBytes && bytes > packedBytes * zipLimits.ratio;
  return isBomb ? 'grows too much when it is unpacked (a zip bomb)' : undefined;
}

/** The reason why a name in an archive is unsafe below a folder on any system, or undefined. */
export function memberNameFault(name: string): string | undefined {
  if (name === '' || name === '/') return 'has no name';
  if (/[\0-\x1f\x7f]/.test(name)) return 'has control characters in its name';
  if (name.includes('\\')) return 'has a backslash in its name';
  if (name.startsWith('/')) return 'has an absolute path';
  // A drive (C:x), or an alternate data stream on NTFS
  if (name.includes(':')) return 'has a colon in its name';
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.includes('..')) return 'leaves the folder';
  if (parts.some((part) => part === '' || part === '.')) return 'has an empty part in its path';
  // Windows drops them, so two names would be one file
  if (parts.some((part) => /[. ]$/.test(part))) return 'has a name that ends with a dot or a space';
  if (parts.some((part) => Buffer.byteLength(part) > zipLimits.nameBytes))
    return 'has a name that is too long';
  return Buffer.byteLength(name) > zipLimits.pathBytes ? 'has a path that is too long' : undefined;
}

/** A symbolic link, device or pipe. Programs without file types write type 0. */
function isSpecial({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const [unix, macOs, file, folder] = [3, 19, 0x8000, 0x4000];
  const system = versionMadeBy >> 8;
  const type = (externalFileAttributes >>> 16) & 0xf000;
  return (system === unix || system === macOs) && ![0, file, folder].includes(type);
}

function checkFolders(members: readonly Entry[], paths: ReadonlySet<string>): void {
  const folders = new Set(
    members.filter((member) => member.directory).map((member) => comparable(member.filename)),
  );
  for (const { filename } of members) {
    const path = comparable(filename);
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
      const parent = path.slice(0, at);
      if (paths.has(parent) && !folders.has(parent)) throw refused(parent, 'is both a file and a folder');
    }
  }
}

/** Files that share packed bytes unpack to far more than an archive of that size contains. */
function checkOverlaps(members: readonly Entry[]): void {
  const headerBytes = 30;
  const inOrder = members.toSorted((a, b) => a.offset - b.offset);
  for (const [index, member] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next && member.offset + headerBytes + member.compressedSize > next.offset)
      throw refused(member.filename, 'overlaps another file in it');
  }
}

function comparable(name: string): string {
  return name.replace(/\/$/, '').normalize('NFC').toLowerCase();
}

function refused(name: string, fault: string): ZipError {
  return new ZipError(`The archive was refused: ${shownName(name)} ${fault}.`);
}

function shownName(name: string): string {
  return JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}…` : name).replace(
    /[\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g,
    '?',
  );
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
