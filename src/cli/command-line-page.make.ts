/**
 * Generates docs/command-line.md from the help of every command:
 * `node bin/bun.mjs src/cli/command-line-page.make.ts`.
 */
import { join } from 'node:path';

const program = join(import.meta.dir, 'index.ts');
const page = join(import.meta.dir, '../../docs/command-line.md');

const introduction = `# The command line

Every command and its options, as \`scriptorium COMMAND --help\` prints them. In a clone of the repository, write
\`npm run --silent scriptorium -- COMMAND\`. Exit codes: 0 when the command did what it was asked, 1 when it could not, 2 for a
usage error. Made by \`node bin/bun.mjs src/cli/command-line-page.make.ts\`.
`;

export async function commandLinePage(): Promise<string> {
  const general = await helpOf();
  const names = [...general.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name!);
  const commands = names.filter((name) => name !== 'help');
  const sections = await Promise.all(
    commands.map(async (name) => `## ${name}\n\n\`\`\`text\n${await helpOf(name)}\`\`\`\n`),
  );
  return `${introduction}\n\`\`\`text\n${general}\`\`\`\n\n${sections.join('\n')}`;
}

async function helpOf(...command: string[]): Promise<string> {
  const child = Bun.spawn([process.execPath, program, ...command, '--help'], { stderr: 'inherit' });
  const text = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`"${command.join(' ')} --help" failed.`);
  return text;
}

if (import.meta.main) await Bun.write(page, await commandLinePage());
