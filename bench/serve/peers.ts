import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, project } from '../lib/project.ts';
import { serveHeaders } from './check.ts';

interface Peer {
  readonly name: string;
  readonly install: string;
  isInstalled(): boolean;
  version(): string;
  /** Writes its configuration into `scratch`. The command runs it in the foreground, as one process. */
  command(setting: PeerSetting): string[];
}

interface PeerSetting {
  readonly library: string;
  readonly root: string;
  readonly scratch: string;
  readonly port: number;
  readonly connections: number;
  readonly descriptors: number;
}

const addedHeaders = Object.entries(serveHeaders).filter(([name]) => name !== 'Content-Type');

const nginx: Peer = {
  name: 'nginx',
  install: 'apt-get install nginx-light',
  isInstalled: () => Bun.which('nginx') !== null,
  version: () => printed('nginx', '-v').replace('nginx version: nginx/', 'nginx '),
  command(setting) {
    const file = join(setting.scratch, 'nginx.conf');
    writeFileSync(file, nginxConfiguration(setting));
    return ['nginx', '-c', file];
  },
};

/** One process without a master, so that the CPU time of our child process is complete. */
const nginxConfiguration = ({ root, scratch, port, connections, descriptors }: PeerSetting) => `
daemon off;
master_process off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${scratch}/nginx.pid;
error_log ${scratch}/nginx.log;
events { worker_connections ${connections + 256}; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  # Each file takes a descriptor; without a free one, nginx answers 500
  open_file_cache max=${filesKeptOpen(connections, descriptors)} inactive=1h;
  open_file_cache_valid 1h;
  client_body_temp_path ${scratch}/body;
  proxy_temp_path ${scratch}/proxy;
  fastcgi_temp_path ${scratch}/fastcgi;
  uwsgi_temp_path ${scratch}/uwsgi;
  scgi_temp_path ${scratch}/scgi;
  types { "${serveHeaders['Content-Type']}" json; }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${root};
    gzip_static on;
    gzip_vary on;
${addedHeaders.map(([name, value]) => `    add_header ${name} "${value}";`).join('\n')}
  }
}
`;

export function filesKeptOpen(connections: number, descriptors: number): number {
  return Math.min(descriptors, 1_000_000) - connections - 500;
}

const h2o: Peer = {
  name: 'h2o',
  install: 'apt-get install h2o',
  isInstalled: () => Bun.which('h2o') !== null,
  version: () => printed('h2o', '--version').split('\n')[0]!.replace('version ', ''),
  command(setting) {
    const file = join(setting.scratch, 'h2o.conf');
    writeFileSync(file, h2oConfiguration(setting));
    return ['h2o', '--conf', file];
  },
};

const h2oConfiguration = ({ root, port, connections }: PeerSetting) => `
${process.getuid?.() === 0 ? 'user: root' : ''}
num-threads: 1
max-connections: ${connections + 256}
listen:
  host: 127.0.0.1
  port: ${port}
file.send-compressed: ON
file.mime.settypes:
  "${serveHeaders['Content-Type']}": .json
${addedHeaders.map(([name, value]) => `header.set: "${name}: ${value}"`).join('\n')}
hosts:
  default:
    paths:
      "/":
        file.dir: ${root}
`;

const scriptorium: Peer = {
  name: 'scriptorium',
  install: 'it is this project',
  isInstalled: () => true,
  version() {
    const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    return `scriptorium ${version} on Bun ${Bun.version}`;
  },
  command: ({ library, port }) => [
    // Same setting as in bin/bun.mjs, whose own process would be measured instead of the server
    ...['env', 'MIMALLOC_PURGE_HOLES=0'],
    process.execPath,
    commandLine,
    ...['serve', library, '--port', String(port)],
  ],
};

export const peers: readonly Peer[] = [nginx, h2o, scriptorium];

export function printed(...command: string[]): string {
  const { stdout, stderr } = Bun.spawnSync(command);
  return `${stdout}${stderr}`.trim();
}
