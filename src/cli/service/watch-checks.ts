import { type ContentCheck, checkContent } from '../../compile/check/check-content.ts';
import { watchContent } from '../../compile/watch-content.ts';
import { explain } from '../../lib/system-fault.ts';
import { UserError } from '../../lib/user-error.ts';
import { checkLines } from '../report/check-lines.ts';
import { checkPage } from '../report/check-page.ts';
import { Terminal } from '../report/terminal.ts';
import { handleSignals } from './signals.ts';

interface WatchOptions {
  readonly beside?: string;
  readonly port?: number;
}

/** A page that is open is loaded again when the next check is done. */
const reload = '<script>new EventSource("events").onmessage=()=>location.reload()</script>';
const encoder = new TextEncoder();

/** Checks the content folder each time something in it changes, and serves the page of the last check on this computer. */
export async function watchChecks(content: string, { port = 0, beside }: WatchOptions): Promise<void> {
  const terminal = new Terminal(process.stdout);
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let last: ContentCheck = await checkContent(content, { beside });
  let isChecking = false;
  let isStale = false;
  const checkAgain = async () => {
    isStale = true;
    if (isChecking) return;
    isChecking = true;
    try {
      while (isStale) {
        isStale = false;
        last = await checkContent(content, { beside });
        print(terminal, last);
        for (const page of pages) page.enqueue(encoder.encode('data: checked\n\n'));
      }
    } catch (error) {
      // A folder that is being moved comes back
      if (!(error instanceof UserError)) throw error;
      console.error(error.message);
    } finally {
      isChecking = false;
    }
  };
  const server = serve(port, (request) => {
    if (new URL(request.url).pathname === '/events') return events(pages);
    const page = checkPage(last).replace('</html>', `${reload}</html>`);
    return new Response(page, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  });
  const stopWatching = watchContent(content, `${content}.library`, {
    onChange: () => void checkAgain(),
    onFault: (error) => console.error(`scriptorium: A folder cannot be watched: ${explain(error)}.`),
  });
  handleSignals({
    stop: async () => {
      stopWatching();
      await server.stop(true);
    },
    reload: () => void checkAgain(),
  });
  print(terminal, last);
  console.log(`The page of the last check is at http://127.0.0.1:${server.port}/. Ctrl-C stops.`);
}

function print(terminal: Terminal, check: ContentCheck): void {
  console.log(checkLines(check, terminal.columns).join('\n'));
}

function serve(port: number, answer: (request: Request) => Response) {
  try {
    return Bun.serve({ hostname: '127.0.0.1', port, idleTimeout: 0, fetch: answer });
  } catch (cause) {
    throw new UserError(`The page cannot be served at port ${port}: ${explain(cause)}`, { cause });
  }
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
