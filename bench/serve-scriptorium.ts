import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Peer } from './serve-peer.ts';

const project = join(import.meta.dir, '..');

/** `scriptorium serve LIBRARY` as a user runs it, but without the launcher that finds Bun. */
export const scriptorium: Peer = {
  name: 'scriptorium',
  install: 'it is this project',
  isInstalled: () => true,
  version() {
    const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    return `scriptorium ${version} on Bun ${Bun.version}`;
  },
  command: ({ library, port }) => [
    process.execPath,
    join(project, 'src/cli/index.ts'),
    ...['serve', library, '--port', String(port)],
  ],
};
