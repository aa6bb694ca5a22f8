// A process that opens a library as a command does and uses it, for tests of damaged files. Arguments: what it does
// (verify, serve, build), library directory. Prints "fine", or the error.
import { type Library, openLibrary, openSoundLibrary } from './library.ts';
import { sampleDocument } from './sample-edition.fixture.ts';
import { ServedLibrary } from './served-library.ts';

const [how = '', directory = ''] = process.argv.slice(2);

function openAs(command: string): Library {
  if (command === 'verify') return openSoundLibrary(directory);
  return command === 'serve' ? new ServedLibrary(directory).reload() : openLibrary(directory);
}

try {
  const library = openAs(how);
  for (const path of library.paths()) library.get(path);
  if (how === 'build') library.update((update) => update.putDocument('/api/new.json', sampleDocument({})));
  const problems = [...library.verify()];
  console.log(problems.length === 0 ? 'fine' : JSON.stringify(problems));
  await library.close();
} catch (error) {
  console.log(`${(error as Error).name}: ${(error as Error).message}`);
}
