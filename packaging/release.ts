/**
 * Makes a release: `npm run release -- minor` is a dry run, `--yes` does it. It runs checks, writes the new
 * version and date into the files that contain them, commits and tags. It publishes nothing: when the tag is
 * pushed, `.github/workflows/release.yml` publishes the packages and drafts the release.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../src/lib/user-error.ts';
import { notices } from './notices.ts';
import { missingAddresses, publication } from './publication.ts';
import { output } from './release-files.ts';

const repository = join(import.meta.dir, '..');
const parts = ['first', 'major', 'minor', 'patch'] as const;
type Part = (typeof parts)[number];

const changelog = 'CHANGELOG.md';

/** The version after `version`. Before 1.0.0, a breaking change raises the minor version (semantic versioning). */
export function nextVersion(version: string, part: Part): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (part === 'first') return version;
  if (part === 'major') return `${major + 1}.0.0`;
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

export function releasedChangelog(text: string, version: string, date: string): string {
  const changes = /^## \[Unreleased\]\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text);
  if (!changes?.[1]?.trim())
    throw new UsageError(`${changelog} has nothing under [Unreleased]: describe the changes there.`);
  const heading = `## [Unreleased]\n\n## [${version}] - ${date}\n${changes[1]}`;
  return text.slice(0, changes.index) + heading + text.slice(changes.index + changes[0].length);
}

export function withVersion(text: string, before: string, after: string): string {
  const places = [
    String.raw`"?name"?(?:: | = )"scriptorium(?:-client)?",?\s*"?version"?(?:: | = )"`,
    String.raw`\bscriptorium(?:-client)?(?:-|:|@v|": "\^)`,
    'rev: v|VERSION=',
  ];
  const own = new RegExp(`(${places.join('|')})${before.replaceAll('.', '\\.')}(?![\\d-])`, 'g');
  return text.replace(own, `$1${after}`);
}

async function release(part: Part, isReal: boolean): Promise<void> {
  const read = (file: string) => readFileSync(join(repository, file), 'utf8');
  const missing = missingAddresses();
  if (missing.length > 0)
    throw new UsageError(
      `packaging/publication.json has placeholders (${missing.join(', ')}): a release must not contain them.\nReplace them once with: npm run set-owner -- https://HOST/OWNER/scriptorium SECURITY-CONTACT @OWNER`,
    );
  const { version: before } = JSON.parse(read('package.json')) as { readonly version: string };
  const after = nextVersion(before, part);
  const isReleased = /^## \[\d/m.test(read(changelog));
  if (isReleased === (part === 'first'))
    throw new UsageError(
      isReleased
        ? `${changelog} has released versions: give major, minor or patch.`
        : `Nothing has been released yet: "npm run release -- first" releases ${before}.`,
    );
  const known = (
    await output('git', 'grep', '-lF', before, '--', '.', `:!${changelog}`, ':!*.test.ts')
  ).trim();
  const files = new Map(
    known
      .split('\n')
      .map((file) => [file, withVersion(read(file), before, after)] as const)
      .filter(([file, text]) => part !== 'first' && text !== read(file)),
  );
  files.set(changelog, releasedChangelog(read(changelog), after, new Date().toISOString().slice(0, 10)));
  notices.check();
  const state = await output('git', 'status', '--porcelain');
  if (state !== '') throw new UsageError(`There are changes that are not committed:\n${state}`);
  console.log(`${before} -> ${after}: ${[...files.keys()].join(', ')}, tag v${after}`);
  if (isReal) {
    await run('npm', 'run', '--silent', 'check');
    await run('npm', 'test');
    for (const [file, text] of files) writeFileSync(join(repository, file), text);
    await run('git', 'commit', '--quiet', '--all', '--message', `Release ${after}`);
    await run('git', 'tag', '--annotate', `v${after}`, '--message', `Scriptorium ${after}`);
  }
  console.log(
    `${isReal ? 'Now publish it' : 'This was a rehearsal; with --yes, publish it then'}: git push --follow-tags`,
  );
  if (!publication.isPublished)
    console.log(
      'When the packages are in the registry, set isPublished in packaging/publication.json; tests show which pages to change.',
    );
}

async function run(...words: string[]): Promise<void> {
  const child = Bun.spawn(words, { cwd: repository, stdio: ['ignore', 'inherit', 'inherit'] });
  if ((await child.exited) !== 0) throw new UsageError(`"${words.join(' ')}" failed; nothing was released.`);
}

if (import.meta.main) {
  const [given, ...options] = process.argv.slice(2);
  const part = parts.find((each) => each === given);
  try {
    if (!part || options.some((option) => option !== '--yes'))
      throw new UsageError(`Usage: npm run release -- ${parts.join('|')} [--yes]`);
    await release(part, options.includes('--yes'));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
