/**
 * HEALTHCHECK of the image: `bun src/cli/service/health-check.ts` exits with 0 if the service of this
 * container responds. It reads the port and the base path from the command line of process 1.
 */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { localHostInUrl } from '../../net/listen-address.ts';
import { addServeOptions } from '../commands/serve.ts';
import { applyEnvironment } from '../environment.ts';
import type { ServeOptions } from './library-service.ts';

/** Below the timeout of HEALTHCHECK in the image. */
const patienceMilliseconds = 4000;

/** @param words command line of the service, from `serve` or `start` on. */
export function healthUrl(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): string {
  const command = addServeOptions(new Command().argument('[folder]')).exitOverride();
  command.configureOutput({ writeErr() {} }).parse(words.slice(1), { from: 'user' });
  applyEnvironment(command, environment);
  const { host, port, basePath } = command.opts<ServeOptions>();
  return `http://${localHostInUrl(host)}:${port}${basePath}/health`;
}

function serveWords(processId: number): string[] {
  const words = readFileSync(`/proc/${processId}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const first = words.findIndex((word) => word === 'serve' || word === 'start');
  return first === -1 ? ['serve'] : words.slice(first);
}

if (import.meta.main) {
  const url = healthUrl(serveWords(1), process.env);
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMilliseconds) }).catch(String);
  if (typeof response === 'string' || !response.ok) {
    console.error(`${url}: ${typeof response === 'string' ? response : response.status}`);
    process.exitCode = 1;
  }
}
