// FOLDER=/srv/bible bun bun.mjs
import { withFolder } from './folder-bucket.mjs';
import worker from './worker.js';

const env = withFolder(process.env);
const server = Bun.serve({ port: env.PORT ?? 3000, fetch: (request) => worker.fetch(request, env) });
console.log(`Scriptorium listens at ${server.url}`);
