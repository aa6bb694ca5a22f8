import fs from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { links } from '../../documents/links.ts';
import { parseRelease } from '../../release/release.ts';
import { insteadOfUnreadable, ReleaseError } from '../../release/release-error.ts';
import { workplaceName } from '../../release/release-source.ts';
import { Workplace } from './workplace.ts';

/** The link to the served release, which is the root of a web server. */
const currentName = 'current';
const releasesName = 'releases';

interface KeptRelease {
  /** Name of its folder: its hash, followed by a number if the same release was published again. */
  readonly name: string;
  readonly sha256: string;
  readonly documents: number;
  readonly publishedAt: Date;
  readonly isCurrent: boolean;
}

/** A folder of releases: each is a complete tree in `releases/`, and `current` links to one of them. */
export class ReleasesFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  static isOne(folder: string): boolean {
    return isLink(join(folder, currentName)) && fs.existsSync(join(folder, releasesName));
  }

  static around(folder: string): string | undefined {
    if (!fs.existsSync(folder)) return undefined;
    const releases = dirname(fs.realpathSync(folder));
    const root = dirname(releases);
    return basename(releases) === releasesName && ReleasesFolder.isOne(root) ? root : undefined;
  }

  current(): string | undefined {
    const link = join(this.root, currentName);
    if (!isLink(link)) return undefined;
    const target = resolve(this.root, fs.readlinkSync(link));
    if (dirname(target) !== join(this.root, releasesName) || !fs.existsSync(target))
      throw new ReleaseError(
        `${link} points to ${target}, which is not a release. Point it to one in ${join(this.root, releasesName)}, or remove it.`,
      );
    return target;
  }

  list(): readonly KeptRelease[] {
    const current = this.current();
    const releases = join(this.root, releasesName);
    const names = fs.existsSync(releases) ? fs.readdirSync(releases) : [];
    const found = names.flatMap((name) => {
      const folder = join(releases, name);
      try {
        const { sha256, manifest } = parseRelease(fs.readFileSync(join(folder, links.manifest)));
        const publishedAt = fs.statSync(folder).mtime;
        return [{ name, sha256, documents: manifest.documents, publishedAt, isCurrent: folder === current }];
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== undefined) return [];
        return insteadOfUnreadable([])(error);
      }
    });
    return found.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  }

  /** Turns a folder into the current release. @param folder on the same file system. */
  add(folder: string, sha256: string): void {
    const releases = join(this.root, releasesName);
    fs.mkdirSync(releases, { recursive: true });
    let name = sha256;
    for (let number = 2; fs.existsSync(join(releases, name)); number++) name = `${sha256}-${number}`;
    const now = new Date();
    fs.utimesSync(folder, now, now);
    fs.renameSync(folder, join(releases, name));
    this.switchTo(name);
  }

  /**
   * Atomically switches the current release: a client that opens the link gets either the old or the new one.
   * Requires the lock.
   */
  switchTo(name: string): void {
    const next = join(this.root, workplaceName, currentName);
    fs.rmSync(next, { force: true });
    fs.symlinkSync(join(releasesName, name), next);
    fs.renameSync(next, join(this.root, currentName));
  }

  prune(keep: number): void {
    const kept = this.list();
    for (const { name, isCurrent } of kept.slice(keep)) {
      if (!isCurrent) fs.rmSync(join(this.root, releasesName, name), { recursive: true, force: true });
    }
  }
}

export function listKeptReleases(folder: string): readonly KeptRelease[] {
  if (!ReleasesFolder.isOne(folder)) {
    const around = ReleasesFolder.around(folder);
    const advice = around
      ? `Give its parent folder: ${relative('', around) || '.'}.`
      : 'Only a folder that was published with --releases can be rolled back.';
    throw new ReleaseError(`${folder} is not a folder of releases. ${advice}`);
  }
  return new ReleasesFolder(fs.realpathSync(folder)).list();
}

/** Makes a kept release the current one. @throws ReleaseError if another process publishes there. */
export function switchRelease(folder: string, name: string): void {
  const root = fs.realpathSync(folder);
  const workplace = new Workplace(root);
  try {
    new ReleasesFolder(root).switchTo(name);
  } finally {
    workplace.close();
  }
}

function isLink(path: string): boolean {
  try {
    return fs.lstatSync(path).isSymbolicLink();
  } catch (error) {
    // It does not exist, or a file is in the place of its folder
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
