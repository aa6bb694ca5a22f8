// A process that publishes a library to a directory, for the tests of kills. Arguments: library, directory. Prints
// "ready" before it begins.
import { openLibrary } from '../../src/library/library.ts';
import { openFolderDestination } from '../../src/publish/folder/folder-destination.ts';
import { publish } from '../../src/publish/publish.ts';

const [libraryFolder = '', directory = ''] = process.argv.slice(2);
const library = openLibrary(libraryFolder, { readOnly: true });
const snapshot = library.snapshot();
console.log('ready');
const destination = openFolderDestination(directory, { siblings: new Set(['gzip']) });
await publish({ library: snapshot, destination, concurrency: 1 });
await destination.close();
snapshot.close();
await library.close();
