import type { PassageAnswer } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { formatReference } from '../../../client/src/references.ts';
import type { RelatedVerses } from '../../../src/questions/cross-references.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { loadOnce } from '../../service/loading.ts';

interface ReferenceText {
  readonly verses: readonly { readonly verse: number; readonly endVerse?: number; readonly text: string }[];
  readonly goesOn: boolean;
}

const maxVerses = 6;
/** Maximum references per request, and the milliseconds for which they are collected. */
const batch = { max: 40, wait: 40 } as const;

export function placesOf({
  book,
  chapter,
  verse,
  endChapter = chapter,
  endVerse = verse,
}: RelatedVerses): Reference {
  return { from: { book, chapter, verse }, to: { book, chapter: endChapter, verse: endVerse } };
}

function beginningOf(reference: RelatedVerses): { readonly asked: Reference; readonly goesOn: boolean } {
  const { from, to } = placesOf(reference);
  const isWithin = to.chapter === from.chapter;
  const max = from.verse! + maxVerses - 1;
  const last = isWithin ? Math.min(to.verse!, max) : max;
  const asked = { from, to: { ...from, verse: last } };
  return { asked, goesOn: !isWithin || last < to.verse! };
}

type Ask = (references: readonly Reference[], signal: AbortSignal) => Promise<PassageAnswer>;

interface Waiting {
  readonly key: string;
  readonly asked: Reference;
  readonly goesOn: boolean;
  readonly resolve: (text: ReferenceText | undefined) => void;
  readonly reject: (error: Error) => void;
}

export class ReferenceTexts {
  readonly #ask: Ask;
  readonly #textOnce = loadOnce();
  readonly #abort = new AbortController();
  #waiting: Waiting[] = [];

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  of(reference: RelatedVerses): Promise<ReferenceText | undefined> {
    const { asked, goesOn } = beginningOf(reference);
    const key = `${formatReference(asked)} ${goesOn}`;
    return this.#textOnce(key, () => {
      return new Promise<ReferenceText | undefined>((resolve, reject) => {
        if (this.#waiting.length === 0) setTimeout(() => this.#askAll(), batch.wait);
        this.#waiting.push({ key, asked, goesOn, resolve, reject });
      });
    });
  }

  stop(): void {
    this.#abort.abort();
  }

  #askAll(): void {
    const waiting = this.#waiting.splice(0);
    for (let at = 0; at < waiting.length; at += batch.max)
      void this.#askFor(waiting.slice(at, at + batch.max));
  }

  async #askFor(waiting: readonly Waiting[]): Promise<void> {
    try {
      const { passages } = await this.#ask(
        waiting.map(({ asked }) => asked),
        this.#abort.signal,
      );
      for (const [index, { resolve, goesOn }] of waiting.entries()) {
        const verses = passages[index]?.editions[0]?.verses;
        resolve(verses && { verses, goesOn });
      }
    } catch (error) {
      // A missing verse fails the whole request, so each half is requested separately
      if (!isMissing(error)) for (const { reject } of waiting) reject(error as Error);
      else if (waiting.length === 1) waiting[0]!.resolve(undefined);
      else {
        const half = Math.ceil(waiting.length / 2);
        await Promise.all([this.#askFor(waiting.slice(0, half)), this.#askFor(waiting.slice(half))]);
      }
    }
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof ScriptoriumError && /^(?:book|chapter|verse)_not_found$|^bad_reference$/.test(error.code)
  );
}
