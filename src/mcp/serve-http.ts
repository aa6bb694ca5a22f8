import type { McpServer } from '@modelcontextprotocol/server';
import type { SocketHandler } from 'bun';
import { hostName, isThisMachine, localHostInUrl, startListening } from '../net/listen-address.ts';
import { defaultHttpLimits, withinOpenFiles } from '../server/http/limits.ts';
import { McpConnection, type McpConnectionHost, type McpHttpLimits } from './http-connection.ts';
import { sdk } from './sdk.ts';

export interface McpHttpOptions {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may call the server, in addition to pages of this machine. */
  readonly allowedOrigins: readonly string[];
  readonly limits?: Partial<McpHttpLimits>;
}

interface RunningMcpServer {
  readonly url: string;
  readonly port: number;
  connections(): number;
  stop(): Promise<void>;
}

const path = '/mcp';

const defaultMcpLimits: McpHttpLimits = {
  maxConnections: 256,
  maxHeadBytes: 16_384,
  maxBodyBytes: 1 << 20,
  maxHeldBytes: 32 << 20,
  headSeconds: 10,
  bodySeconds: 20,
  idleSeconds: 60,
  writeSeconds: 30,
};

const sweepMilliseconds = 250;
const keepAliveSeconds = 60;

/**
 * Serves the protocol over streamable HTTP. It is stateless: there are no sessions, so that idle clients cost
 * no memory.
 * @throws UserError if the address is not available.
 */
export function serveMcpOverHttp(create: () => McpServer, options: McpHttpOptions): RunningMcpServer {
  const { host, port } = options;
  const given = { ...defaultMcpLimits, ...options.limits };
  const limits = {
    ...given,
    maxConnections: withinOpenFiles({ ...defaultHttpLimits, ...given }).maxConnections,
  };
  const handler = sdk.createMcpHandler(create, {
    maxRequestBodySize: limits.maxBodyBytes,
    maxSubscriptions: 16,
  });
  const connections = new Set<McpConnection>();
  const shared: McpConnectionHost = {
    limits,
    problem,
    refuse: (method, target, fields) => refusalOf(method, target, fields, options),
    async answer(request) {
      const cors = corsFields(request, options);
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
      const response = await handler.fetch(request);
      for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
      return response;
    },
    onHeld() {
      let held = 0;
      for (const { heldBytes } of connections) held += heldBytes;
      if (held <= limits.maxHeldBytes) return;
      const [largest] = [...connections].sort((a, b) => b.heldBytes - a.heldBytes);
      largest?.shed();
    },
  };
  const server = startListening({ host, port, portOption: '--http' }, () =>
    Bun.listen<McpConnection | undefined>({
      hostname: host,
      port,
      exclusive: true,
      allowHalfOpen: true,
      socket: socketHandlers(shared, connections),
    }),
  );
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const connection of connections) if (connection.deadline < now) connection.expire();
  }, sweepMilliseconds);
  return {
    url: `http://${localHostInUrl(host)}:${server.port}${path}`,
    port: server.port,
    connections: () => connections.size,
    async stop() {
      clearInterval(sweep);
      server.stop(false);
      await handler.close();
      for (const connection of connections) connection.cut();
    },
  };
}

function socketHandlers(
  host: McpConnectionHost,
  connections: Set<McpConnection>,
): SocketHandler<McpConnection | undefined> {
  return {
    open(socket) {
      // Bun closes a connection 120 s after it was opened, even if it is in use
      socket.timeout(0);
      socket.setKeepAlive(true, keepAliveSeconds * 1000);
      if (connections.size >= host.limits.maxConnections && !makeRoom(connections))
        return void socket.terminate();
      socket.data = new McpConnection(socket, host);
      connections.add(socket.data);
    },
    data: (socket, chunk) => socket.data?.onData(chunk),
    drain: (socket) => socket.data?.onDrain(),
    end: (socket) => (socket.data ? socket.data.onEnd() : void socket.terminate()),
    close(socket) {
      if (socket.data) connections.delete(socket.data);
      socket.data?.onClose();
    },
    error: (socket) => void socket.terminate(),
  };
}

function makeRoom(connections: Set<McpConnection>): boolean {
  const idle = [...connections].filter(({ isIdle }) => isIdle);
  const [oldest] = idle.sort((a, b) => a.deadline - b.deadline);
  if (!oldest) return false;
  connections.delete(oldest);
  oldest.cut();
  return true;
}

/** The response to a request that must be rejected before its message is read. */
function refusalOf(
  method: string,
  target: string,
  fields: ReadonlyMap<string, string>,
  { host, allowedHosts, allowedOrigins }: McpHttpOptions,
): Response | undefined {
  const addressed = hostName(`http://${fields.get('host') ?? ''}`);
  const names = [host, ...allowedHosts].map((name) => name.toLowerCase());
  if (addressed === undefined || (!isThisMachine(addressed) && !names.includes(addressed))) {
    return problem(403, 'The Host header contains an unknown host. Use --allow-host to add it.');
  }
  const origin = fields.get('origin');
  if (origin !== undefined && !isAllowedOrigin(origin, allowedOrigins)) {
    return problem(403, 'Pages of this origin may not call this server. Use --allow-origin to add it.');
  }
  if (target !== path && target !== `${path}/`) return problem(404, `The protocol is served at ${path}.`);
  if (!['POST', 'GET', 'DELETE', 'OPTIONS'].includes(method)) {
    return problem(405, 'Only POST requests are supported.', { Allow: 'POST, GET, DELETE, OPTIONS' });
  }
  return undefined;
}

function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  const name = hostName(origin);
  return allowed.includes(origin) || (name !== undefined && isThisMachine(name));
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

function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: '2.0', error: { code: -32000, message }, id: null };
  return Response.json(body, { status, headers });
}
