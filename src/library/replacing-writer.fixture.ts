/**
 * A process that repeatedly replaces one edition and the catalogue, for tests of concurrency and crashes.
 * Arguments: library directory, number of replacements, documents in the edition. Prints "ready" before the
 * first.
 */
import { openLibrary } from './library.ts';
import { sampleChapters, sampleDocument, sampleRecord } from './sample-edition.fixture.ts';

const [directory = '', times = '', chapters = ''] = process.argv.slice(2);
const library = openLibrary(directory);
console.log('ready');
for (let i = 0; i < Number(times); i++) {
  const version = library.generation() + 1;
  const documents = sampleChapters('BSB', version, Number(chapters));
  library.update((update) => {
    update.putEdition(sampleRecord('BSB', 'translation', String(version)), documents);
    update.putDocument('/api/available_translations.json', sampleDocument({ version }));
  });
}
await library.close();
