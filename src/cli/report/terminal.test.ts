import { describe, expect, test } from 'bun:test';
import type { WriteStream } from 'node:tty';
import { printable, Terminal } from './terminal.ts';

function stream(members: Partial<WriteStream>) {
  let written = '';
  const out = { ...members, write: (text: string) => (written += text) } as unknown as WriteStream;
  return { terminal: new Terminal(out), written: () => written };
}

describe('a terminal', () => {
  test('has one moving line, which lines that stay push away', () => {
    const { terminal, written } = stream({ isTTY: true, columns: 80 });
    terminal.line('first');
    terminal.move('10 %');
    terminal.line('second');
    terminal.move('100 %', true);
    terminal.clear();
    terminal.clear();
    expect(written()).toBe('first\n\r\x1b[K10 %\r\x1b[Ksecond\n\r\x1b[K100 %\r\x1b[K');
  });

  test('is redrawn ten times per second at most, and at the end', () => {
    const { terminal, written } = stream({ isTTY: true, columns: 80 });
    for (let percent = 0; percent < 100; percent++) terminal.move(`${percent} %`);
    terminal.move('100 %', true);
    expect(written().split('\r').length).toBeLessThan(50);
    expect(written()).toEndWith('100 %');
  });

  test('gets no moving line that would wrap', () => {
    const { terminal, written } = stream({ isTTY: true, columns: 20 });
    terminal.move('x'.repeat(50));
    expect(written()).toBe(`\r\x1b[K${'x'.repeat(18)}…`);
  });

  test('without a known width shows progress too', () => {
    const { terminal, written } = stream({ isTTY: true, columns: 0 });
    terminal.move('10 %');
    expect(written()).toEndWith('10 %');
  });
});

test('output that is not a terminal gets only lines, without codes', () => {
  const { terminal, written } = stream({});
  terminal.move('10 %');
  terminal.line('done');
  terminal.clear();
  expect([written(), terminal.columns]).toEqual(['done\n', 100]);
});

test('text from strangers stays one line in one direction', () => {
  expect(printable('a\n\x1b[31mb\u202ec\u2066')).toBe('a??[31mb?c?');
});
