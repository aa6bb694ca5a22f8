// The server under test, in a process of its own: arguments library directory and port.
import { startServer } from '../src/server/start-server.ts';

const [library = '', port = ''] = process.argv.slice(2);
const server = await startServer({ library, port: Number(port) });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
