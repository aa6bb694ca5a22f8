import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListeningProgram, startListening } from '../listening-program.ts';
import { newFolder } from '../new-folder.ts';

export type ProxyName = 'nginx' | 'caddy';

export interface RunningProxy extends ListeningProgram {
  readonly url: string;
}

interface Proxy {
  configuration(folder: string, port: number, upstreamPort: number): string;
  command(file: string, folder: string): string[];
}

const sample = (name: string) => readFileSync(join(import.meta.dir, '../../deploy', name), 'utf8');

function adapted(
  text: string,
  changes: readonly (readonly [part: string | RegExp, other: string])[],
): string {
  let changed = text;
  for (const [part, other] of changes) {
    const next = changed.replaceAll(part, other);
    if (next === changed) throw new Error(`The sample configuration does not contain ${part}.`);
    changed = next;
  }
  return changed;
}

const proxies: Readonly<Record<ProxyName, Proxy>> = {
  nginx: {
    configuration(folder, port, upstreamPort) {
      const site = adapted(sample('nginx.conf'), [
        ['server 127.0.0.1:8080;', `server 127.0.0.1:${upstreamPort};`],
        [/ +listen \[::\]:443 ssl http2;\n/g, ''],
        ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
        [/ +ssl_certificate\w* .*\n/g, ''],
        ['/var/cache/nginx-scriptorium', join(folder, 'cache')],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      return `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/log;
events {} http { access_log off; ${temporary.join(' ')} ${site} }`;
    },
    command: (file, folder) => ['nginx', '-p', folder, '-c', file, '-g', 'daemon off;'],
  },
  caddy: {
    configuration: (_, port, upstreamPort) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${adapted(sample('Caddyfile'), [
        ['bible.example.org {', `http://:${port} {\n\tbind 127.0.0.1`],
        ['127.0.0.1:8080', `127.0.0.1:${upstreamPort}`],
      ])}`,
    command: (file, folder) => [
      ...['env', `HOME=${folder}`, `XDG_DATA_HOME=${folder}`, `XDG_CONFIG_HOME=${folder}`],
      ...['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
    ],
  },
};

export async function startProxy(name: ProxyName, upstreamPort: number): Promise<RunningProxy> {
  const { configuration, command } = proxies[name];
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'configuration');
  const { port, stop } = await startListening((free) => {
    writeFileSync(file, configuration(folder, free, upstreamPort));
    return command(file, folder);
  });
  return { port, url: `http://127.0.0.1:${port}`, stop };
}
