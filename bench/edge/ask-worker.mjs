/** Asks a worker all questions twice, and prints the figures of the second time as JSON. For Bun and Node. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, published] = process.argv.slice(2);
const questions = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8'));
const { folderBucket } = await import(join(folder, 'folder-bucket.mjs'));
const files = folderBucket(published);
let reads = 0;
const BUCKET = {
  get(key) {
    reads++;
    return files.get(key);
  },
};
const started = performance.now();
const { default: worker } = await import(join(folder, 'worker.js'));
await ask('/api/x/passage?ref=John+3:16&in=KJV');
const startMilliseconds = performance.now() - started;
for (const path of questions.warmUp) await ask(path);
const asked = [];
for (const path of questions.measured) {
  const before = process.cpuUsage();
  reads = 0;
  await ask(path);
  const { user, system } = process.cpuUsage(before);
  const kind = /^\/api\/x\/(\w+)/.exec(path)[1];
  asked.push({ kind, milliseconds: (user + system) / 1000, reads });
}
console.log(JSON.stringify({ startMilliseconds, asked }));
process.exit();

async function ask(path) {
  return await (await worker.fetch(new Request(`http://edge.example${path}`), { BUCKET })).arrayBuffer();
}
