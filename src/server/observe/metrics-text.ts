import { readdirSync } from 'node:fs';

export type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

interface HistogramSeries {
  readonly labels: Readonly<Record<string, string>>;
  /** Number of values in each bucket; the last bucket has no upper bound. */
  readonly counts: readonly number[];
  readonly sum: number;
}

export class MetricsText {
  #text = '';

  /** A metric is a counter if its name ends in `_total`, otherwise a gauge. */
  add(name: string, help: string, samples: Iterable<Sample>): void {
    let lines = '';
    for (const [labels, value] of samples) lines += sampleLine(name, labels, value);
    const type = name.endsWith('_total') ? 'counter' : 'gauge';
    if (lines !== '') this.#text += `${heading(name, type, help)}${lines}`;
  }

  addHistogram(
    name: string,
    help: string,
    bounds: readonly number[],
    series: Iterable<HistogramSeries>,
  ): void {
    let lines = '';
    for (const { labels, counts, sum } of series) {
      let total = 0;
      for (const [place, count] of counts.entries()) {
        total += count;
        const le = bounds[place] === undefined ? '+Inf' : String(bounds[place]);
        lines += sampleLine(`${name}_bucket`, { ...labels, le }, total);
      }
      lines += sampleLine(`${name}_sum`, labels, sum) + sampleLine(`${name}_count`, labels, total);
    }
    if (lines !== '') this.#text += `${heading(name, 'histogram', help)}${lines}`;
  }

  toString(): string {
    return this.#text;
  }
}

function heading(name: string, type: string, help: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
}

function sampleLine(name: string, labels: Readonly<Record<string, string>>, value: number): string {
  const list = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${list.length > 0 ? `{${list.join(',')}}` : ''} ${value}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

export const processFigures = {
  /** Seconds since 1970. */
  startedAt: (): number => performance.timeOrigin / 1000,

  residentBytes: (): number => process.memoryUsage.rss(),

  cpuSeconds(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },

  openFiles(): number {
    try {
      // Excludes the descriptor of this directory
      return readdirSync('/proc/self/fd').length - 1;
    } catch {
      return Number.NaN;
    }
  },
} as const;
