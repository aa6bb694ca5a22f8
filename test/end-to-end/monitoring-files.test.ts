import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledSmallContent, copyLibrary } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedCommand, startServe } from '../start-serve.ts';

setDefaultTimeout(600_000);

const root = join(import.meta.dir, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Query {
  readonly place: string;
  readonly expression: string;
  readonly shown: readonly string[];
}

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: Readonly<Record<string, string>>;
}

const { groups } = Bun.YAML.parse(read('deploy/prometheus-rules.yaml')) as {
  groups: { rules: AlertRule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly definition?: string }[] };
  readonly annotations: { readonly list: readonly { readonly expr: string; readonly titleFormat: string }[] };
};

const labelsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, label]) => label!);
const queries: readonly Query[] = [
  ...rules.map(({ alert, expr, annotations }) => ({
    place: alert,
    expression: expr,
    shown: labelsIn(Object.values(annotations).join('\n'), /\{\{ \$labels\.(\w+) \}\}/g),
  })),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => ({
      place: title,
      expression: expr,
      shown: labelsIn(legendFormat, /\{\{(\w+)\}\}/g),
    })),
  ),
  ...dashboard.annotations.list.map(({ expr, titleFormat }) => ({
    place: 'annotations',
    expression: expr,
    shown: labelsIn(titleFormat, /\{\{(\w+)\}\}/g),
  })),
];

type Series = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

const addedLabels = ['instance', 'job'];
const functions = [
  ...['sum', 'max', 'min', 'count', 'by', 'rate', 'increase', 'changes', 'time', 'histogram_quantile'],
];

function faultsOf({ expression, shown }: Query, series: Series): string[] {
  const faults: string[] = [];
  const labels = new Set(addedLabels);
  const selectors = [...expression.matchAll(/([a-z_]+)\s*(?:\{([^}]*)\})?/g)].filter(
    ([, name]) => series.has(name!) || name === 'up',
  );
  if (selectors.length === 0) faults.push('no metric');
  for (const [, name, matchers = ''] of selectors) {
    const known = series.get(name!) ?? new Map<string, ReadonlySet<string>>();
    for (const label of known.keys()) labels.add(label);
    for (const [, label, operator, text] of matchers.matchAll(/(\w+)(=~|=|!=|!~)"([^"]*)"/g)) {
      if (addedLabels.includes(label!)) continue;
      const values = [...(known.get(label!) ?? [])];
      const wanted = operator!.includes('~') ? text!.split('|') : [text!];
      const isSeen = (pattern: string) => values.some((value) => new RegExp(`^(?:${pattern})$`).test(value));
      if (!known.has(label!)) faults.push(`${name} has no label ${label}`);
      else faults.push(...wanted.filter((pattern) => !isSeen(pattern)).map((each) => `${label}="${each}"`));
    }
  }
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list]) => list!.split(/,\s*/));
  for (const label of [...grouped, ...shown]) if (!labels.has(label)) faults.push(`label ${label}`);
  // A label that was aggregated away cannot be displayed
  const innermost = grouped.length > 0 ? grouped : [...labels];
  for (const label of shown) if (!innermost.includes(label)) faults.push(`${label} is not in the result`);
  const words =
    expression.replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)|\b\d\S*/g, ' ').match(/[a-z_]+/gi) ?? [];
  const unknown = words.filter((word) => !series.has(word) && word !== 'up' && !functions.includes(word));
  return [...faults, ...unknown.map((word) => `unknown name ${word}`)];
}

let served: ServedCommand;
let series: Series;
beforeAll(async () => {
  const { content, directory } = await compiledSmallContent();
  const library = newFolder();
  copyLibrary(directory, library);
  served = await startServe(content, { more: ['--library', library, '--workers', '2'] });
  for (const path of [
    ...['/api/SMALL/GEN/1.json', '/api/SMALL/GEN/1.simple.json', '/api/SMALL/books.json'],
    ...['/api/available_translations.json', '/api/x/passage?ref=GEN+1:1', '/nothing'],
  ])
    await (await fetch(served.url + path)).text();
  series = await seriesOf(served.url);
}, 600_000);
afterAll(async () => {
  served.process.kill('SIGTERM');
  await served.process.exited;
});

async function seriesOf(url: string): Promise<Series> {
  for (;;) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const found = new Map<string, Map<string, Set<string>>>();
    for (const [, name, list = ''] of text.matchAll(/^([a-z_]+)(?:\{(.*)\})? \S+$/gm)) {
      const labels = found.getOrInsertComputed(name!, () => new Map());
      for (const [, label, value] of list.matchAll(/(\w+)="([^"]*)"/g))
        labels.getOrInsertComputed(label!, () => new Set()).add(value!);
    }
    if (found.has('scriptorium_last_build_success')) return found;
    await Bun.sleep(50);
  }
}

/** Statuses that an intact server never sends, so its metrics do not contain them. */
const rareStatuses = ['500', '503', '5..'];

test('alert rules and dashboard ask for metrics, labels and values that a server has', () => {
  const status = series.get('scriptorium_requests_total')!.get('status') as Set<string>;
  for (const rare of rareStatuses) status.add(rare);
  expect(queries.length).toBeGreaterThan(30);
  const faults = queries.map((query) => [query.place, faultsOf(query, series)] as const);
  expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
});

test.each([
  ['sum(rate(scriptorium_request_total[5m]))', 'unknown name scriptorium_request_total'],
  ['sum by (route) (rate(scriptorium_requests_total[5m]))', 'label route'],
  ['scriptorium_requests_total{kind="chapters"}', 'kind="chapters"'],
  ['scriptorium_requests_total{type="chapter"}', 'scriptorium_requests_total has no label type'],
  ['summ(scriptorium_requests_total)', 'unknown name summ'],
])('%s would be noticed', (expression, fault) => {
  expect(faultsOf({ place: '', expression, shown: [] }, series)).toContain(fault);
});

test('a label that is aggregated away would be noticed', () => {
  const expression = 'sum by (kind) (rate(scriptorium_requests_total[5m]))';
  expect(faultsOf({ place: '', expression, shown: ['status'] }, series)).toContain(
    'status is not in the result',
  );
});

test('every metric of the service itself is on the dashboard or in an alert rule', () => {
  const all = queries.map(({ expression }) => expression).join('\n');
  const elsewhere = ['scriptorium_last_build_timestamp_seconds'];
  const names = [...series.keys()].filter(
    (name) => name.startsWith('scriptorium_') && !elsewhere.includes(name),
  );
  expect(names.filter((name) => !all.includes(name))).toEqual([]);
});

describe('the alert rules', () => {
  test('have different names, a severity and a summary', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations } of rules) {
      expect(alert).toMatch(/^Scriptorium[A-Z]\w+$/);
      expect(['critical', 'warning', 'info']).toContain(labels.severity);
      expect(annotations.summary).toBeString();
    }
  });
});

describe('the dashboard', () => {
  test('has panels with different ids and titles that do not overlap', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(Math.max(...panels.map(({ gridPos }) => gridPos.x + gridPos.w))).toBeLessThanOrEqual(24);
  });

  test('uses the variables that it defines', () => {
    const { templating, ...rest } = dashboard;
    const used = new Set(
      [...JSON.stringify(rest).matchAll(/\$\{?(\w+)/g)]
        .map(([, name]) => name!)
        .filter((name) => !name.startsWith('__')),
    );
    expect([...used].sort()).toEqual(templating.list.map(({ name }) => name).sort());
    expect(series.has('scriptorium_build_info')).toBe(true);
  });
});
