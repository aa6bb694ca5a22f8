import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { isUrlLike, shownUrl } from '../../lib/secrets.ts';
import { exitCodes, UserError } from '../../lib/user-error.ts';
import type { Answers } from '../../mcp/answers.ts';
import { optionValues } from '../options.ts';
import { programLog } from '../report/program-log.ts';
import { addSettings } from './serve.ts';

interface McpCommandOptions {
  readonly http?: number;
  readonly host: string;
  readonly allowHost: readonly string[];
  readonly allowOrigin: readonly string[];
  readonly maxConnections: number;
  readonly translation?: string;
  readonly library?: string;
}

const details = `
Without --http it uses standard input and output, for clients that start the server themselves, and
logs to standard error. It exits when its input ends.
docs/mcp.md shows how to set up clients, and describes the tools.`;

export function mcpCommand(): Command {
  const { localPath, port, host, count } = optionValues;
  const command = new Command('mcp')
    .description('give language models exact scripture, over the Model Context Protocol')
    .argument('<source>', 'library, content folder (compiled first), or base URL of a service')
    .option('--http <port>', 'serve at http://127.0.0.1:PORT/mcp instead; 0 picks a free port', port)
    .option('--host <address>', 'with --http: address to listen on', host, '127.0.0.1')
    .option('--allow-host <names...>', 'with --http: accept requests to these host names', [])
    .option('--allow-origin <origins...>', 'with --http: allow pages of these origins to call it', [])
    .option('--max-connections <number>', 'with --http: open connections', count, 256)
    .option('-t, --translation <id>', 'translation to use if a call names none')
    .option('-l, --library <dir>', 'where to keep the compiled library (default: CONTENT.library)', localPath)
    .addHelpText('after', details);
  return addSettings(command).action(mcp);
}

async function mcp(source: string, options: McpCommandOptions): Promise<void> {
  const [{ createMcpServer }, { limited, ServiceAnswers }, { handleSignals }] = await Promise.all([
    import('../../mcp/mcp-server.ts'),
    import('../../mcp/answers.ts'),
    import('../service/signals.ts'),
  ]);
  const running = new AsyncDisposableStack();
  const stop = handleSignals({ stop: () => running.disposeAsync(), reload() {} });
  try {
    const answers = limited(
      isUrlLike(source) ? new ServiceAnswers(source) : await answersOfFolder(source, options, running),
    );
    running.defer(() => answers.close());
    const create = () => createMcpServer({ answers, preferred: options.translation });
    if (options.http === undefined) {
      const { serveStdio, StdioServerTransport } = (await import('../../mcp/sdk.ts')).sdk;
      const transport = new StdioServerTransport(process.stdin, process.stdout, {
        maxBufferSize: maxMessageBytes,
      });
      const onerror = ({ message }: { message: string }) => programLog.error(message);
      const served = serveStdio(create, { transport, onerror });
      running.defer(() => served.close());
      for (const event of ['end', 'close']) process.stdin.once(event, stop);
      programLog.info(`MCP over standard input and output, from ${shownUrl(source)}`);
      return;
    }
    const { serveMcpOverHttp } = await import('../../mcp/serve-http.ts');
    const { host, http: port, allowHost: allowedHosts, allowOrigin: allowedOrigins } = options;
    const served = serveMcpOverHttp(create, {
      host,
      port,
      allowedHosts,
      allowedOrigins,
      limits: { maxConnections: options.maxConnections },
    });
    running.defer(() => served.stop());
    programLog.info(`MCP at ${served.url}`, { event: 'serving', url: served.url });
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
}

const maxMessageBytes = 1 << 20;

/** Compiles a content folder as `serve` does, and again when files change. Questions wait for the first build. */
async function answersOfFolder(
  folder: string,
  { library, translation }: McpCommandOptions,
  running: AsyncDisposableStack,
): Promise<Answers> {
  const [{ LibraryAnswers }, { isLibrary }, { ServedLibrary }] = await Promise.all([
    import('../../mcp/answers.ts'),
    import('../../library/library.ts'),
    import('../../library/served-library.ts'),
  ]);
  if (isLibrary(folder)) {
    const answers = new LibraryAnswers(new ServedLibrary(folder));
    if (translation !== undefined) await requireTranslation(answers, translation);
    return answers;
  }
  const [{ ContentBuilds }, { hasEditions, quarantineDamaged }] = await Promise.all([
    import('../service/content-builds.ts'),
    import('../service/serve-folder.ts'),
  ]);
  const directory = library ?? `${resolve(folder)}.library`;
  quarantineDamaged(directory);
  const isBuilding = !hasEditions(directory);
  if (isBuilding && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const { editionFolders } = await import('../../compile/plan/plan-editions.ts');
    editionFolders(folder);
  }
  const served = new ServedLibrary(directory, { isBuilding });
  const builds = new ContentBuilds(folder, directory, {
    output: 2,
    withBrotli: false,
    withSearch: true,
    onBuilt() {},
  });
  running.defer(() => builds.stop());
  const firstBuild = builds.start().then(async (exitCode) => {
    if (!isBuilding || running.disposed) return;
    if (!hasEditions(directory)) {
      programLog.error('No edition could be compiled, so there is nothing to serve.');
      await running.disposeAsync();
      process.exit(exitCode || exitCodes.failed);
    }
    served.reload();
  });
  return new LibraryAnswers(served, firstBuild);
}

async function requireTranslation(answers: Answers, id: string): Promise<void> {
  const [{ chooseTranslations }, { QuestionError }] = await Promise.all([
    import('../../mcp/catalogue.ts'),
    import('../../questions/question.ts'),
  ]);
  try {
    await answers.answer(chooseTranslations([id], { preferred: undefined }));
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    throw new UserError(`${error.message} ${error.fault.hint ?? ''}`.trim());
  }
}
