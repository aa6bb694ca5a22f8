import type { WordAlignment } from '../../model/alignment.ts';
import type { WordAnnotation } from '../../model/book-text.ts';
import type { Report } from '../diagnostic-collector.ts';
import type { Attributes } from '../scripture-sink.ts';
import type { VerseComposer } from './verse-composer.ts';

interface OpenWord {
  composer: VerseComposer | undefined;
  start: number;
}

export class OpenWords {
  readonly #report: Report;
  readonly #open: OpenWord[] = [];
  #alignments: Attributes[] = [];
  #alignedAt: number[] = [];
  #keys: string[] = [];
  #alignment: WordAlignment | undefined;
  #unnumbered = 0;

  constructor(report: Report) {
    this.#report = report;
  }

  start(): void {
    this.#open.push({ composer: undefined, start: 0 });
  }

  wroteTo(composer: VerseComposer): void {
    // Only the innermost words have no text yet, so deep nesting stays linear
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
    if (annotation) word.composer!.annotate(word.start, annotation, this.#alignmentOf(attributes));
  }

  #alignmentOf(own: Attributes = {}): WordAlignment | undefined {
    if (this.#keys.length === 0 || own.strong || own.lemma || own['x-lemma']) return undefined;
    this.#alignment ??= { key: this.#keys.join('\n'), source: this.#alignments.map(sourceWord) };
    return this.#alignment;
  }

  startAlignment(attributes: Attributes = {}, at: number): void {
    this.#alignments.push(attributes);
    this.#alignedAt.push(at);
    const { 'x-strong': strong, 'x-lemma': lemma, 'x-content': content } = attributes;
    const occurrence = attributes['x-occurrence'] ?? attributes['x-occurence'];
    // Without an occurrence, two alignments may be two equal words of the source
    const key = occurrence ? [strong, lemma, content, occurrence] : [++this.#unnumbered];
    this.#keys.push(JSON.stringify(key));
    this.#alignment = undefined;
  }

  endAlignment(at: number): void {
    const message =
      'No alignment is open here; this \\zaln-e was ignored. Remove it, or write the \\zaln-s of its words.';
    if (this.#alignments.length === 0) this.#report('unmatched-closing-marker', at, message);
    this.#alignments.pop();
    this.#alignedAt.pop();
    this.#keys.pop();
    this.#alignment = undefined;
  }

  /** Alignments end with their verse: an unclosed one must not annotate the words of other verses. */
  endVerse(): void {
    const message =
      'This alignment has no \\zaln-e; it was ended with its verse. Write \\zaln-e\\* after the aligned words.';
    for (const at of this.#alignedAt) this.#report('unclosed-milestone', at, message);
    this.#alignments = [];
    this.#alignedAt = [];
    this.#keys = [];
    this.#alignment = undefined;
  }
}

function sourceWord(attributes: Attributes): WordAlignment['source'][number] {
  const { strongs = [], lemma = null, morph = null } = readAnnotation({}, [attributes]) ?? {};
  const text = attributes['x-content'];
  const occurrence = positiveInteger(attributes['x-occurrence'] ?? attributes['x-occurence']);
  return {
    edition: null,
    index: null,
    lemma,
    strongs,
    morph,
    ...(text ? { text } : {}),
    ...(text && occurrence ? { occurrence } : {}),
  };
}

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
 * Reads the annotation of a word (`\w`) from its own attributes and the alignments around it (`\zaln-s`,
 * outermost first). The word's own attributes have precedence. Undefined if there is nothing to annotate.
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
  // Some aligned texts misspell it `x-occurence`
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
