// FOLDER=/srv/bible node node.mjs
import { createServer } from 'node:http';
import { withFolder } from './folder-bucket.mjs';
import worker from './worker.js';

const env = withFolder(process.env);
const server = createServer(async ({ method, url: target, headers }, outgoing) => {
  const url = target.startsWith('/') ? `http://${headers.host || 'localhost'}${target}` : target;
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  // Not a Request, whose constructor throws if the host or the method is invalid: the worker answers these, too
  const response = await worker.fetch({ method, url, headers: new Headers(pairs) }, env);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
server.on('error', ({ message }) => {
  console.error(`Scriptorium cannot listen: ${message}. Set PORT to a free port.`);
  process.exitCode = 1;
});
server.listen(env.PORT ?? 3000, () => {
  console.log(`Scriptorium listens at http://localhost:${server.address().port}/`);
});
