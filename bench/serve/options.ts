import { parseArgs } from 'node:util';
import { wholeNumber } from '../lib/options.ts';
import type { LoadCase } from '../lib/wrk.ts';

export interface ServeBenchOptions {
  /** Directory of a library; copies of one translation when left out. */
  readonly library: string | undefined;
  /** How many copies, where no library is named. */
  readonly editions: number;
  /** Length of one run. */
  readonly seconds: number;
  readonly rounds: number;
  /** In the order of the table. */
  readonly cases: readonly LoadCase[];
  /** Names of the servers to run; all when left out. */
  readonly servers: readonly string[] | undefined;
}

export const serveUsage = `Usage: node bin/bun.mjs bench/serve.ts [LIBRARY] [options]
  LIBRARY                    a compiled library; 20 copies of the starter's largest translation when left out
  --editions 20              how many copies
  --seconds 5                length of one run
  --rounds 3                 runs of each case whose median is printed
  --connections 64,1000
  --loads hot,random         one chapter again and again; any chapter of the library
  --codings gzip,identity
  --servers a,b              of nginx, h2o, caddy, sirv, scriptorium`;

/** @throws Error that names the option that is wrong. */
export function serveOptions(words: string[]): ServeBenchOptions {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      editions: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '64,1000' },
      loads: { type: 'string', default: 'hot,random' },
      codings: { type: 'string', default: 'gzip,identity' },
      servers: { type: 'string' },
    },
  });
  const loads = oneOf('loads', values.loads, ['hot', 'random']);
  const codings = oneOf('codings', values.codings, ['gzip', 'identity']);
  const connections = values.connections.split(',').map((text) => wholeNumber('connections', text));
  return {
    library: positionals[0],
    editions: wholeNumber('editions', values.editions),
    seconds: wholeNumber('seconds', values.seconds),
    rounds: wholeNumber('rounds', values.rounds),
    cases: loads.flatMap((load) =>
      codings.flatMap((coding) => connections.map((count) => ({ load, coding, connections: count }))),
    ),
    servers: values.servers?.split(','),
  };
}

function oneOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name[] {
  return text.split(',').map((word) => {
    const found = names.find((name) => name === word);
    if (!found) throw new Error(`--${option} takes ${names.join(' and ')}, not "${word}".`);
    return found;
  });
}
