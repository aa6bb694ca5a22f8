import { expect, test } from 'bun:test';
import { join } from 'node:path';

const module = join(import.meta.dir, 'program-log.ts');

async function logged(code: string): Promise<{ lines: string[]; output: string }> {
  const script = `const { programLog } = await import(${JSON.stringify(module)});\n${code}`;
  const child = Bun.spawn([process.execPath, '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { lines: errors.trimEnd().split('\n'), output };
}

const messages = `
programLog.print('Serving\\nat a URL', 1, { url: 'http://127.0.0.1' });
programLog.warning('A worker ended.');
console.error('scriptorium: from elsewhere', new Error('lost').message, { code: 7 });
`;

test('as text, messages name the program', async () => {
  const { lines, output } = await logged(messages);
  expect(output).toBe('Serving\nat a URL\n');
  expect(lines.slice(0, 2)).toEqual([
    'scriptorium: A worker ended.',
    expect.stringContaining('scriptorium: from elsewhere lost'),
  ]);
});

test('as JSON, each message from any source is one object on standard error', async () => {
  const { lines, output } = await logged(`programLog.useJson();${messages}`);
  expect(output).toBe('');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time, level: 'info', message: 'Serving\nat a URL', url: 'http://127.0.0.1' },
    { time, level: 'warning', message: 'A worker ended.' },
    { time, level: 'error', message: expect.stringMatching(/^from elsewhere lost \{\s*code: 7/) },
  ]);
});

test('the output of another process is relayed line by line, with its level and source', async () => {
  const { lines } = await logged(`
programLog.useJson();
const pieces = ['GEN.usfm:3:7: warn', 'ing: odd [x]\\nscriptorium: failed\\n\\ndone'];
await programLog.relay(ReadableStream.from(pieces.map((piece) => new TextEncoder().encode(piece))), 'build');`);
  const records = lines.map((line) => JSON.parse(line));
  expect(records.map(({ level, message, source }) => [level, message, source])).toEqual([
    ['warning', 'GEN.usfm:3:7: warning: odd [x]', 'build'],
    ['error', 'failed', 'build'],
    ['info', 'done', 'build'],
  ]);
});
