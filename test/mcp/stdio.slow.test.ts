import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { exampleContent } from '../docs/example-content.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';
import { writeSmallContent } from '../small-content/small-content.ts';
import { answersOf, connectOverHttp, connectOverStdio, textOf } from './mcp-clients.ts';
import { resources, toolCalls } from './tool-calls.ts';

setDefaultTimeout(600_000);

beforeAll(() => exampleContent(), 600_000);

const commandLine = join(import.meta.dir, '../../src/cli/index.ts');

function start(...words: string[]) {
  return Bun.spawn([process.execPath, commandLine, 'mcp', ...words], { stdio: ['pipe', 'pipe', 'pipe'] });
}

describe('scriptorium mcp over standard input and output', () => {
  test('answers every tool and resource as over HTTP', async () => {
    const { library, directory } = await exampleContent();
    await using answers = { read: answersOf(library), [Symbol.asyncDispose]: () => answers.read.close() };
    await using http = await connectOverHttp(answers.read);
    await using stdio = await connectOverStdio(directory);
    for (const [name, input] of toolCalls) {
      const [one, other] = await Promise.all(
        [http, stdio].map(({ client }) => client.callTool({ name, arguments: input })),
      );
      expect([textOf(other!), other!.structuredContent]).toEqual([textOf(one!), one!.structuredContent!]);
      expect(other!.isError ?? false).toBe(false);
    }
    for (const uri of resources) {
      expect(await stdio.client.readResource({ uri })).toEqual(await http.client.readResource({ uri }));
    }
  });

  test('compiles a content folder first; calls wait for it', async () => {
    const content = newFolder({ x: '' });
    writeSmallContent(content);
    await using stdio = await connectOverStdio(
      content,
      '--library',
      join(newFolder(), 'library'),
      '-t',
      'SMALL',
    );
    const result = await stdio.client.callTool({ name: 'get_passage', arguments: { reference: 'Matt 5:1' } });
    expect(textOf(result)).toStartWith('Matthew 5:1 (MAT 5:1, SMALL)\n1 Seeing the crowds, he spoke.');
    const notes = await stdio.client.callTool({
      name: 'get_commentary',
      arguments: { reference: 'Gen 1:2' },
    });
    expect(textOf(notes)).toContain('A second note, in two paragraphs.');
  });

  test('writes only messages, survives invalid lines, and ends with its input', async () => {
    const { directory } = await exampleContent();
    const child = start(directory);
    const send = (line: string) => child.stdin.write(`${line}\n`);
    send('this is not JSON');
    send('{"jsonrpc":"2.0"}');
    send('[]');
    send(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    };
    send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }));
    send(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
    send(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/list' }));
    child.stdin.flush();
    const lines: { id?: number; result?: { tools?: unknown[] } }[] = [];
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of child.stdout) {
      text += decoder.decode(chunk, { stream: true });
      if (/"id":2[,}]/.test(text) && text.endsWith('\n')) break;
    }
    for (const line of text.trim().split('\n')) lines.push(JSON.parse(line));
    expect(lines.find(({ id }) => id === 2)?.result?.tools?.length).toBe(9);
    child.stdin.end();
    expect(await child.exited).toBe(0);
    expect(await child.stderr.text()).toContain('MCP over standard input and output');
  });

  test('ends with a signal', async () => {
    const { directory } = await exampleContent();
    for (const words of [[directory], [directory, '--http', '0']]) {
      const child = start(...words);
      let printed = '';
      for await (const chunk of child.stderr) {
        printed += new TextDecoder().decode(chunk);
        if (printed.includes('\n')) break;
      }
      expect(printed).toMatch(/^scriptorium: MCP (?:over|at) /);
      child.kill('SIGTERM');
      expect(await child.exited).toBe(0);
    }
  });
});

describe('scriptorium mcp refuses', () => {
  test.each([
    ['a folder that is not there', ['no-such-folder'], 1, 'no-such-folder'],
    [
      'what is not the address of a service',
      ['https://user:secret@example.org'],
      2,
      'user name or a password',
    ],
    ['a port that is not one', ['x', '--http', '99999'], 2, 'A port is a number'],
    ['no source', [], 2, "missing required argument 'source'"],
  ])('%s', async (_, words, exitCode, message) => {
    const finished = await runCommand('mcp', ...words);
    expect([finished.exitCode, finished.stdout]).toEqual([exitCode, '']);
    expect(finished.stderr).toContain(message);
    expect(finished.stderr).not.toContain('secret');
    expect(finished.stderr).not.toContain('This is a bug');
  });

  test('a translation that the library does not have', async () => {
    const { directory } = await exampleContent();
    const { exitCode, stderr } = await runCommand('mcp', directory, '--translation', 'KJX');
    expect([exitCode, stderr]).toEqual([1, 'scriptorium: Unknown translation "KJX". Did you mean KJV?\n']);
  });

  test('content that cannot be compiled', async () => {
    const content = newFolder({ 'translations/a/edition.json': { id: 'c' } });
    const child = start(content, '--library', join(newFolder(), 'library'));
    expect(await child.exited).toBe(1);
    expect(await child.stderr.text()).toContain('No edition could be compiled');
    expect(await child.stdout.text()).toBe('');
  });
});
