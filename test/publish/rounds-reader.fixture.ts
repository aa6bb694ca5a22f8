/**
 * A reader for the test of switching releases: `rounds-reader.fixture.ts FOLDER PATH...`. In each round it
 * resolves the link `current` once, like a server at start, and reads all paths through it. It prints
 * "ready", and its counts when its input ends.
 */
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '', ...paths] = process.argv.slice(2);
const counts = { rounds: 0, mixed: 0, failed: 0, seen: 0 };
const seen = new Set<string>();
let isOver = false;
process.stdin.resume().on('end', () => {
  isOver = true;
});
console.log('ready');
while (!isOver) {
  const root = realpathSync(join(folder, 'current'));
  try {
    const releases = new Set(
      paths.map((path) => JSON.stringify(JSON.parse(readFileSync(join(root, path), 'utf8')).translation)),
    );
    counts.rounds++;
    if (releases.size > 1) counts.mixed++;
    for (const release of releases) seen.add(release);
  } catch {
    counts.failed++;
  }
  await new Promise(setImmediate);
}
console.log(JSON.stringify({ ...counts, seen: seen.size }));
