import { dirname, join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Library } from '../../src/library/library.ts';
import { ServedLibrary } from '../../src/library/served-library.ts';
import { type Answers, LibraryAnswers, limited } from '../../src/mcp/answers.ts';
import { createMcpServer } from '../../src/mcp/mcp-server.ts';
import { serveMcpOverHttp } from '../../src/mcp/serve-http.ts';

const commandLine = join(import.meta.dir, '../../src/cli/index.ts');

export interface ConnectedClient extends AsyncDisposable {
  readonly client: Client;
  readonly url: string;
}

export async function connectOverHttp(answers: Answers): Promise<ConnectedClient> {
  const few = limited(answers);
  const served = serveMcpOverHttp(() => createMcpServer({ answers: few }), {
    host: '127.0.0.1',
    port: 0,
    allowedHosts: [],
    allowedOrigins: ['https://chat.example.org'],
  });
  const client = await connected(new StreamableHTTPClientTransport(new URL(served.url)));
  return {
    client,
    url: served.url,
    async [Symbol.asyncDispose]() {
      await client.close();
      await served.stop();
    },
  };
}

export async function connectOverStdio(...words: readonly string[]): Promise<ConnectedClient> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [commandLine, 'mcp', ...words],
    stderr: 'ignore',
  });
  const client = await connected(transport);
  return { client, url: '', [Symbol.asyncDispose]: () => client.close() };
}

async function connected(transport: Parameters<Client['connect']>[0]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return client;
}

export function answersOf(library: Library): LibraryAnswers {
  return new LibraryAnswers(new ServedLibrary(dirname(library.file.path)));
}

export function textOf(result: { readonly content: readonly unknown[] }): string {
  return (result.content[0] as { text: string }).text;
}
