import { systemFault } from '../lib/system-fault.ts';
import { UserError } from '../lib/user-error.ts';

interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly portOption: string;
}

export function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Addresses that listen on every network, with the address for browsers of this machine. */
const everyNetwork: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

export function isEveryNetwork(host: string): boolean {
  return Object.hasOwn(everyNetwork, host);
}

/** The host of URLs for this machine. */
export function localHostInUrl(host: string): string {
  return hostInUrl(everyNetwork[host] ?? host);
}

/** Without the port, in lower case; undefined if it is not a URL. */
export function hostName(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed === null || parsed.hostname === '' ? undefined : parsed.hostname.replace(/^\[|\]$/g, '');
}

/**
 * True for names that always mean this machine. Any web page may send requests to this machine, also under a
 * host name that resolves to it. So servers for the user of this machine check the Host of each request.
 */
export function isThisMachine(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

export function explainListenError(error: unknown, address: ListenAddress): unknown {
  const message = listenProblem(error, address);
  return message === undefined ? error : new UserError(message, { cause: error });
}

export function startListening<Server>(address: ListenAddress, listen: () => Server): Server {
  try {
    return listen();
  } catch (error) {
    throw explainListenError(error, address);
  }
}

function listenProblem(error: unknown, { host, port, portOption }: ListenAddress): string | undefined {
  const fault = systemFault(error);
  // Bun's only message for a name that does not resolve
  if (!fault && error instanceof Error && error.message.startsWith('Failed to listen at'))
    return `${host} is not an address or a name of this machine. Choose another with --host.`;
  if (!fault) return undefined;
  const { code, what, advice } = fault;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Choose another with ${portOption}.`;
  if (code === 'EADDRNOTAVAIL')
    return `${host} is not an address of this machine. Choose another with --host.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this process has. Choose one above 1023 with ${portOption}.`;
  return `Cannot listen on ${hostInUrl(host)}:${port}: ${what}. ${advice}.`;
}
