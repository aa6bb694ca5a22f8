import { statSync } from 'node:fs';
import { join } from 'node:path';
import { zipOf } from '../zip-of.ts';

const anyText = '\\id RUT\n\\c 1\n\\p\n\\v 1 Long ago.\n';

/**
 * The web server for example.org in the pages. It serves the `.zip` files of a folder (a small text in place
 * of a missing one), and the content of `published`.
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
