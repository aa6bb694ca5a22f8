/**
 * A server in a separate process that reports its memory and open files. Arguments: the folder of a library,
 * limits as JSON. Sends its port when it is listening, and answers each message with its current usage.
 */
import { readdirSync } from 'node:fs';
import { startServer } from '../../src/server/start-server.ts';

const [library = '', limits = '{}'] = process.argv.slice(2);
const server = await startServer({ library, port: 0, limits: JSON.parse(limits) });
process.on('message', () => {
  Bun.gc(true);
  process.send!({ memory: process.memoryUsage.rss(), files: readdirSync('/dev/fd').length });
});
// The test may be killed before it can end this process
process.on('disconnect', () => process.exit());
process.send!({ port: server.port });
