import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { isUrlLike } from '../lib/secrets.ts';
import { defaultCacheControl, defaultFrameAncestors } from '../site/fields.ts';
import { editorAddresses } from './report/editor-link.ts';

const maxWorkers = 256;
const secondsOfDay = 86_400;

/** Parsers of arguments and options. Each throws InvalidArgumentError with a one-line message. */
export const optionValues = {
  /** A folder or file on this computer. A URL would create folders named after its parts, including a password. */
  localPath(value: string): string {
    // An unset variable of a script; paths below '' would be below the current folder
    if (value === '') throw new InvalidArgumentError('It is empty. Give a folder or file on this computer.');
    if (isUrlLike(value))
      throw new InvalidArgumentError('Give a folder or file on this computer, not a URL.');
    return value;
  },

  port(value: string): number {
    const port = wholeNumber(value);
    if (port > 65535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
    return port;
  },

  host(value: string): string {
    const host = /^\[([0-9A-Fa-f:.]+(?:%[\w.-]+)?)\]$/.exec(value)?.[1] ?? value;
    if (!/^[\w.:%-]+$/.test(host))
      throw new InvalidArgumentError('Give a name or an address, such as 127.0.0.1, 0.0.0.0 or [::1].');
    return host;
  },

  editor(value: string): string {
    const address = editorAddresses[value] ?? value;
    if (!/^(?!(?:javascript|data|vbscript):)[a-z][a-z\d+.-]*:.*\{file\}/i.test(address))
      throw new InvalidArgumentError(
        `Give ${Object.keys(editorAddresses).join(', ')}, or an address such as ${editorAddresses.vscode}.`,
      );
    return address;
  },

  workers(value: string): number {
    const count = value === 'auto' ? availableParallelism() : wholeNumber(value);
    if (count < 1 || count > maxWorkers)
      throw new InvalidArgumentError(`Give a number from 1 to ${maxWorkers}, or auto for one per core.`);
    // SO_REUSEPORT: on other systems one process would get all connections, or the port could not be shared
    if (count > 1 && process.platform !== 'linux')
      throw new InvalidArgumentError('Several processes can share a port on Linux only.');
    return count;
  },

  threads: (value: string) => countUpTo(maxWorkers, value),

  basePath(value: string): string {
    const path = value.replace(/\/$/, '');
    if (!/^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/.test(path))
      throw new InvalidArgumentError(
        'A base path is like /bible: letters, digits and . _ ~ - between slashes.',
      );
    return path;
  },

  publicUrl(value: string): string {
    const url = URL.parse(value);
    const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
    if (!isPlain)
      throw new InvalidArgumentError('Give the address of the service, such as https://bible.example.org.');
    return url.href.replace(/\/+$/, '');
  },

  corsOrigin(value: string): string {
    if (value === 'off') return '';
    if (value !== '*' && (!URL.canParse(value) || new URL(value).origin !== value))
      throw new InvalidArgumentError(
        'Give *, off, or one origin such as https://app.example.org, without a path.',
      );
    return value;
  },

  /** The sources of `frame-ancestors` (CSP): the service itself and the given origins. */
  frameAncestors(value: string): string {
    if (value === '*') return '*';
    if (value === 'none') return "'none'";
    const origins = value.split(/[\s,]+/).filter((each) => each !== '' && each !== 'self');
    const wrong = origins.find(
      (each) => !/^https?:$/.test(URL.parse(each)?.protocol ?? '') || new URL(each).origin !== each,
    );
    if (wrong !== undefined)
      throw new InvalidArgumentError(
        `"${wrong}" is not an origin. Give *, none, self, or origins such as https://app.example.org, with commas between them.`,
      );
    return [defaultFrameAncestors, ...origins].join(' ');
  },

  cacheControl(value: string): string {
    if (!/^[!-~](?:[ -~]*[!-~])?$/.test(value))
      throw new InvalidArgumentError(
        'A Cache-Control value is one line of ASCII, such as "public, max-age=60".',
      );
    return value;
  },

  seconds(value: string): number {
    const seconds = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : 0;
    if (seconds <= 0 || seconds > secondsOfDay)
      throw new InvalidArgumentError('Give a number of seconds: more than 0, at most a day.');
    return seconds;
  },

  count: (value: string) => countUpTo(1_000_000, value),
} as const;

export const editorHelp = `link findings to this editor: ${Object.keys(editorAddresses).join(', ')}, or an address with {file}, {line} and {column}`;

function countUpTo(most: number, value: string): number {
  const count = wholeNumber(value);
  if (count < 1 || count > most) throw new InvalidArgumentError(`Give a number from 1 to ${most}.`);
  return count;
}

function wholeNumber(value: string): number {
  return /^\d{1,9}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
}

export interface BucketOptions {
  readonly endpoint?: string;
  readonly region?: string;
  readonly pathStyle?: boolean;
}

export function addBucketOptions(command: Command): Command {
  return command
    .option('--endpoint <url>', 'URL of the object store')
    .option('--region <name>', 'region of the bucket')
    .option('--path-style', 'write the bucket in the path instead of the host name');
}

export function addFieldOptions(command: Command): Command {
  const { corsOrigin, frameAncestors, cacheControl } = optionValues;
  return command
    .option(
      '--cors <origin>',
      'allow pages of this origin to read responses; * allows all, off none',
      corsOrigin,
      '*',
    )
    .option(
      '--frame-ancestors <origins>',
      'allow pages of these origins to frame the reader, in addition to its own origin; * allows all, none forbids all',
      frameAncestors,
      defaultFrameAncestors,
    )
    .option('--cache-control <value>', 'Cache-Control of every document', cacheControl, defaultCacheControl);
}
