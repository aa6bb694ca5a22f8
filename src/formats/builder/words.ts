import type { WordAnnotation } from '../../model/book-text.ts';
import type { Attributes } from '../scripture-sink.ts';
import type { VerseComposer } from './verse-composer.ts';

interface OpenWord {
  /** Undefined until the word's first text is written. */
  composer: VerseComposer | undefined;
  start: number;
}

/** The words that are open (they nest) and the alignments around them. */
export class OpenWords {
  readonly #open: OpenWord[] = [];
  #alignments: Attributes[] = [];

  start(): void {
    this.#open.push({ composer: undefined, start: 0 });
  }

  /** Text was written: it is the beginning of the words that have none yet. */
  wroteTo(composer: VerseComposer): void {
    // Those that have none are the last ones, so that nesting however deep takes no longer
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const word = this.#open[index]!;
      if (word.composer) return;
      word.composer = composer;
      composer.startWord(word);
    }
  }

  end(attributes: Attributes | undefined): void {
    const word = this.#open.pop();
    const annotation = word?.composer && wordAnnotation(attributes, this.#alignments);
    if (annotation) word.composer!.annotate(word.start, annotation);
  }

  startAlignment(attributes: Attributes | undefined): void {
    this.#alignments.push(attributes ?? {});
  }

  endAlignment(): void {
    this.#alignments.pop();
  }

  /** Alignments do not reach over chapters; one that was not ended must not mark the rest of the book. */
  startChapter(): void {
    this.#alignments = [];
  }
}

/** What attributes without alignments around them say: readers give the same object for the same attributes. */
const known = new WeakMap<Attributes, WordAnnotation>();

function wordAnnotation(
  own: Attributes | undefined,
  alignments: readonly Attributes[],
): WordAnnotation | undefined {
  if (!own || alignments.length > 0) return readAnnotation(own, alignments);
  const annotation = known.get(own) ?? readAnnotation(own, alignments);
  if (annotation) known.set(own, annotation);
  return annotation;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * What the attributes of a word (`\w`) and of the alignments around it (`\zaln-s`, outermost first) say of
 * it; undefined when that is nothing. The word's own attributes go before those of the alignments.
 */
function readAnnotation(own: Attributes = {}, alignments: readonly Attributes[]): WordAnnotation | undefined {
  const aligned = alignments.at(-1);
  const annotation: Writable<WordAnnotation> = {};
  const strong = own.strong || alignments.map((alignment) => alignment['x-strong'] ?? '').join(' ');
  const strongs = /[\s,]/.test(strong) ? strong.split(/[\s,]+/).filter((number) => number !== '') : [strong];
  if (strong.trim() !== '') annotation.strongs = strongs;
  const lemma = own.lemma || own['x-lemma'] || aligned?.['x-lemma'];
  if (lemma) annotation.lemma = lemma;
  const morph = own['x-morph'] || own.morph || aligned?.['x-morph'];
  if (morph) annotation.morph = morph;
  const srcloc = own.srcloc || own['x-srcloc'];
  if (srcloc) annotation.srcloc = srcloc;
  // `x-occurence` is how some aligned texts misspell it
  const occurrence = positiveInteger(own['x-occurrence'] ?? own['x-occurence']);
  if (occurrence) annotation.occurrence = occurrence;
  const occurrences = positiveInteger(own['x-occurrences'] ?? own['x-occurences']);
  if (occurrences) annotation.occurrences = occurrences;
  for (const _ in annotation) return annotation;
  return undefined;
}

function positiveInteger(written: string | undefined): number | undefined {
  return written !== undefined && /^[1-9]\d*$/.test(written) ? Number(written) : undefined;
}
