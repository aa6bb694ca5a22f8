// FOLDER=/srv/bible node node.mjs
import { createServer } from 'node:http';
import { withFolder } from './folder-bucket.mjs';
import worker from './worker.js';

const env = withFolder(process.env);
const server = createServer(async ({ method, url, headers }, outgoing) => {
  // A target such as //host would name another host
  const target = new URL(`http://${headers.host ?? 'localhost'}`);
  const [path, ...query] = url.split('?');
  target.pathname = path;
  target.search = query.join('?');
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const response = await worker.fetch(new Request(target, { method, headers: pairs }), env);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
server.listen(env.PORT ?? 3000, () => {
  console.log(`Scriptorium listens at http://localhost:${server.address().port}/`);
});
