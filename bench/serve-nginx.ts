import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Library } from '../src/library/library.ts';

/**
 * Writes the documents of a library (but the downloads) as files, gzip and plain, and an nginx configuration that serves them as fast
 * as nginx can with the headers we send. Returns the path of the configuration.
 */
export function dumpForNginx(library: Library, directory: string, port: number): string {
  const root = join(directory, 'www');
  for (const path of library.paths('/api/')) {
    if (path.includes('/complete')) continue;
    const { gzip } = library.get(path)!;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, `${path}.gz`), gzip);
    writeFileSync(join(root, path), gunzipSync(gzip));
  }
  writeFileSync(join(root, 'index.html'), '');
  const file = join(directory, 'nginx.conf');
  // It holds a descriptor for each cached file; out of descriptors it answers 500.
  const { stdout } = Bun.spawnSync(['sh', '-c', 'ulimit -Hn']);
  const openFiles = Math.min(Number.parseInt(String(stdout), 10) || 100_000, 100_000) - 500;
  writeFileSync(file, configuration(directory, root, port, openFiles));
  return file;
}

/** One process without a master, so that its CPU time is that of the child we start. */
const configuration = (directory: string, root: string, port: number, openFiles: number) => `
daemon off;
master_process off;
worker_processes 1;
user root;
pid ${directory}/nginx.pid;
error_log ${directory}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=${openFiles} inactive=1h;
  open_file_cache_valid 1h;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  types { application/json json; text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    gzip_static on;
    gzip_vary on;
    add_header Cache-Control "public, max-age=300, stale-while-revalidate=86400";
    add_header X-Content-Type-Options nosniff;
    add_header Access-Control-Allow-Origin *;
    add_header Access-Control-Expose-Headers "ETag, Content-Length, Content-Range, Accept-Ranges";
  }
}
`;
