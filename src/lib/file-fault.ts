/** Why the file system refused something, in words for the user. */
interface FileFault {
  /** Completes "... could not be written:". */
  readonly reason: string;
  /** What the user can do, as an imperative without a full stop. */
  readonly advice: string;
}

const permission = {
  reason: 'this user may not write there',
  advice: 'Change the owner or the permissions',
} as const;
const folderInTheWay = { reason: 'a folder is where a file has to be', advice: 'Move it away' } as const;

const faults: Readonly<Record<string, FileFault>> = {
  ENOSPC: { reason: 'the disk is full', advice: 'Free some space' },
  EDQUOT: { reason: "this user's disk quota is used up", advice: 'Free some space' },
  EACCES: permission,
  EPERM: permission,
  EROFS: { reason: 'the file system is mounted read-only', advice: 'Mount it for writing' },
  EXDEV: {
    reason: 'a part of it is on another file system',
    advice: 'Choose a folder that lies on a single file system',
  },
  ENAMETOOLONG: {
    reason: 'a name is too long for the file system',
    advice: 'Choose another file system',
  },
  ENOTDIR: { reason: 'a file is where a folder has to be', advice: 'Move it away' },
  EISDIR: folderInTheWay,
  ENOTEMPTY: folderInTheWay,
  EMFILE: { reason: 'too many files are open', advice: 'Raise the limit (ulimit -n)' },
};

/** What an error of the file system means; undefined for any other error, and for codes that explain nothing. */
export function fileFault(error: unknown): FileFault | undefined {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && Object.hasOwn(faults, code) ? faults[code] : undefined;
}
