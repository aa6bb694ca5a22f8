import { PublishError } from '../../release/publish-error.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room',
  EDQUOT: 'the quota of this user is used up. Make room',
  EACCES: 'this user may not write there. Change the owner or the permissions',
  EPERM: 'this user may not write there. Change the owner or the permissions',
  EROFS: 'it is mounted read-only. Mount it for writing',
  EXDEV: 'a part of it is on another file system. Publish to a folder that is on one',
  ENAMETOOLONG: 'a name is too long for its file system. Choose another file system',
  ENOTDIR: 'a file is where a folder has to be. Move it away',
  EISDIR: 'a folder is where a file has to be. Move it away',
  ENOTEMPTY: 'a folder is where a file has to be. Move it away',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n)',
};

/**
 * What the operating system says, for people.
 * @param state what is there now, as a sentence.
 */
export function fileError(error: unknown, place: string, state: string): PublishError {
  if (error instanceof PublishError) return error;
  const { code = '', message, path } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  const where = path ? ` (${path})` : '';
  return new PublishError(
    reason
      ? `${place} cannot be written: ${reason}, and publish again${where}. ${state}`
      : `${place} cannot be written: ${message}. ${state}`,
    { cause: error },
  );
}
