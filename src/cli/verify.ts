import { Command } from 'commander';

/** `scriptorium verify LIBRARY` */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('check that every document of a library is what was written')
    .argument('<library>', 'folder of the library')
    .action(async (directory: string) => {
      const { openLibrary } = await import('../library/library.ts');
      const library = openLibrary(directory, { readOnly: true });
      let problems = 0;
      for (const { path, problem } of library.verify()) {
        problems++;
        console.log(`${path}: ${problem}`);
      }
      const documents = [...library.paths()].length;
      console.log(`${documents} documents, ${problems} problems`);
      if (problems > 0) process.exitCode = 1;
      await library.close();
    });
}
