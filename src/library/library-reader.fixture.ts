import { type Library, openLibrary, openVerifiedLibrary } from './library.ts';
import { sampleDocument } from './sample-edition.fixture.ts';
import { ServedLibrary } from './served-library.ts';

function openAs(how: string, directory: string): Library {
  if (how === 'verify') return openVerifiedLibrary(directory);
  return how === 'serve' ? new ServedLibrary(directory).reload() : openLibrary(directory);
}

async function use(how: string, directory: string): Promise<string> {
  try {
    const library = openAs(how, directory);
    for (const path of library.paths()) library.get(path);
    if (how === 'build') library.update((update) => update.putDocument('/api/new.json', sampleDocument({})));
    const problems = how === 'serve' ? [] : [...library.verify()];
    await library.close();
    return problems.length === 0 ? 'fine' : JSON.stringify(problems);
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

const words = process.argv.slice(2);
for (let index = 0; index < words.length; index += 2)
  console.log(await use(words[index]!, words[index + 1]!));
