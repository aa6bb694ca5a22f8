import { writeSync } from 'node:fs';

export type ProgramLogFormat = 'text' | 'json';

type MessageLevel = 'info' | 'warning' | 'error';

type MessageFields = Readonly<Record<string, string | number>>;

let format: ProgramLogFormat = 'text';

export const programLog = {
  get isJson(): boolean {
    return format === 'json';
  },

  /**
   * Switches to one line of JSON per message on standard error. This includes messages that libraries and
   * other parts of the program print on the console.
   */
  useJson(): void {
    format = 'json';
    const redirected =
      (level: MessageLevel) =>
      (...parts: readonly unknown[]) =>
        writeLine(level, joinParts(parts), {});
    Object.assign(console, {
      log: redirected('info'),
      info: redirected('info'),
      warn: redirected('warning'),
      error: redirected('error'),
    });
  },

  print(text: string, output: 1 | 2, fields: MessageFields = {}): void {
    if (format === 'json') writeLine('info', text, fields);
    else if (output === 1) console.log(text);
    else console.error(text);
  },

  info: (text: string, fields: MessageFields = {}) => write('info', text, fields),
  warning: (text: string, fields: MessageFields = {}) => write('warning', text, fields),
  error: (text: string, fields: MessageFields = {}) => write('error', text, fields),

  /** Prints the output of another process, line by line, as JSON. @param source the name of that process. */
  async relay(stream: ReadableStream<Uint8Array>, source: string): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    const print = (line: string) => {
      if (line.trim() !== '') writeLine(levelOf(line), line, { source });
    };
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) print(line);
    }
    print(rest);
  },
} as const;

function write(level: MessageLevel, text: string, fields: MessageFields): void {
  if (format === 'json') writeLine(level, text, fields);
  else console.error(`scriptorium: ${text}`);
}

function writeLine(level: MessageLevel, text: string, fields: MessageFields): void {
  const message = text.replace(/^scriptorium: /, '');
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
  try {
    writeSync(2, `${line}\n`);
  } catch {}
}

function joinParts(parts: readonly unknown[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : Bun.inspect(part))).join(' ');
}

/**
 * Diagnostics name their severity (`GEN.usfm:3:7: warning: ...`); the message of a failed command begins with
 * the program name.
 */
function levelOf(line: string): MessageLevel {
  const severity = /: (error|warning): /.exec(line)?.[1] as MessageLevel | undefined;
  return severity ?? (line.startsWith('scriptorium: ') ? 'error' : 'info');
}
