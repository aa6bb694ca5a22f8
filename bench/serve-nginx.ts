import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addedHeaders, serveHeaders } from './serve-headers.ts';
import { type Peer, type PeerSetting, printed } from './serve-peer.ts';

/** nginx with `gzip_static`, set up to be as fast as it can: no log, files kept open. */
export const nginx: Peer = {
  name: 'nginx',
  install: 'apt-get install nginx-light',
  isInstalled: () => Bun.which('nginx') !== null,
  version: () => printed('nginx', '-v').replace('nginx version: nginx/', 'nginx '),
  command(setting) {
    const file = join(setting.scratch, 'nginx.conf');
    writeFileSync(file, configuration(setting));
    return ['nginx', '-c', file];
  },
};

/** One process without a master, so that its CPU time is that of the child we start. */
const configuration = ({ root, scratch, port, connections, descriptors }: PeerSetting) => `
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
  # A descriptor for each file; out of descriptors it answers 500
  open_file_cache max=${openFiles(connections, descriptors)} inactive=1h;
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

/** How many files nginx may keep open beside its connections. */
export function openFiles(connections: number, descriptors: number): number {
  return Math.min(descriptors, 1_000_000) - connections - 500;
}
