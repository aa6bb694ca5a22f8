// Commits one changed edition to the library in the given folder, and prints by how many bytes the memory of the process grew
import { readFileSync } from 'node:fs';
import { openLibrary } from '../library/library.ts';
import { CommitQueue } from './commit-queue.ts';

const library = openLibrary(process.argv[2]!);
const before = memory('VmRSS');
const known = library.editions()[0]!;
const { id, folder } = known;
const record = { ...known, catalogueEntry: { ...known.catalogueEntry, name: 'Another name' } };
const commits = new CommitQueue(library, { withBrotli: false, site: {} }, () => {});
await commits.add({
  result: { id, folder, outcome: 'compiled', seconds: 0 },
  diagnostics: [],
  finished: { record, documents: [], extensions: [] },
});
await commits.flush();
// resourceUsage() includes the memory of the parent until this program was loaded
console.log(memory('VmHWM') - before);
await library.close();

function memory(name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)![1]) * 1024;
}
