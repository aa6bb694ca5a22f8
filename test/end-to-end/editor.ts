import { type ChildProcess, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { commandLine } from './command-line.ts';

export class Editor implements AsyncDisposable {
  readonly child: ChildProcess;
  readonly connection: ProtocolConnection;
  readonly exited: Promise<number | null>;
  readonly initialized: Promise<InitializeResult>;
  readonly #published: PublishDiagnosticsParams[] = [];
  readonly #waiting = new Set<() => void>();
  #version = 0;

  constructor(command: readonly string[] = [process.execPath, commandLine, 'lsp', '--stdio']) {
    const [program, ...words] = command;
    this.child = spawn(program!, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.exited = new Promise((resolve) => this.child.once('exit', resolve));
    this.connection = createProtocolConnection(
      new StreamMessageReader(this.child.stdout!),
      new StreamMessageWriter(this.child.stdin!),
    );
    this.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.#published.push(params);
      for (const resume of this.#waiting) resume();
      this.#waiting.clear();
    });
    this.connection.listen();
    this.initialized = this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: {},
    });
  }

  async open(path: string, text: string): Promise<Diagnostic[]> {
    await this.initialized;
    const uri = uriOf(path);
    const version = ++this.#version;
    const textDocument = { uri, languageId: 'usfm', version, text };
    await this.connection.sendNotification('textDocument/didOpen', { textDocument });
    return this.#diagnosticsOf(uri, version);
  }

  async change(path: string, text: string): Promise<Diagnostic[]> {
    const textDocument = { uri: uriOf(path), version: ++this.#version };
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument,
      contentChanges: [{ text }],
    });
    return this.#diagnosticsOf(textDocument.uri, textDocument.version);
  }

  async next(path: string, event: string, params: object): Promise<Diagnostic[]> {
    this.#published.length = 0;
    await this.connection.sendNotification(event, params);
    return this.#diagnosticsOf(uriOf(path), undefined);
  }

  request<Answer>(method: string, path: string, params: object = {}): Promise<Answer> {
    return this.connection.sendRequest(method, { textDocument: { uri: uriOf(path) }, ...params });
  }

  async shutdown(): Promise<number | null> {
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    return this.exited;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.child.kill();
    await this.exited;
    this.connection.dispose();
  }

  async #diagnosticsOf(uri: string, version: number | undefined): Promise<Diagnostic[]> {
    for (;;) {
      const found = this.#published.find(
        (each) => each.uri === uri && (version === undefined || each.version === version),
      );
      if (found) return found.diagnostics;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }
}

export function uriOf(path: string): string {
  return path.includes(':') ? path : pathToFileURL(path).href;
}
