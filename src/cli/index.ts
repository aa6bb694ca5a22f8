import { Command, Help, type Option } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { withShownUrls } from '../lib/secrets.ts';
import { exitCodes } from '../lib/user-error.ts';
import { addCommand } from './commands/add.ts';
import { buildCommand } from './commands/build.ts';
import { bundleCommand } from './commands/bundle.ts';
import { checkCommand } from './commands/check.ts';
import { completionCommand } from './commands/completion.ts';
import { deliverCommand } from './commands/deliver.ts';
import { diffCommand } from './commands/diff.ts';
import { doctorCommand } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { initCommand } from './commands/init.ts';
import { listCommand } from './commands/list.ts';
import { mcpCommand } from './commands/mcp.ts';
import { publishCommand } from './commands/publish.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { serveCommand } from './commands/serve.ts';
import { startCommand } from './commands/start.ts';
import { verifyCommand } from './commands/verify.ts';
import { reportFailure, reportUncaughtErrors } from './report/problems.ts';
import { isDoneByAnotherProcess } from './service/another-process.ts';
import { outliveTerminal } from './service/signals.ts';

reportUncaughtErrors();
outliveTerminal();

const given = [...process.argv, ...Object.values(process.env)].filter((value) => value !== undefined);

const program = new Command('scriptorium')
  .description('Turns scripture source files into a fast, read-only JSON API.')
  .version(packageJson.version)
  .configureOutput({ writeErr: (text) => process.stderr.write(withShownUrls(text, given)) })
  .configureHelp({ optionDescription: withoutIdleDefault })
  .showHelpAfterError('(--help lists what can be given)')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.done : exitCodes.usage))
  .addCommand(serveCommand())
  .addCommand(buildCommand())
  .addCommand(checkCommand())
  .addCommand(verifyCommand())
  .addCommand(bundleCommand())
  .addCommand(exportCommand())
  .addCommand(mcpCommand())
  .addCommand(deliverCommand())
  .addCommand(publishCommand())
  .addCommand(rollbackCommand())
  .addCommand(diffCommand())
  .addCommand(addCommand())
  .addCommand(listCommand())
  .addCommand(startCommand())
  .addCommand(initCommand())
  .addCommand(doctorCommand())
  .addCommand(completionCommand());

// Commands that are made elsewhere do not take over how errors are shown
for (const command of program.commands) command.copyInheritedSettings(program);

await program.parseAsync().catch(async (error) => {
  if (!(await isDoneByAnotherProcess(error))) reportFailure(error);
});

/** That an option is off, or has no value, where it is not given needs no words. */
function withoutIdleDefault(this: Help, option: Option): string {
  const isIdle = option.defaultValue === false || option.defaultValue === '';
  return isIdle ? option.description : Help.prototype.optionDescription.call(this, option);
}
