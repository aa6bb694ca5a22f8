import { openLibrary } from '../../src/library/library.ts';

openLibrary(process.argv[2]!, { readOnly: true }).snapshot();
console.log('reading');
setInterval(() => {}, 60_000);
