import { type RunningServer, type ServerOptions, startServer } from '../../src/server/start-server.ts';
import { hardeningLibrary } from './hardening-library.ts';

export async function limitedServer(
  limits: NonNullable<ServerOptions['limits']>,
  options: Pick<ServerOptions, 'onExchange'> = {},
): Promise<RunningServer & AsyncDisposable> {
  const server = await startServer({
    library: await hardeningLibrary(),
    port: 0,
    limits: { drainSeconds: 1, ...limits },
    ...options,
  });
  return { ...server, [Symbol.asyncDispose]: () => server.stop() };
}
