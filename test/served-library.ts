import type { Library } from '../src/library/library.ts';
import { startServer } from '../src/server/start-server.ts';

export interface ServedLibrary {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export async function serveLibrary(library: Library): Promise<ServedLibrary> {
  const server = await startServer({ library, host: '127.0.0.1', port: 0 });
  return { url: server.url.replace(/\/$/, ''), stop: () => server.stop() };
}
