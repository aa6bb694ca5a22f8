import { fetchLimits } from '../fetch-limits.ts';

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Why a name in an archive is not safe to be written below a folder, on any system; undefined when it is. */
export function entryNameFault(name: string): string | undefined {
  if (name === '' || name === '/') return 'has no name';
  if (/[\0-\x1f\x7f]/.test(name)) return 'has control characters in its name';
  if (name.includes('\\')) return 'has a backslash in its name';
  if (name.startsWith('/')) return 'has an absolute path';
  // A drive (C:x) or, inside a name, a second stream of a file on NTFS
  if (name.includes(':')) return 'has a colon in its name';
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.includes('..')) return 'leads out of the folder';
  if (parts.some((part) => part === '' || part === '.')) return 'has an empty part in its path';
  // Windows drops them: two names would be one file
  if (parts.some((part) => /[. ]$/.test(part))) return 'has a name that ends with a dot or a space';
  if (parts.some((part) => byteLength(part) > fetchLimits.nameBytes)) return 'has a name that is too long';
  return byteLength(name) > fetchLimits.pathBytes ? 'has a path that is too long' : undefined;
}
