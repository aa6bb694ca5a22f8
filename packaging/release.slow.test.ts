import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { nextVersion, releasedChangelog, withVersion } from './release.ts';

const read = (file: string) => readFileSync(join(import.meta.dir, '..', file), 'utf8');

test('the next version', () => {
  expect(nextVersion('0.9.3', 'major')).toBe('1.0.0');
  expect(nextVersion('0.9.3', 'minor')).toBe('0.10.0');
  expect(nextVersion('0.9.3', 'patch')).toBe('0.9.4');
  expect(nextVersion('0.1.0', 'first')).toBe('0.1.0');
});

test('unreleased changes get a version and a date; earlier releases stay', () => {
  const text =
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- One.\n\n## [0.1.0] - 2026-01-01\n\n- Zero.\n';
  expect(releasedChangelog(text, '0.2.0', '2026-02-02')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-02-02\n\n### Added\n\n- One.\n\n## [0.1.0] - 2026-01-01\n\n- Zero.\n',
  );
  expect(releasedChangelog('## [Unreleased]\n\n- One.\n', '0.1.0', 'D')).toBe(
    '## [Unreleased]\n\n## [0.1.0] - D\n\n- One.\n',
  );
  expect(() => releasedChangelog('## [Unreleased]\n\n## [0.1.0]\n', '0.2.0', 'D')).toThrow(
    'describe the changes there',
  );
});

describe('the version', () => {
  const { version } = packageJson;

  test.each(['package.json', 'client/package.json', 'clients/python/pyproject.toml', 'package-lock.json'])(
    'in %s is that of the project',
    (file) => {
      const text = read(file);
      const changed = withVersion(text, version, '77.88.99');
      expect(changed).not.toBe(text);
      const lines = (each: string) => each.split('\n');
      const others = lines(changed).filter((line, index) => line !== lines(text)[index]);
      expect(
        others.every((line) => /^\s*(?:"version": "77\.88\.99",|version = "77\.88\.99")$/.test(line)),
      ).toBe(true);
      expect(others).toHaveLength(file === 'package-lock.json' ? 2 : 1);
    },
  );

  test('in a page changes in names of packed files, tags and images', () => {
    const page = (of: string) => `npm install ./scriptorium-${of}.tgz, uses: a/scriptorium@v${of}, rev: v${of}
"scriptorium-client": "^${of}", FROM scriptorium:${of}, --build-arg VERSION=${of}; measured with Scriptorium 0.1.0`;
    expect(withVersion(page('0.1.0'), '0.1.0', '0.2.0')).toBe(page('0.2.0'));
  });

  test('of another package stays unchanged', () => {
    const other = '{ "name": "scriptorium-other", "version": "0.1.0" }';
    expect(withVersion(other, '0.1.0', '0.2.0')).toBe(other);
  });
});

test('the change log has a section for unreleased changes, with an example for each', () => {
  const changes = read('CHANGELOG.md');
  expect(changes).toMatch(/^## \[Unreleased\]$/m);
  const entries = changes.split(/^- /m).slice(1);
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter((entry) => !/`[^`]+`|```/.test(entry))).toEqual([]);
});
