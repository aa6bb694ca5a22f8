import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledStarter } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { publishedFolder } from '../publish/static-host/published-folder.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';

setDefaultTimeout(300_000);

const folder = join(import.meta.dir, '../../clients/python');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/```python\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(
  ([, code, output]) => ({ code: code!, output: output! }),
);

const runs = (code: string) => {
  const python = Bun.which('python3');
  return python !== null && Bun.spawnSync([python, '-c', code]).exitCode === 0;
};
const hasPython = runs('import sys; sys.exit(sys.version_info < (3, 11))');
const hasMypy = hasPython && runs('import mypy');
const canBuildWheels = hasPython && runs('import setuptools, pip, wheel');
if (!hasPython) console.log('The tests of the Python client are skipped: they need python3, 3.11 or newer.');
else if (!hasMypy || !canBuildWheels)
  console.log('Some tests of the Python client are skipped: they need mypy, and setuptools with wheel.');

async function python(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = Bun.spawn(['python3', ...words], {
    cwd: folder,
    env: {
      ...process.env,
      PYTHONPATH: join(folder, 'src'),
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONIOENCODING: 'utf-8',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { output, errors, code: await child.exited };
}

describe.skipIf(!hasPython)('The Python client', () => {
  let served: ServedLibrary;
  let published: string;
  beforeAll(async () => {
    const { library } = await compiledStarter();
    served = await serveLibrary(library);
    published = await publishedFolder(library);
  });
  afterAll(() => served?.stop());

  test('passes the test vectors and its tests against a service and published files', async () => {
    const environment = { SCRIPTORIUM_URL: served.url, SCRIPTORIUM_FOLDER: published };
    const { errors, code } = await python(['-m', 'unittest', 'discover', '-s', 'tests'], environment);
    expect({ code, errors }).toEqual({ code: 0, errors: expect.stringMatching(/\nOK\n$/) });
  });

  test('prints what is below each example of its README', async () => {
    expect(examples.length).toBeGreaterThan(3);
    expect(readme.match(/```python\n/g)).toHaveLength(examples.length);
    for (const { code, output } of examples) {
      const result = await python(['-c', code.replaceAll('https://scripture.example.org', served.url)]);
      expect(result).toEqual({ output, errors: '', code: 0 });
    }
  });

  test.skipIf(!hasMypy)('is well typed', async () => {
    const cache = newFolder();
    const { output, code } = await python(['-m', 'mypy', '--cache-dir', cache, 'src', 'tests']);
    expect({ output, code }).toEqual({ output: expect.stringContaining('Success'), code: 0 });
  });

  test.skipIf(!canBuildWheels)('is built as a wheel that works without its sources', async () => {
    const work = newFolder();
    // setuptools writes into the folder of the sources
    cpSync(folder, join(work, 'python'), { recursive: true });
    const build = ['-m', 'pip', 'wheel', '--no-deps', '--no-build-isolation', '--no-index', '-q', '-w', work];
    expect(await python([...build, join(work, 'python')])).toMatchObject({ code: 0 });
    const install = [
      '-m',
      'pip',
      'install',
      '--no-deps',
      '--no-index',
      '-q',
      '--target',
      join(work, 'installed'),
    ];
    const [wheel] = [...new Bun.Glob('*.whl').scanSync(work)];
    expect(wheel).toMatch(/^scriptorium_client-[\d.]+-py3-none-any\.whl$/);
    expect(await python([...install, join(work, wheel!)])).toMatchObject({ code: 0 });
    const example = 'import scriptorium_client as s; print(s.__file__, s.parse_references("Jn 3,16")[0])';
    const { output } = await python(['-c', example], { PYTHONPATH: join(work, 'installed') });
    expect(output).toBe(`${join(work, 'installed/scriptorium_client/__init__.py')} JHN 3:16\n`);
  });
});
