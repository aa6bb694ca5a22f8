/** What the directory of a zip says of one file or folder in it. Sizes in bytes, as declared. */
export interface ZipEntry {
  /** With `/`; that of a folder ends with one. */
  readonly name: string;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly crc32: number;
  readonly isEncrypted: boolean;
  /** A symbolic link, a device or a pipe. */
  readonly isSpecial: boolean;
  /** Where its local header begins. */
  readonly at: number;
}
