import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import packageJson from '../../package.json' with { type: 'json' };
import { commandsNotRun, isBenchmark, isRun } from './commands-not-run.ts';
import { documentationPages } from './documentation-pages.ts';
import { smallExample } from './example-content.ts';
import { type FencedBlock, type MarkdownPage, markdownPage } from './markdown-page.ts';
import { PageWorkshop } from './page-workshop.ts';

setDefaultTimeout(600_000);

const pages = documentationPages()
  .filter((name) => name !== 'docs/api.md')
  .map(markdownPage)
  .filter(({ blocks }) => blocks.some(({ language }) => language === 'sh'));

function shellCommands({ text }: FencedBlock): string[] {
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s+)#\s.*$/, '').trim())
    .filter((line) => line !== '');
}

const spelledShort = (command: string) => command.replace(/^npm run -s scriptorium -- /, 'scriptorium ');
const commandsOf = (block: FencedBlock) =>
  block.language === 'sh' ? shellCommands(block).map(spelledShort) : [];
const allCommands = pages.flatMap(({ blocks }) => blocks.flatMap(commandsOf));

const programs: Readonly<Record<string, readonly string[]>> = {
  'docs/verifying.md': ['openssl', 'sha256sum'],
  'docs/contributing-a-translation.md': ['zip'],
};

function missingPrograms({ name }: MarkdownPage): string[] {
  return (programs[name] ?? []).filter((program) => !Bun.which(program));
}

for (const page of pages) {
  const missing = missingPrograms(page);
  if (missing.length > 0) console.log(`The commands of ${page.name} are not run: no ${missing.join(', ')}.`);
}

beforeAll(smallExample);

describe('The commands of a page run in order and print what the page shows', () => {
  for (const page of pages) {
    test.skipIf(missingPrograms(page).length > 0)(page.name, async () => {
      const writesFiles = page.blocks.some(({ file }) => file !== '');
      await using workshop = await PageWorkshop.open(await smallExample(), writesFiles);
      let printed = '';
      for (const block of page.blocks) {
        if (block.file !== '') workshop.write(block.file, `${block.text}\n`);
        for (const command of commandsOf(block)) {
          if (isRun(command)) printed = await workshop.run(command);
        }
        if (block.language === 'text') expect(printed).toContain(block.text);
      }
    });
  }
});

describe('The commands that are not run', () => {
  test('are all still in a page', () => {
    expect(Object.keys(commandsNotRun).filter((command) => !allCommands.includes(command))).toEqual([]);
  });

  test('are fewer than those that are', () => {
    const run = allCommands.filter(isRun);
    expect(run.length).toBeGreaterThan(Object.keys(commandsNotRun).length);
  });

  test.each(allCommands.filter(isBenchmark))('name a benchmark that there is: %s', async (command) => {
    const [file] = /bench\/\S+/.exec(command)!;
    expect(await Bun.file(file).exists()).toBe(true);
  });
});

test('npm run scriptorium and npm start are the command line that the commands above are run with', () => {
  expect(packageJson.scripts.scriptorium).toBe('node bin/bun.mjs src/cli/index.ts');
  expect(packageJson.scripts.start).toBe('node bin/bun.mjs src/cli/index.ts start');
});

test('a command that is neither known nor listed is refused', async () => {
  await using workshop = await PageWorkshop.open(await smallExample(), true);
  await expect(workshop.run('rm -rf content')).rejects.toThrow('commands-not-run.ts');
  await expect(workshop.run('scriptorium verify WHERE [--no-such-option]')).rejects.toThrow(
    '--no-such-option',
  );
  await expect(workshop.run('curl localhost:8080/no-such-path')).rejects.toThrow('404');
  await expect(workshop.run('scriptorium verify nowhere')).rejects.toThrow('ended with');
});
