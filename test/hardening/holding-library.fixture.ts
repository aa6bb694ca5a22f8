// A process that reads a library through LMDB until it is killed. Argument: its directory.
import { openLibrary } from '../../src/library/library.ts';

openLibrary(process.argv[2]!, { readOnly: true }).snapshot();
console.log('reading');
setInterval(() => {}, 60_000);
