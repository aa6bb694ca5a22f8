import type { Attributes } from '../scripture-sink.ts';
import type { VerseComposer } from './verse-composer.ts';
import { wordAnnotation } from './word-annotation.ts';

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
