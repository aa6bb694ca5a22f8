import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serveHeaders } from './serve-headers.ts';
import { type Peer, printed } from './serve-peer.ts';

const program = join(import.meta.dir, 'serve-sirv.mjs');

/** sirv on `node:http`, run by Node. */
export const sirv: Peer = {
  name: 'sirv',
  install: 'npm install --save-dev sirv',
  isInstalled: () => Bun.which('node') !== null && folder() !== undefined,
  version() {
    const { version } = JSON.parse(readFileSync(join(folder()!, 'package.json'), 'utf8'));
    return `sirv ${version} on Node ${printed('node', '--version')}`;
  },
  command: ({ root, port }) => ['node', program, root, String(port), JSON.stringify(serveHeaders)],
};

function folder(): string | undefined {
  try {
    return dirname(Bun.resolveSync('sirv/package.json', import.meta.dir));
  } catch {
    return undefined;
  }
}
