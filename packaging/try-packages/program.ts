import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Packed, repository, sizeOfFolder, type Trial } from './trial.ts';

const limits = { tarball: 8e6, installed: 170e6 };

export async function tryProgram(trial: Trial, { file }: Packed): Promise<void> {
  trial.atMost('tarball of the program', statSync(file).size, limits.tarball);
  const project = await trial.install('project', file);
  trial.atMost('installed, with Bun', sizeOfFolder(join(project, 'node_modules')), limits.installed);
  const scriptorium = ['npx', '--no', '--', 'scriptorium'];
  const works = async (...words: string[]) => {
    const { exitCode, output } = await trial.run([...scriptorium, ...words], project);
    trial.check(`npx scriptorium ${words.join(' ')}`, exitCode === 0, output);
    return output;
  };
  await works('--version');
  await works('init', 'texts', '--example');
  await works('check', 'texts');
  await works('build', 'texts', '--library', 'lib');
  await works('verify', 'lib');
  await works('publish', 'lib', 'site');
  await works('verify', 'site');
  await works('bundle', 'lib', 'MYT', '--format', 'sqlite');
  await works('doctor', 'texts', '--port', '0');
  await works('completion', 'bash');
  await answersOverMcp(trial, project);
  await served(trial, project, ['serve', 'texts'], '/api/MYT/PSA/117.json');
  await served(trial, project, ['serve', 'lib', '--workers', '2'], '/api/MYT/PSA/117.json');
  await served(trial, project, ['start'], '/api/KJV/JHN/3.json');
  await tryGlobal(trial, file);
  await tryModules(trial, project);
}

/** This tests the bundled SDK of the Model Context Protocol, too. */
async function answersOverMcp(trial: Trial, cwd: string): Promise<void> {
  const child = Bun.spawn(['node', 'node_modules/.bin/scriptorium', 'mcp', 'lib'], {
    cwd,
    env: trial.environment,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'trial', version: '1' },
  };
  const messages = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'list_translations', arguments: {} } },
  ];
  child.stdin.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += new TextDecoder().decode(chunk);
    if (printed.includes('"id":2')) break;
  }
  child.stdin.end();
  await child.exited;
  trial.check('scriptorium mcp lib', printed.includes('MYT'), printed);
}

/** Serves on a free port, requests the pages and a document, and stops with the signal that supervisors send. */
async function served(trial: Trial, cwd: string, words: string[], path: string): Promise<void> {
  const child = Bun.spawn(['node', 'node_modules/.bin/scriptorium', ...words, '--port', '0'], {
    cwd,
    env: trial.environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += new TextDecoder().decode(chunk);
    if (/^Serving .* at \S+\n/m.test(printed)) break;
  }
  const url = /^Serving .* at (\S+)\n/m.exec(printed)?.[1] ?? 'http://127.0.0.1:9';
  const statuses: string[] = [];
  for (const each of ['/health', '/ready', '/', '/docs', path]) {
    const response = await fetch(url + each).catch(() => undefined);
    const isPage = each === '/' || each === '/docs';
    const isWhole = !isPage || (await response?.text())?.includes('<script type="module">');
    statuses.push(`${each} ${isWhole ? response?.status : 'without script'}`);
  }
  child.kill('SIGTERM');
  const exitCode = await child.exited;
  const isGood = exitCode === 0 && statuses.every((status) => status.endsWith(' 200'));
  trial.check(`scriptorium ${words.join(' ')}`, isGood, `${exitCode} ${statuses.join(', ')}\n${printed}`);
}

async function tryGlobal(trial: Trial, file: string): Promise<void> {
  const prefix = join(trial.folder, 'global');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await trial.mustRun(['npm', 'install', '-g', '--prefix', prefix, ...options, file], trial.folder);
  const { exitCode, output } = await trial.run([join(prefix, 'bin/scriptorium'), '--version'], trial.folder);
  trial.check('npm install -g, then scriptorium --version', exitCode === 0, output);
}

async function tryModules(trial: Trial, project: string): Promise<void> {
  const script = `
    import { chapterData, readScripture } from 'scriptorium/formats';
    import { formatReference, mapVerses, parseReferences, referenceOptions } from 'scriptorium/references';
    const { books } = readScripture('ruth.usfm', '\\\\id RUT\\n\\\\c 1\\n\\\\p\\n\\\\v 1 In the days\\n');
    const { references } = parseReferences('Röm 8,28', referenceOptions({ language: 'deu' }));
    console.log(JSON.stringify([
      chapterData(books[0].chapters[0]).content[0].content,
      formatReference(references[0]),
      mapVerses('eng', 'org', { book: 'JOL', chapter: 2, verse: 28 }).map(({ chapter, verse }) => [chapter, verse]),
    ]));`;
  trial.write('project/modules.mjs', script);
  const { output } = await trial.run(['node', 'modules.mjs'], project);
  const expected = '[["In the days"],"ROM 8:28",[[3,1]]]';
  trial.check(
    'import from scriptorium/formats and scriptorium/references in Node',
    output.trim() === expected,
    output,
  );
  trial.write(
    'project/modules.mts',
    script
      .replace('chapters[0])', 'chapters[0]!)')
      .replace('.content[0].content', '.content[0]')
      .replace(/(books|references)\[0\]/g, '$1![0]!'),
  );
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  for (const resolution of ['nodenext', 'bundler']) {
    const module = resolution === 'bundler' ? 'esnext' : resolution;
    const options = ['--strict', '--noEmit', '--target', 'ES2023', '--lib', 'ES2023,DOM', '--module', module];
    const words = [process.execPath, compiler, ...options, '--moduleResolution', resolution, 'modules.mts'];
    const types = await trial.run(words, project);
    trial.check(`types of these modules, ${resolution}`, types.exitCode === 0, types.output);
  }
}
