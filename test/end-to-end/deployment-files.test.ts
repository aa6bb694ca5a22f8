import { describe, expect, test } from 'bun:test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { addServeOptions } from '../../src/cli/commands/serve.ts';
import { Metrics } from '../../src/server/observe/metrics.ts';
import { newFolder } from '../new-folder.ts';

const root = join(import.meta.dir, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const lines = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('docs/operations.md', () => {
  const text = read('docs/operations.md');

  test('has every option of serve, and no other', () => {
    const options = addServeOptions(new Command()).options.map(({ long }) => long!);
    const told = [...text.matchAll(/^\| `(--[a-z-]+)` \|/gm)].map(([, option]) => option!);
    expect(told.sort()).toEqual(options.sort());
  });

  test('tells the default of every option that is a number', () => {
    for (const { long, defaultValue } of addServeOptions(new Command()).options) {
      if (typeof defaultValue !== 'number') continue;
      expect(text).toMatch(new RegExp(`^\\| \`${long}\` \\| \`${defaultValue}\``, 'm'));
    }
  });

  test('has every metric', () => {
    const names = [...new Metrics().text().matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names)
      expect(text).toContain(name.replace('scriptorium_library_editions', '_editions'));
  });

  test.each(['docs/operations.md', 'SECURITY.md'])('%s links to files that are there', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !existsSync(join(root, file, '..', link)))).toEqual([]);
  });
});

describe('the container', () => {
  test('is made of files that are there and that are let in', () => {
    const copied = lines('Dockerfile')
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied).toContain('src');
    const letIn = lines('.dockerignore').filter((line) => line.startsWith('!'));
    for (const file of copied) {
      expect(existsSync(join(root, file))).toBe(true);
      expect(letIn).toContain(`!${file}`);
    }
  });

  test('serves with options that there are', () => {
    const command = addServeOptions(new Command().argument('<folder>'));
    const words: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(read('Dockerfile'))![1]!);
    expect(words.shift()).toBe('serve');
    command.exitOverride().parse(words, { from: 'user' });
    expect(command.opts()).toMatchObject({ host: '0.0.0.0', port: 8080, library: '/library' });
  });
});

test('the unit of systemd serves with options that there are, and waits for answers under way', () => {
  const unit = read('deploy/scriptorium.service');
  const words = /^ExecStart=.* serve (.*)$/m.exec(unit)![1]!.split(' ');
  const command = addServeOptions(new Command().argument('<folder>')).exitOverride();
  command.parse(words, { from: 'user' });
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1])).toBeGreaterThan(command.opts().drainTimeout);
});

test.skipIf(!Bun.which('systemd-analyze'))('the unit of systemd is understood', () => {
  // Whether the program it names is installed does not matter
  const { stderr } = Bun.spawnSync(['systemd-analyze', 'verify', join(root, 'deploy/scriptorium.service')]);
  expect(stderr.toString()).not.toMatch(/Unknown|Failed to parse|Invalid/i);
});

describe('a proxy in front', () => {
  test.each(['deploy/nginx.conf', 'deploy/Caddyfile'])(
    '%s gives up a connection before the server',
    (file) => {
      const seconds = Number(/keepalive(?:_timeout)? (\d+)s/.exec(read(file))![1]);
      expect(seconds).toBeLessThan(addServeOptions(new Command()).opts().idleTimeout);
    },
  );

  test.skipIf(!Bun.which('caddy'))('Caddy understands its configuration', () => {
    const config = join(root, 'deploy/Caddyfile');
    const { exitCode, stderr } = Bun.spawnSync(
      ['caddy', 'validate', '--config', config, '--adapter', 'caddyfile'],
      { env: { ...process.env, XDG_DATA_HOME: newFolder(), XDG_CONFIG_HOME: newFolder() } },
    );
    expect([exitCode, stderr.toString()]).toEqual([0, expect.any(String)]);
  });

  // Certificates apart, which are the operator's
  test.skipIf(!Bun.which('nginx'))('nginx understands its configuration', () => {
    const site = read('deploy/nginx.conf').replace(/ ssl http2;|ssl_certificate.*;/g, (part) =>
      part.startsWith(' ssl') ? ';' : '',
    );
    const folder = newFolder();
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    const config = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} ${site} }`;
    writeFileSync(join(folder, 'nginx.conf'), config);
    const { exitCode, stderr } = Bun.spawnSync(['nginx', '-t', '-c', join(folder, 'nginx.conf')]);
    expect([exitCode, stderr.toString()]).toEqual([0, expect.stringContaining('syntax is ok')]);
  });
});
