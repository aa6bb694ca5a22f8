import { parseArgs } from 'node:util';
import { wholeNumber } from '../lib/options.ts';
import type { Load } from '../lib/wrk.ts';

export interface ServeOptions {
  readonly library: string | undefined;
  readonly editions: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly loads: readonly Load[];
  readonly servers: readonly string[] | undefined;
}

export const serveUsage = `Usage: node bin/bun.mjs bench/serve.ts [LIBRARY] [options]
  LIBRARY                    a compiled library; by default 20 copies of the starter's largest translation
  --editions 20              how many copies
  --seconds 5                length of one run
  --rounds 3                 runs per load, whose median is printed
  --connections 64,1000
  --loads hot,random         one chapter again and again; any chapter of the library
  --codings gzip,identity
  --servers a,b              of nginx, h2o, scriptorium`;

export function serveOptions(words: string[]): ServeOptions {
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
  const kinds = oneOf('loads', values.loads, ['hot', 'random']);
  const codings = oneOf('codings', values.codings, ['gzip', 'identity']);
  const connections = values.connections.split(',').map((text) => wholeNumber('connections', text));
  return {
    library: positionals[0],
    editions: wholeNumber('editions', values.editions),
    seconds: wholeNumber('seconds', values.seconds),
    rounds: wholeNumber('rounds', values.rounds),
    loads: kinds.flatMap((kind) =>
      codings.flatMap((coding) => connections.map((count) => ({ kind, coding, connections: count }))),
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
