/** A glob for files below a folder, such as `new/*.usfm` or `**\/*.usx`. Paths are relative, with `/`. */
interface FileGlob {
  readonly path?: string;
  /** The folder that contains all matches; '' for any folder. */
  readonly base: string;
  /** Maximum depth below that folder: 1 for files directly in it. */
  readonly levels: number;
  matches(path: string): boolean;
}

const wildcard = /^!|[*?[\]{}]/;

/** The reason why a glob cannot match any file below a folder, or undefined. */
export function globFault(glob: string): string | undefined {
  if (glob.includes('\0')) return 'contains a NUL character';
  if (/^([/\\]|[A-Za-z]:)/.test(glob)) return 'is an absolute path';
  return glob.split(/[/\\]/).includes('..') ? 'leaves the folder' : undefined;
}

export function globOfPath(path: string): string {
  return path.replace(/[*?[\]{}!\\]/g, '\\$&');
}

/** Prefixes a glob with a folder. @param folder '' or a path that ends with `/`. */
export function globBelow(folder: string, glob: string): string {
  return folder === '' ? glob : globOfPath(folder) + withoutDots(glob);
}

export function parseGlob(glob: string): FileGlob {
  const pattern = withoutDots(glob);
  const isPlain = !wildcard.test(pattern.replace(/\\./g, ''));
  if (isPlain) {
    const path = pattern.replace(/\\(.)/g, '$1');
    return {
      path,
      base: path.split('/').slice(0, -1).join('/'),
      levels: 1,
      matches: (name) => name === path,
    };
  }
  const parts = pattern.split('/');
  const fixed = parts.findIndex((part) => wildcard.test(part) || part.includes('\\'));
  const matcher = new Bun.Glob(pattern);
  return {
    base: parts.slice(0, fixed).join('/'),
    levels: pattern.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed,
    matches: (name) => matcher.match(name),
  };
}

function withoutDots(glob: string): string {
  return glob.replace(/^(\.\/+)+/, '');
}
