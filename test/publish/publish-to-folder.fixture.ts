/**
 * A process that publishes a library to a directory, for the tests of kills. Arguments: library, directory,
 * and `releases` to publish it as one of several. Prints "ready" before it begins.
 */
import { openLibrary } from '../../src/library/library.ts';
import { openFolderDestination } from '../../src/publish/folder/folder-destination.ts';
import { openReleasesDestination } from '../../src/publish/folder/releases-destination.ts';
import { publish } from '../../src/publish/publish.ts';

const [libraryFolder = '', directory = '', kind] = process.argv.slice(2);
const library = openLibrary(libraryFolder, { readOnly: true });
const snapshot = library.snapshot();
console.log('ready');
const siblings = new Set(['gzip'] as const);
const destination =
  kind === 'releases'
    ? openReleasesDestination(directory, { siblings, keep: 3 })
    : openFolderDestination(directory, { siblings });
await publish({ library: snapshot, destination, concurrency: 1 });
await destination.close();
snapshot.close();
await library.close();
