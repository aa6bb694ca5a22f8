import { versesOfFile } from '../../src/formats/osis/morphhb.fixture.ts';
import { oshbBookId } from './oshb-book-id.ts';
import type { SourceWords } from './source-words.ts';

export function oshbWords(osis: string): SourceWords {
  const inVerses = versesOfFile(osis).flatMap(({ chapter, number, words }) =>
    words.map(({ text, strongs, morph }) => ({
      verse: `${chapter}:${number}`,
      text,
      strong: strongs.join(','),
      morph,
    })),
  );
  const inNotes = [...osis.matchAll(/<note.*?<\/note>/gs)].flatMap(([note]) => note.match(/<w /g) ?? []);
  return { book: oshbBookId(osis), inVerses, elsewhere: inNotes.length };
}
