import type { ScriptureSink } from './scripture-sink.ts';

export function nestingFaults(read: (sink: ScriptureSink) => void): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const start = (what: string) => open.push(what);
  const end = (what: string) => {
    const innermost = open.pop();
    if (innermost !== what) faults.push(`${what} ends in ${innermost ?? 'nothing'}`);
  };
  read({
    book: () => {},
    chapter: (number) => {
      if (!Number.isInteger(number) || number < 1 || number > 999) faults.push(`chapter ${number}`);
    },
    verse: (number) => {
      if (!/^(?:0$|[1-9])/.test(number)) faults.push(`verse ${number}`);
    },
    paraStart: (style) => {
      if (open.includes('paragraph')) faults.push(`paragraph ${style} in a paragraph`);
      start('paragraph');
    },
    paraEnd: () => end('paragraph'),
    text: (text) => {
      if (text === '') faults.push('empty text');
    },
    leaveOut: (text, rule) => {
      if (rule === undefined) faults.push(`lost ${text}`);
    },
    charStart: (style) => start(`character ${style}`),
    charEnd: (style) => end(`character ${style}`),
    noteStart: (style) => start(`note ${style}`),
    noteEnd: (style) => end(`note ${style}`),
    milestone: () => {},
    cell: () => {},
  });
  for (const what of open) faults.push(`${what} never ends`);
  return faults;
}
