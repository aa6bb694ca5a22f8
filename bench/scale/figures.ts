import type { ScaleBuild } from './build.ts';
import type { DocumentSize, ScaleLibrary } from './library.ts';

export interface Scale {
  readonly count: number;
  readonly build: ScaleBuild;
  readonly check: ScaleBuild;
  readonly library: ScaleLibrary;
  /**
   * Builds after no change, after a change of one verse in one translation, and of one verse in each of
   * `manyCount`.
   */
  readonly unchanged: ScaleBuild;
  readonly rebuild: ScaleBuild;
  readonly many: ScaleBuild;
  readonly manyCount: number;
  readonly changed: { readonly documents: number; readonly bytes: number };
  readonly start: number;
}

interface Figure {
  readonly name: string;
  readonly of: (scale: Scale) => number | undefined;
  readonly digits: number;
  readonly isTotal?: true;
}

const figures: readonly Figure[] = [
  { name: 'documents', of: ({ library }) => library.documents, digits: 0, isTotal: true },
  { name: 'build, s', of: ({ build }) => build.seconds, digits: 1, isTotal: true },
  { name: 'build, CPU s', of: ({ build }) => build.cpuSeconds, digits: 1, isTotal: true },
  { name: 'build, MB written', of: ({ build }) => build.written / 1e6, digits: 1, isTotal: true },
  { name: 'build, s each', of: ({ build, count }) => build.seconds / count, digits: 3 },
  { name: 'build, CPU s each', of: ({ build, count }) => build.cpuSeconds / count, digits: 3 },
  { name: 'build, peak MB', of: ({ build }) => build.peak, digits: 0 },
  { name: 'build, peak MB, anonymous', of: ({ build }) => build.peakAnonymous, digits: 0 },
  { name: 'check, s', of: ({ check }) => check.seconds, digits: 1, isTotal: true },
  { name: 'check, CPU s', of: ({ check }) => check.cpuSeconds, digits: 1, isTotal: true },
  { name: 'check, peak MB', of: ({ check }) => check.peak, digits: 0 },
  { name: 'check, peak MB, anonymous', of: ({ check }) => check.peakAnonymous, digits: 0 },
  { name: 'library, MB', of: ({ library }) => library.bytes / 1e6, digits: 1, isTotal: true },
  { name: 'library, MB each', of: ({ library, count }) => library.bytes / 1e6 / count, digits: 2 },
  { name: 'documents, gzip MB each', of: ({ library, count }) => library.bodyBytes / 1e6 / count, digits: 2 },
  { name: 'random read, median us', of: ({ library }) => library.readMedian, digits: 2 },
  { name: 'random read, p99 us', of: ({ library }) => library.readP99, digits: 2 },
  ...sizes('catalogue', ({ library }) => library.catalogue, true),
  ...sizes('root manifest', ({ library }) => library.rootManifest, true),
  ...sizes('manifest of one', ({ library }) => library.editionManifest),
  { name: 'nothing changed: build, s', of: ({ unchanged }) => unchanged.seconds, digits: 2 },
  { name: 'nothing changed: build, CPU s', of: ({ unchanged }) => unchanged.cpuSeconds, digits: 2 },
  { name: 'one verse changed: build, s', of: ({ rebuild }) => rebuild.seconds, digits: 2 },
  { name: 'one verse changed: build, CPU s', of: ({ rebuild }) => rebuild.cpuSeconds, digits: 2 },
  { name: 'one verse changed: documents', of: ({ changed }) => changed.documents, digits: 0 },
  { name: 'one verse changed: gzip MB', of: ({ changed }) => changed.bytes / 1e6, digits: 2 },
  {
    name: 'up to 200 changed: build, ms each',
    of: ({ many, manyCount }) => (many.seconds * 1000) / manyCount,
    digits: 0,
  },
  { name: 'up to 200 changed: build, s', of: ({ many }) => many.seconds, digits: 1 },
  { name: 'start to first 200, ms', of: ({ start }) => start, digits: 0 },
];

function sizes(
  name: string,
  of: (scale: Scale) => DocumentSize | undefined,
  isPerTranslation = false,
): Figure[] {
  const bytesOf = (member: keyof DocumentSize) => (scale: Scale) => {
    const bytes = of(scale)?.[member];
    return bytes === undefined ? undefined : bytes / (isPerTranslation ? scale.count : 1);
  };
  const unit = isPerTranslation ? 'bytes each' : 'bytes';
  return [
    { name: `${name}, ${unit}`, of: bytesOf('plain'), digits: 0 },
    { name: `${name}, gzip ${unit}`, of: bytesOf('gzip'), digits: 0 },
  ];
}

/**
 * One row per figure: its name, its value for each count, and the ratio of the last value to the first. For
 * totals, the exponent of their growth: "N^1.00" grows linearly with the number of translations.
 */
export function scaleRows(scales: readonly Scale[]): string[][] {
  return figures.map(({ name, of, digits, isTotal }) => {
    const values = scales.map(of);
    const ratio = values.at(-1)! / values[0]!;
    const exponent = Math.log(ratio) / Math.log(scales.at(-1)!.count / scales[0]!.count);
    const cells = values.map((value) => value?.toFixed(digits) ?? '-');
    const growth = isTotal ? `N^${exponent.toFixed(2)}` : ratio.toFixed(2);
    return [name, ...cells, Number.isFinite(exponent) ? growth : ''];
  });
}
