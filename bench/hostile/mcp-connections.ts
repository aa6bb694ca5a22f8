import { parseArgs } from 'node:util';
import { startServing } from '../../test/start-serve.ts';
import { runBenchmark, wholeNumber } from '../lib/options.ts';
import { openDescriptors, processMemory } from '../lib/processes.ts';
import { commandLine, libraryDirectory } from '../lib/project.ts';
import { machine, markdownTable } from '../lib/report.ts';

const usage = `Opens connections to \`scriptorium mcp --http\`. Each sends most of a message of 1 MB and then waits.
Usage: node bin/bun.mjs bench/hostile/mcp-connections.ts [LIBRARY] [options]
  LIBRARY              a compiled library; by default the starter's, which the first npm start makes
  --connections 2000
  --seconds 5          how long they wait
  --command FILE       the command line to start; by default from this repository`;

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      connections: { type: 'string', default: '2000' },
      seconds: { type: 'string', default: '5' },
      command: { type: 'string', default: commandLine },
    },
  });
  const count = wholeNumber('connections', values.connections);
  const library = libraryDirectory(positionals[0]);
  const served = await startMcp(library, values.command);
  const rows: string[][] = [];
  const note = (when: string) => {
    const { resident, anonymous } = processMemory(served.process.pid);
    const descriptors = openDescriptors(served.process.pid);
    rows.push([when, resident.toFixed(0), anonymous.toFixed(0), String(descriptors)]);
  };
  try {
    note('before');
    const sockets = await halfSend(new URL(served.url), count);
    await Bun.sleep(1000 * wholeNumber('seconds', values.seconds));
    note(`${count} half-sent messages`);
    for (const socket of sockets) socket.terminate();
    await Bun.sleep(3000);
    note('after they left');
    console.log(
      `${machine()}\n\n${markdownTable(['', 'resident MB', 'anonymous MB', 'descriptors'], rows, 1)}`,
    );
  } finally {
    served.process.kill();
    await served.process.exited;
  }
});
process.exit();

function startMcp(library: string, command: string) {
  // startServing adds an option of `serve`, which `mcp` does not have
  return startServing(['mcp', library, '--http', '0'], { command, port: [] });
}

async function halfSend(url: URL, count: number) {
  const body = Buffer.alloc(900_000, 'x');
  const head = `POST ${url.pathname} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`;
  const unsent = new Map<object, Buffer>();
  const sendOn = (socket: { write(bytes: Buffer): number }) => {
    const rest = unsent.get(socket)!;
    const written = socket.write(rest);
    unsent.set(socket, rest.subarray(Math.max(0, written)));
  };
  const sockets = [];
  for (let number = 0; number < count; number++) {
    const socket = await Bun.connect({
      hostname: url.hostname,
      port: Number(url.port),
      socket: { data() {}, drain: (it) => void (unsent.has(it) && sendOn(it)), error() {} },
    });
    unsent.set(socket, Buffer.concat([Buffer.from(head), body]));
    sendOn(socket);
    sockets.push(socket);
  }
  return sockets;
}
