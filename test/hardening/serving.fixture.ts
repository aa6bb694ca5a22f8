// A server in a separate process whose memory and open files can be asked for. Arguments: the folder of a library,
// limits as JSON. Tells its port when it listens, and answers each message with what it holds then.
import { readdirSync } from 'node:fs';
import { startServer } from '../../src/server/start-server.ts';

const [library = '', limits = '{}'] = process.argv.slice(2);
const server = await startServer({ library, port: 0, limits: JSON.parse(limits) });
process.on('message', () => {
  Bun.gc(true);
  process.send!({ memory: process.memoryUsage.rss(), files: readdirSync('/dev/fd').length });
});
// The test that started it may be killed before it can end it.
process.on('disconnect', () => process.exit());
process.send!({ port: server.port });
