import type { WordAnnotation } from '../../model/verse-text.ts';
import type { Attributes } from '../scripture-sink.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * What the attributes of a word (`\w`) and of the alignments around it (`\zaln-s`, outermost first) say of
 * it; undefined when that is nothing. The word's own attributes go before those of the alignments.
 */
export function wordAnnotation(
  own: Attributes = {},
  alignments: readonly Attributes[] = [],
): WordAnnotation | undefined {
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
