import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import clientPackage from '../client/package.json' with { type: 'json' };
import mainPackage from '../package.json' with { type: 'json' };
import {
  filesWithAddresses,
  missingAddresses,
  packageAddresses,
  publication,
  withAddresses,
} from './publication.ts';

const root = join(import.meta.dir, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const label = /\b(?:after|until) the first release/i;
const released =
  /\bnpx (?:--?[\w-]+ )*scriptorium\b|\b(?:npm|pip) (?:install|i|add) (?:--?[\w-]+ )*scriptorium(?:-client)?(?![\w./-])|\bscriptorium@v\d|\brev: v\d/;

function falsePromises(page: string, isPublished: boolean): string[] {
  const sections = page.split(/^(?=#+ )/m);
  return sections.filter((section) =>
    isPublished ? label.test(section) : released.test(section) && !label.test(section),
  );
}

const pages = Bun.spawnSync(['git', 'ls-files', '*.md', 'examples', ':!CHANGELOG.md'], { cwd: root })
  .stdout.toString()
  .trim()
  .split('\n');

test.each(pages)('%s promises no command that cannot work', (page) => {
  expect(falsePromises(read(page), publication.isPublished)).toEqual([]);
});

test('a promise is found unless its section is labelled', () => {
  const page =
    '# Install\n\n```sh\nnpx --yes scriptorium serve\n```\n\n## Later\n\nAfter the first release.\n';
  expect(falsePromises(page, false)).toEqual([page.slice(0, page.indexOf('## Later'))]);
  expect(falsePromises(page, true)).toEqual(['## Later\n\nAfter the first release.\n']);
  expect(falsePromises('Until the first release, use a clone.', true)).toHaveLength(1);
  for (const promise of ['npm install scriptorium-client', 'uses: a/scriptorium@v0.1.0', 'rev: v0.1.0'])
    expect(falsePromises(promise, false)).toHaveLength(1);
  expect(falsePromises('npm install ./scriptorium-0.1.0.tgz', false)).toEqual([]);
  expect(falsePromises(page.replace('npx', 'After the first release: npx'), false)).toEqual([]);
});

describe('the addresses of the project', () => {
  test('are the same in both packages', () => {
    expect(mainPackage).toMatchObject(packageAddresses(publication));
    expect(clientPackage).toMatchObject(packageAddresses(publication, 'client'));
  });

  test('are in every file that must have them', () => {
    const { repository, securityContact, codeOwner } = publication;
    for (const file of filesWithAddresses) {
      const text = read(file);
      const found = [repository, securityContact, codeOwner].filter((address) => text.includes(address));
      expect([file, found]).not.toEqual([file, []]);
    }
  });

  test('are in no other file', () => {
    const { stdout } = Bun.spawnSync(['git', 'grep', '-l', 'OWNER/scriptorium'], { cwd: root });
    const own = /^packaging\/(?:publication|release)(\.test)?\.ts$/;
    const found = stdout
      .toString()
      .split('\n')
      .filter((file) => file !== '' && !own.test(file));
    expect(found.filter((file) => !filesWithAddresses.some((each) => each === file))).toEqual([
      'docs/versioning.md',
    ]);
  });

  test('replace their placeholders once, in all files', () => {
    const given = {
      repository: 'https://forge.example/bible/scriptorium',
      securityContact: 'safe@bible.example',
      codeOwner: '@bible/owners',
    };
    const changed = JSON.parse(withAddresses(read('packaging/publication.json'), given));
    expect(missingAddresses(changed)).toEqual([]);
    expect(changed).toMatchObject(missingAddresses().length === 0 ? {} : given);
    expect(withAddresses('uses: OWNER/scriptorium@v1', given)).toBe('uses: bible/scriptorium@v1');
    const packageText = withAddresses(read('package.json'), given);
    if (missingAddresses().length > 0)
      expect(JSON.parse(packageText)).toMatchObject(packageAddresses(given as never));
  });

  test('are refused if they are malformed', () => {
    const given = { repository: 'git@host:a.git', securityContact: 'a@b.example', codeOwner: '@a' };
    expect(() => withAddresses('', given)).toThrow('"git@host:a.git" is not a repository');
    const others = { ...given, repository: 'https://a.example/b/c' };
    expect(() => withAddresses('', { ...others, codeOwner: 'a' })).toThrow('"a" is not a codeOwner');
  });
});

test('actions are pinned by commit', () => {
  const folder = join(root, '.github/workflows');
  const uses = readdirSync(folder).flatMap((file) =>
    [...read(`.github/workflows/${file}`).matchAll(/uses: *(\S+)/g)].map((match) => match[1]!),
  );
  expect(uses.length).toBeGreaterThan(3);
  expect(uses.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('other systems run the quick tests, for every change and every release', () => {
  interface Workflow {
    readonly jobs: { readonly systems: { readonly steps: readonly { readonly run?: string }[] } };
  }
  for (const file of ['ci.yml', 'release.yml']) {
    const { jobs } = Bun.YAML.parse(read(`.github/workflows/${file}`)) as Workflow;
    expect(jobs.systems.steps.map(({ run }) => run)).toContain('npm run test:quick');
  }
});
