import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkEditions } from '../../check/check-content.ts';
import { watchContent } from '../../compile/watch-content.ts';
import { threadsBesideServer } from '../../compile/workers/build-limits.ts';
import { explain, temporaryFolder } from '../../lib/system-fault.ts';
import { UserError } from '../../lib/user-error.ts';
import { hostName, isThisMachine, startListening } from '../../net/listen-address.ts';
import { TextFormat } from '../report/check-lines.ts';
import { CheckPageFile } from '../report/check-page-file.ts';
import { Terminal } from '../report/terminal.ts';
import { coalesced } from './content-builds.ts';
import { handleSignals } from './signals.ts';

interface WatchOptions {
  readonly beside?: string;
  readonly editor?: string;
  readonly port?: number;
  readonly threads?: number;
}

const reload = '<script>new EventSource("events").onmessage=()=>location.reload()</script>';
const encoder = new TextEncoder();

export async function watchChecks(
  content: string,
  { port = 0, beside, editor, threads = threadsBesideServer() }: WatchOptions,
): Promise<void> {
  const terminal = new Terminal(process.stdout);
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const folder = temporaryFolder('scriptorium-check-page-');
  const page = join(folder, 'check.html');
  const check = async () => {
    const text = new TextFormat(terminal.columns);
    const file = new CheckPageFile(page, content, editor);
    for await (const part of checkEditions(content, { beside, threads, withVerses: true })) {
      for (const line of text.part(part)) console.log(line);
      file.part(part);
    }
    for (const line of text.end()) console.log(line);
    file.end();
  };
  const removePage = () => rmSync(folder, { recursive: true, force: true });
  try {
    await check();
  } catch (error) {
    removePage();
    throw error;
  }
  const checkAgain = coalesced(async () => {
    try {
      await check();
      for (const open of pages) open.enqueue(encoder.encode('data: checked\n\n'));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      console.error(error.message);
    }
  });
  const hostname = '127.0.0.1';
  const fetch = async (request: Request) => {
    const host = hostName(`http://${request.headers.get('host')}`);
    if (host === undefined || !isThisMachine(host)) return new Response('Unknown host.', { status: 403 });
    if (URL.parse(request.url)?.pathname === '/events') return events(pages);
    // Browsers also execute a script after the end of the page
    return new Response(new Blob([await Bun.file(page).bytes(), reload]), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
  const server = startListening({ host: hostname, port, portOption: '--port' }, () =>
    Bun.serve({ hostname, port, idleTimeout: 0, fetch }),
  );
  const stopWatching = watchContent(content, `${content}.library`, {
    onChange: () => void checkAgain(),
    onFault: (error) => console.error(`scriptorium: A folder cannot be watched: ${explain(error)}.`),
  });
  handleSignals({
    stop: async () => {
      stopWatching();
      await server.stop(true);
      removePage();
    },
    reload: () => void checkAgain(),
  });
  console.log(`The page of the last check is at http://127.0.0.1:${server.port}/. Ctrl-C stops.`);
}

function events(pages: Set<ReadableStreamDefaultController<Uint8Array>>): Response {
  let page: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      page = controller;
      pages.add(controller);
    },
    cancel: () => {
      pages.delete(page);
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
