import { Command, InvalidArgumentError, Option } from 'commander';
import { defaultHttpLimits } from '../../server/http/limits.ts';
import {
  applyEnvironment,
  type ConfigurationFormat,
  configurationText,
  unknownVariables,
} from '../environment.ts';
import { addFieldOptions, editorHelp, optionValues } from '../options.ts';
import { type ProgramLogFormat, programLog } from '../report/program-log.ts';
import type { ServeOptions } from '../service/library-service.ts';

export function serveCommand(): Command {
  const command = new Command('serve')
    .description('compile a content folder and serve it, or serve a library')
    .argument(
      '<folder>',
      'content folder (compiled again when files change) or library',
      optionValues.localPath,
    )
    .addHelpText(
      'after',
      '\nCtrl-C or SIGTERM stops the server after the requests in flight have been answered.',
    );
  return addServeOptions(command).action(async (folder: string, options: ServeOptions) => {
    const { serveFolder } = await import('../service/serve-folder.ts');
    await serveFolder(folder, options);
  });
}

/** Adds the options of every command that serves. @param defaultLibrary as help shows it. */
export function addServeOptions(command: Command, defaultLibrary = 'CONTENT.library'): Command {
  const { localPath, port, host, workers, basePath, publicUrl, editor } = optionValues;
  const logOption = new Option(
    '--log <format>',
    'write an access log to standard output; it records who reads what',
  )
    .choices(['json', 'text', 'off'])
    .default('off');
  command
    .option('-p, --port <number>', 'port to listen on; 0 picks a free one', port, 8080)
    .option('--host <address>', 'address to listen on; 0.0.0.0 is every network', host, '127.0.0.1')
    .option(
      '-l, --library <dir>',
      `where to keep the compiled library (default: ${defaultLibrary})`,
      localPath,
    )
    .option('--brotli', 'also store brotli, like build --brotli', false)
    .option('--no-search', 'omit the search indexes, like build --no-search')
    .option(
      '--check',
      'also check the sources after each build, and serve the report at /check/ to anyone',
      false,
    )
    .option('--editor <editor>', `with --check: ${editorHelp}`, editor)
    .option('--workers <number>', 'processes that share the port; auto is one per core (Linux)', workers, 1)
    .option('--base-path <path>', 'serve under a path such as /bible; links follow', basePath, '')
    .option(
      '--public-url <url>',
      'public address, with the base path: for the sitemap, and links to pages from elsewhere',
      publicUrl,
    );
  addFieldOptions(command)
    .addOption(logOption)
    .option(
      '--trust-proxy',
      'log the client address reported by the proxy (X-Forwarded-For, Forwarded)',
      false,
    );
  return addSettings(addLimits(command));
}

function addLimits(command: Command): Command {
  const { maxConnections, headSeconds, idleSeconds, writeSeconds, drainSeconds } = defaultHttpLimits;
  const { count, seconds } = optionValues;
  return command
    .option('--max-connections <number>', 'open connections per process', count, maxConnections)
    .option('--head-timeout <seconds>', 'time allowed to send the request headers', seconds, headSeconds)
    .option(
      '--idle-timeout <seconds>',
      'time a connection may wait for its next request',
      seconds,
      idleSeconds,
    )
    .option(
      '--write-timeout <seconds>',
      'close when a client reads less than 500 bytes per second for this long',
      seconds,
      writeSeconds,
    )
    .option(
      '--drain-timeout <seconds>',
      'time to finish requests in flight when the server stops',
      seconds,
      drainSeconds,
    );
}

export function addSettings(command: Command): Command {
  const formatOption = new Option('--log-format <format>', "format of the program's own messages")
    .choices(['text', 'json'])
    .default('text');
  return command
    .addOption(formatOption)
    .option(
      '--print-config [format]',
      'print the value of every option and where it comes from, as text or json, and exit',
      configurationFormat,
    )
    .addHelpText(
      'after',
      '\nEach option can also be set by an environment variable: --base-path by SCRIPTORIUM_BASE_PATH.',
    )
    .hook('preAction', () => {
      applyEnvironment(command);
      const { logFormat, printConfig } = command.opts<SettingsOptions>();
      if (logFormat === 'json') programLog.useJson();
      for (const warning of unknownVariables([command, serveCommand()])) programLog.warning(warning);
      if (printConfig === undefined) return;
      process.stdout.write(`${configurationText(command, printConfig === true ? 'text' : printConfig)}\n`);
      process.exit();
    });
}

interface SettingsOptions {
  readonly logFormat: ProgramLogFormat;
  readonly printConfig?: ConfigurationFormat | true;
}

function configurationFormat(value: string): ConfigurationFormat {
  if (value === 'text' || value === 'json') return value;
  throw new InvalidArgumentError('Give text or json, and the folder before this option.');
}
