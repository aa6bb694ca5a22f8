import { join } from 'node:path';
import type { StaticHost } from './static-host.ts';

const nginx: StaticHost = {
  name: 'nginx',
  isInstalled: Bun.which('nginx') !== null,
  configuration: 'nginx.conf',
  changes: (root, port) => [
    ['root /srv/bible;', `root ${root};`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    // Its packaged paths are writable only by root
    [
      'http {',
      [
        'http {',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path tmp-${name};`,
        ),
      ].join('\n'),
    ],
  ],
  command(configuration, scratch) {
    // The files of a test are readable only by its user
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    const settings = `daemon off; ${user}pid ${join(scratch, 'pid')}; error_log ${join(scratch, 'log')};`;
    return ['nginx', '-p', scratch, '-c', configuration, '-g', settings];
  },
};

const caddy: StaticHost = {
  name: 'Caddy',
  isInstalled: Bun.which('caddy') !== null,
  configuration: 'Caddyfile',
  changes: (root, port) => [
    ['root * /srv/bible', `root * ${root}`],
    [':8080 {\n', `:${port} {\n\tbind 127.0.0.1\n`],
  ],
  command(configuration, scratch) {
    const places = [`HOME=${scratch}`, `XDG_DATA_HOME=${scratch}`, `XDG_CONFIG_HOME=${scratch}`];
    return ['env', ...places, 'caddy', 'run', '--config', configuration, '--adapter', 'caddyfile'];
  },
};

export const staticHosts: readonly StaticHost[] = [nginx, caddy];

for (const { name, isInstalled } of staticHosts) {
  if (!isInstalled) console.log(`Tests of published files under ${name} are skipped: it is not installed.`);
}
