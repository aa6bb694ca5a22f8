import { parseArgs } from 'node:util';
import { positiveNumber } from './positive-number.ts';

export interface CdnOptions {
  readonly translations: number;
  /** Mean bytes of a chapter as it is sent. */
  readonly bytes: number;
  readonly edges: number;
  /** Requests a second, all edges together. */
  readonly rates: readonly number[];
  readonly exponents: readonly number[];
  /** Seconds. */
  readonly ttls: readonly number[];
  /** Bytes of the cache at one edge. */
  readonly caches: readonly number[];
  readonly simulate: boolean;
}

export const cdnUsage = `Usage: node bin/bun.mjs bench/cdn-model.ts [options]
  --translations 1500     each with 1189 chapters
  --bytes 2716            a chapter as it is sent (docs/decisions/brotli.md)
  --edges 50              places where the CDN keeps a cache, asked equally often
  --rates 10,1000,50000   requests a second in the whole world
  --exponents 0.8,1       of Zipf's law: how much the popular chapters are preferred
  --ttls 300,86400        seconds that an answer stays fresh
  --caches 0.5,5          GB of the cache at one edge
  --simulate              compare the formula with random requests against a small cache`;

/** @throws Error that names the option that is wrong. */
export function cdnOptions(words: string[]): CdnOptions {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    args: words,
    options: {
      translations: text('1500'),
      bytes: text('2716'),
      edges: text('50'),
      rates: text('10,1000,50000'),
      exponents: text('0.8,1'),
      ttls: text('300,86400'),
      caches: text('0.5,5'),
      simulate: { type: 'boolean', default: false },
    },
  });
  type Name = Exclude<keyof typeof values, 'simulate'>;
  const many = (name: Name) => values[name].split(',').map((value) => positiveNumber(name, value));
  return {
    translations: positiveNumber('translations', values.translations),
    bytes: positiveNumber('bytes', values.bytes),
    edges: positiveNumber('edges', values.edges),
    rates: many('rates'),
    exponents: many('exponents'),
    ttls: many('ttls'),
    caches: many('caches').map((gigabytes) => gigabytes * 1e9),
    simulate: values.simulate,
  };
}
