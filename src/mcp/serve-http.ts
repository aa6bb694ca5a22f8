import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import { explain, systemFault } from '../lib/system-fault.ts';
import { UserError } from '../lib/user-error.ts';

interface McpHttpOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Names by which the server may be addressed besides those of this machine itself. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may call it besides pages of this machine. */
  readonly allowedOrigins: readonly string[];
}

interface RunningMcpServer {
  readonly url: string;
  stop(): Promise<void>;
}

const path = '/mcp';
const mostBytes = 1 << 20;
/** Seconds that a connection may stay without a byte. */
const idleSeconds = 60;

/**
 * Serves the protocol over streamable HTTP. It keeps no sessions: each request is answered by itself, so that clients cost no memory
 * between their calls.
 * @throws UserError when the address cannot be taken.
 */
export function serveMcpOverHttp(create: () => McpServer, options: McpHttpOptions): RunningMcpServer {
  const { host, port } = options;
  const handler = createMcpHandler(create, { maxRequestBodySize: mostBytes, maxSubscriptions: 16 });

  const answer = async (request: Request): Promise<Response> => {
    const refusal = refusalOf(request, options);
    if (refusal) return refusal;
    const cors = corsFields(request, options);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const response = await handler.fetch(request);
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  };

  const server = listen(host, port, () =>
    Bun.serve({
      hostname: host,
      port,
      maxRequestBodySize: mostBytes,
      idleTimeout: idleSeconds,
      development: false,
      fetch: answer,
    }),
  );
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${server.port}${path}`,
    async stop() {
      await handler.close();
      await server.stop(true);
    },
  };
}

function listen<Server>(host: string, port: number, start: () => Server): Server {
  try {
    return start();
  } catch (error) {
    const fault = systemFault(error);
    if (!fault) throw error;
    const inUse = `Port ${port} on ${host} is in use. Choose another with --http.`;
    const message =
      fault.code === 'EADDRINUSE' ? inUse : `${host}:${port} cannot be listened on: ${explain(error)}`;
    throw new UserError(message, { cause: error });
  }
}

/**
 * Why a request is refused before anything reads it. Any page that a person opens may send requests to this machine, also under a
 * host name that leads here: so both who is addressed and who asks must be known.
 */
function refusalOf(
  request: Request,
  { host, allowedHosts, allowedOrigins }: McpHttpOptions,
): Response | undefined {
  const addressed = hostName(`http://${request.headers.get('host') ?? ''}`);
  const names = [host, ...allowedHosts].map((name) => name.toLowerCase());
  if (addressed === undefined || (!isThisMachine(addressed) && !names.includes(addressed))) {
    return problem(
      403,
      'The Host header names a host that this server does not answer for. --allow-host adds one.',
    );
  }
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin, allowedOrigins)) {
    return problem(403, 'Pages of this origin may not call this server. --allow-origin adds one.');
  }
  if (new URL(request.url).pathname !== path) return problem(404, `The protocol is served at ${path}.`);
  if (!['POST', 'GET', 'DELETE', 'OPTIONS'].includes(request.method)) {
    return problem(405, 'The protocol has POST requests.', { Allow: 'POST, GET, DELETE, OPTIONS' });
  }
  return undefined;
}

function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  const name = hostName(origin);
  return allowed.includes(origin) || (name !== undefined && isThisMachine(name));
}

/** Without its port, in lower case; undefined for what is not a URL. */
function hostName(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed === null || parsed.hostname === '' ? undefined : parsed.hostname.replace(/^\[|\]$/g, '');
}

function isThisMachine(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

function corsFields(request: Request, { allowedOrigins }: McpHttpOptions): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !isAllowedOrigin(origin, allowedOrigins)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, GET, DELETE',
    'Access-Control-Allow-Headers':
      request.headers.get('access-control-request-headers') ?? 'content-type, accept, mcp-protocol-version',
    'Access-Control-Expose-Headers': 'mcp-protocol-version',
    Vary: 'Origin',
  };
}

/** As the protocol writes errors that belong to no message. */
function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: '2.0', error: { code: -32000, message }, id: null };
  return Response.json(body, { status, headers });
}
