import { Command, Help, type Option } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { withShownUrls } from '../lib/secrets.ts';
import { exitCodes } from '../lib/user-error.ts';
import { reportFailure, reportUncaughtErrors } from './report/problems.ts';
import { isDoneByAnotherProcess } from './service/another-process.ts';
import { outliveTerminal } from './service/signals.ts';

reportUncaughtErrors();
outliveTerminal();

const given = [...process.argv, ...Object.values(process.env)].filter((value) => value !== undefined);

const commands = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand(),
  build: async () => (await import('./commands/build.ts')).buildCommand(),
  check: async () => (await import('./commands/check.ts')).checkCommand(),
  lsp: async () => (await import('./commands/lsp.ts')).lspCommand(),
  quotes: async () => (await import('./commands/quotes.ts')).quotesCommand(),
  verify: async () => (await import('./commands/verify.ts')).verifyCommand(),
  bundle: async () => (await import('./commands/bundle.ts')).bundleCommand(),
  export: async () => (await import('./commands/export.ts')).exportCommand(),
  mcp: async () => (await import('./commands/mcp.ts')).mcpCommand(),
  deliver: async () => (await import('./commands/deliver.ts')).deliverCommand(),
  publish: async () => (await import('./commands/publish.ts')).publishCommand(),
  worker: async () => (await import('./commands/worker.ts')).workerCommand(),
  rollback: async () => (await import('./commands/rollback.ts')).rollbackCommand(),
  diff: async () => (await import('./commands/diff.ts')).diffCommand(),
  add: async () => (await import('./commands/add.ts')).addCommand(),
  list: async () => (await import('./commands/list.ts')).listCommand(),
  start: async () => (await import('./commands/start.ts')).startCommand(),
  clean: async () => (await import('./commands/clean.ts')).cleanCommand(),
  init: async () => (await import('./commands/init.ts')).initCommand(),
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand(),
  completion: async () => (await import('./commands/completion.ts')).completionCommand(),
};

function isAlone(name: string | undefined): name is keyof typeof commands {
  return name !== undefined && name !== 'completion' && Object.hasOwn(commands, name);
}

const [, , asked] = process.argv;
const loaded = await Promise.all(
  isAlone(asked) ? [commands[asked]()] : Object.values(commands).map((load) => load()),
);

const program = new Command('scriptorium')
  .description('Turns scripture source files into a fast, read-only JSON API.')
  .version(packageJson.version)
  .configureOutput({ writeErr: (text) => process.stderr.write(withShownUrls(text, given)) })
  .configureHelp({ optionDescription: withoutIdleDefault })
  .showHelpAfterError('(add --help for usage)')
  .addHelpText(
    'after',
    '\nGuides such as docs/checking.md are pages of every server: /docs/guides lists them.',
  )
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.done : exitCodes.usage));

program.hook('preAction', (_, command) => {
  const empty = command.registeredArguments.find(
    ({ required }, index) => required && command.args[index]?.trim() === '',
  );
  if (empty) command.error(`error: argument '${empty.name()}' (${empty.description}) is empty.`);
});

// Separately created commands do not inherit how errors are shown
for (const command of loaded) program.addCommand(command.copyInheritedSettings(program));

const named = asked === 'help' ? process.argv[3] : asked;
const isUnknown = named !== undefined && !/^(?:-.*|help)$/s.test(named) && !Object.hasOwn(commands, named);
// Otherwise `help nope` and `nope --help` would print the help of all commands
const read = isUnknown ? [...process.argv.slice(0, 2), named] : process.argv;

await program.parseAsync(read).catch(async (error) => {
  if (!(await isDoneByAnotherProcess(error))) reportFailure(error);
});

function withoutIdleDefault(this: Help, option: Option): string {
  const isIdle = option.defaultValue === false || option.defaultValue === '';
  return isIdle ? option.description : Help.prototype.optionDescription.call(this, option);
}
