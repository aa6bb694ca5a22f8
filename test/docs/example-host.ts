import { statSync } from 'node:fs';
import { join } from 'node:path';
import { zipOf } from '../zip-of.ts';

const anyText = '\\id RUT\n\\c 1\n\\p\n\\v 1 Long ago.\n';

/**
 * What the pages call example.org: a web server for the `.zip` files of a folder (one that is not there holds a
 * small text) and for what was published to `published`.
 */
export function startExampleHost(folder: string, published: string) {
  return Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const file = pathname.endsWith('.zip') ? join(folder, pathname) : join(published, pathname);
      if (statSync(file, { throwIfNoEntry: false })?.isFile()) return new Response(Bun.file(file));
      if (!pathname.endsWith('.zip')) return new Response(null, { status: 404 });
      return new Response(await zipOf({ 'texts.usfm': anyText }), {
        headers: { 'Content-Type': 'application/zip' },
      });
    },
  });
}
