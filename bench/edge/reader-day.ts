import { KeptDocuments } from '../../src/site/kept-documents.ts';
import type { SampledFile, SampledQuestion } from './sampled-requests.ts';

export interface DayOptions {
  readonly requests: number;
  readonly translations: number;
  /** Places where the CDN has a cache and runs the worker; requests are shared equally. */
  readonly places: number;
  readonly questionShare: number;
  readonly editionExponent: number;
  readonly exponent: number;
  readonly cdnBytes: number;
  readonly memoryBytes: number;
  readonly chapterBytes: number;
  readonly answerBytes: number;
  readonly random: () => number;
}

export interface PlaceDay {
  readonly requests: number;
  readonly answered: number;
  readonly questions: number;
  /** Documents that the worker needed for the other questions, and how many of these were in its memory. */
  readonly needed: number;
  readonly inMemory: number;
  readonly storeRequests: number;
  readonly storeBytes: number;
  readonly memory: number;
}

class RecentEntries {
  readonly #maxBytes: number;
  readonly #sizes = new Map<number, number>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  use(key: number, bytes: number): boolean {
    const known = this.#sizes.get(key);
    if (known !== undefined) this.#sizes.delete(key);
    else this.#bytes += bytes;
    this.#sizes.set(key, known ?? bytes);
    for (const [oldest, size] of this.#sizes) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#sizes.delete(oldest);
      this.#bytes -= size;
    }
    return known !== undefined;
  }
}

const chaptersOfBible = 1189;
const keysOfTranslation = 1_000_000;

/**
 * Plays one day at one place, with all caches empty in the morning, as after a publication that changed every
 * document.
 */
export function placeDay(options: DayOptions, sampled: readonly SampledQuestion[]): PlaceDay {
  const { requests, places, translations, questionShare, random, chapterBytes, answerBytes } = options;
  const edition = zipf(translations, options.editionExponent, random);
  const chapter = zipf(chaptersOfBible, options.exponent, random);
  const question = zipf(sampled.length, options.exponent, random);
  const cdn = new RecentEntries(options.cdnBytes);
  const memory = new KeptDocuments(options.memoryBytes);
  const count = { answered: 0, questions: 0, needed: 0, inMemory: 0, storeRequests: 0, storeBytes: 0 };
  const key = (kind: number, of: number, id: number) => (kind * 10_000 + of) * keysOfTranslation + id;
  const fetched = (bytes: number) => {
    count.storeRequests++;
    count.storeBytes += bytes;
  };
  const need = (file: SampledFile, of: number) => {
    const owner = file.isOfTranslation ? of : translations;
    const path = `${owner}${file.path}`;
    count.needed++;
    if (memory.get(path)) count.inMemory++;
    else {
      memory.keep(path, undefined, file.jsonBytes);
      if (!cdn.use(key(2, owner, file.id), file.bytes)) fetched(file.bytes);
    }
  };
  const total = Math.round(requests / places);
  for (let each = 0; each < total; each++) {
    const of = edition();
    if (random() >= questionShare) {
      if (cdn.use(key(0, of, chapter()), chapterBytes)) count.answered++;
      else fetched(chapterBytes);
      continue;
    }
    count.questions++;
    const id = question();
    if (cdn.use(key(1, of, id), answerBytes)) count.answered++;
    else for (const file of sampled[id]!.files) need(file, of);
  }
  return { requests: total, ...count, memory: memory.bytes };
}

function zipf(count: number, exponent: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank++) sums[rank] = sum += (rank + 1) ** -exponent;
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
