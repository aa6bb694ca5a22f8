import type { Database } from 'bun:sqlite';
import type { VerseItem } from '../../src/documents/translation/chapter-schema.ts';
import type { ChapterWord, SimpleChapterWord } from '../../src/documents/translation/words-schema.ts';

interface WordRow {
  readonly verse: number;
  readonly verse_text: string;
  readonly content: string | null;
  readonly text: string;
  readonly start_offset: number;
  readonly end_offset: number;
  readonly annotation_id: number;
  readonly lemma: string | null;
  readonly morph: string | null;
  readonly srcloc: string | null;
  readonly occurrence: number | null;
  readonly occurrences: number | null;
}

export interface BundledWords {
  readonly simple: Readonly<Record<string, readonly SimpleChapterWord[]>>;
  readonly standard: Readonly<Record<string, readonly ChapterWord[]>>;
  readonly wrong: readonly WordRow[];
}

const wordSql = `
  SELECT w.*, v.text AS verse_text, v.content
  FROM verse_words w JOIN verses v ON v.id = w.verse_id
  WHERE w.book_id = ? AND w.chapter = ? ORDER BY w.verse_id, w.position`;

export function wordReader(db: Database): (bookId: string, chapter: number) => BundledWords {
  const strongs = new Map<number, string[]>();
  const numbers = 'SELECT strongs, annotation_id FROM annotation_strongs ORDER BY annotation_id, position';
  for (const { annotation_id, strongs: number } of db
    .query<{ strongs: string; annotation_id: number }, []>(numbers)
    .iterate()) {
    strongs.set(annotation_id, [...(strongs.get(annotation_id) ?? []), number]);
  }
  const words = db.query<WordRow, [string, number]>(wordSql);
  return (bookId, chapter) => {
    const simple: Record<string, SimpleChapterWord[]> = {};
    const standard: Record<string, ChapterWord[]> = {};
    const rows = words.all(bookId, chapter);
    for (const row of rows) {
      const word = simpleWord(row, strongs.get(row.annotation_id));
      simple[row.verse] = [...(simple[row.verse] ?? []), word];
      standard[row.verse] = [...(standard[row.verse] ?? []), standardWord(row, word)];
    }
    const wrong = rows.filter(
      ({ verse_text, start_offset, end_offset, text }) =>
        text === '' || verse_text.slice(start_offset, end_offset) !== text,
    );
    return { simple, standard, wrong };
  };
}

function simpleWord(row: WordRow, strongs: string[] | undefined): SimpleChapterWord {
  const { start_offset, end_offset, lemma, morph, srcloc, occurrence, occurrences } = row;
  const members = { strongs, lemma, morph, srcloc, occurrence, occurrences };
  const present = Object.entries(members).filter(([, value]) => value !== null && value !== undefined);
  return { start: start_offset, end: end_offset, ...Object.fromEntries(present) };
}

function standardWord({ verse_text, content }: WordRow, word: SimpleChapterWord): ChapterWord {
  const items = content === null ? [verse_text] : (JSON.parse(content) as VerseItem[]);
  let end = 0;
  for (const [contentIndex, item] of items.entries()) {
    const text = typeof item === 'string' ? item : 'text' in item ? item.text : undefined;
    if (text === undefined) continue;
    const start = verse_text.indexOf(text, end);
    end = start + text.length;
    if (word.start < end) return { contentIndex, ...word, start: word.start - start, end: word.end - start };
  }
  throw new RangeError(`No item of the verse holds ${JSON.stringify(word)}`);
}
