import type { ReleaseTree } from './release-tree.ts';

export interface SiteServer extends Disposable {
  readonly url: string;
  readonly asked: string[];
}

export function serveTree(
  tree: ReleaseTree,
  answer: (path: string, timesAsked: number) => Response | undefined = () => undefined,
): SiteServer {
  const asked: string[] = [];
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch({ url }) {
      const { pathname } = new URL(url);
      asked.push(pathname);
      const given = answer(pathname, asked.filter((path) => path === pathname).length);
      if (given) return given;
      const bytes = tree.get(pathname);
      return bytes ? new Response(bytes) : new Response('{"error":{}}', { status: 404 });
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    asked,
    [Symbol.dispose]: () => void server.stop(true),
  };
}
