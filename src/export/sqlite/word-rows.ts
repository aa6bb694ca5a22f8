import type { Database } from 'bun:sqlite';
import type { SimpleChapterWord } from '../../documents/translation/words-schema.ts';
import { RowWriter } from './row-writer.ts';

const columns = [
  'verse_id',
  'position',
  'start_offset',
  'end_offset',
  'text',
  'annotation_id',
  'srcloc',
  'occurrence',
  'occurrences',
];

/** The rows of words; what many words have in common (Strong's numbers, lemma, morphology) is stored once. */
export class WordRows {
  readonly #words: RowWriter;
  readonly #annotations: RowWriter;
  readonly #strongs: RowWriter;
  readonly #annotationIds = new Map<string, number>();

  constructor(db: Database) {
    this.#words = new RowWriter(db, 'words', columns);
    this.#annotations = new RowWriter(db, 'annotations', ['id', 'strongs', 'lemma', 'morph']);
    this.#strongs = new RowWriter(db, 'annotation_strongs', ['strongs', 'annotation_id', 'position']);
  }

  add(verseId: number, text: string, words: readonly SimpleChapterWord[]): void {
    let position = 0;
    for (const word of words) {
      const { start, end, srcloc, occurrence, occurrences } = word;
      const annotationId = this.#annotationId(word);
      const piece = text.slice(start, end);
      this.#words.add(verseId, ++position, start, end, piece, annotationId, srcloc, occurrence, occurrences);
    }
  }

  end(): void {
    for (const rows of [this.#words, this.#annotations, this.#strongs]) rows.end();
  }

  #annotationId({ strongs, lemma, morph }: SimpleChapterWord): number {
    const key = `${strongs?.join('\0') ?? ''}\n${lemma ?? ''}\n${morph ?? ''}`;
    const known = this.#annotationIds.get(key);
    if (known !== undefined) return known;
    const id = this.#annotationIds.size + 1;
    this.#annotationIds.set(key, id);
    this.#annotations.add(id, strongs?.join(' '), lemma, morph);
    for (const [index, number] of (strongs ?? []).entries()) this.#strongs.add(number, id, index + 1);
    return id;
  }
}
