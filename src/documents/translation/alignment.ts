import type { AlignedGroup, ChapterAlignment, SourceWord } from '../../model/alignment.ts';
import type { AnnotatedWord, ChapterText } from '../../model/book-text.ts';

/**
 * `/api/x/alignment/{edition}/{book}/{chapter}.json`. Alignments of the source and computed ones both
 * become documents here. A chapter without groups has no document.
 */
export function alignmentDocument({ by, quality, groups }: ChapterAlignment): string {
  return JSON.stringify({ by, quality, groups } satisfies ChapterAlignment);
}

/**
 * The alignment that the source of a chapter contains, or undefined if there is none. In an aligned chapter,
 * a word that names its own source word is a group of its own. Like words documents, it has no titles.
 */
export function sourceAlignment({ blocks }: ChapterText): ChapterAlignment | undefined {
  const verses = new Map<number, readonly AnnotatedWord[]>();
  for (const block of blocks) if (block.type === 'verse') verses.set(block.number, block.content.words);
  const isAligned = [...verses.values()].some((words) => words.some(({ alignment }) => alignment));
  if (!isAligned) return undefined;
  const groups = new Map<string, { source: SourceWord[]; target: AlignedGroup['target'][number][] }>();
  for (const [verse, words] of verses) {
    for (const [at, word] of words.entries()) {
      const source = sourceOf(word, verse);
      if (source.length === 0) continue;
      const { key = `${at}` } = word.alignment ?? {};
      const isOfChapter = word.alignment?.source.some((each) => each.verse !== undefined);
      const id = isOfChapter ? key : `${verse}\n${key}`;
      const target = { verse, start: word.start, end: word.end };
      const group = groups.get(id);
      if (group) group.target.push(target);
      else groups.set(id, { source, target: [target] });
    }
  }
  return { by: 'source', quality: null, groups: [...groups.values()] };
}

function sourceOf({ alignment, annotation }: AnnotatedWord, verse: number): SourceWord[] {
  if (alignment) return alignment.source.map((word) => ({ ...word, verse: word.verse ?? verse }));
  const { strongs = [], lemma = null, morph = null } = annotation;
  if (strongs.length === 0 && lemma === null) return [];
  return [{ edition: null, verse, index: null, lemma, strongs, morph }];
}
