import { bookInfo } from '../../model/books.ts';
import type { VersePlace } from '../../model/entities.ts';
import { versifications } from '../../model/versification.ts';
import { usfmBookId } from '../osis/osis-books.ts';
import { osisReference } from '../osis/osis-ids.ts';

const whole = /^(?:[^:\s]*:)?[^.!:\s]+\.\d{1,3}\.\d{1,3}(?:![a-z])?$/i;

/** The verses that `Gen.2.4` or, within one chapter, `Gen.2.4-Gen.2.7` names; undefined where one of them is none. */
export function osisVerses(reference: string): VersePlace[] | undefined {
  const [first, last, ...more] = reference.split('-').map(osisVerse);
  if (!first || more.length > 0) return undefined;
  if (!reference.includes('-')) return [first];
  if (!last || last.book !== first.book || last.chapter !== first.chapter || last.verse < first.verse)
    return undefined;
  return Array.from({ length: last.verse - first.verse + 1 }, (_, index) => ({
    ...first,
    verse: first.verse + index,
  }));
}

function osisVerse(reference: string): VersePlace | undefined {
  const parts = whole.test(reference) ? osisReference(reference) : undefined;
  const book = parts && usfmBookId(parts.book);
  if (!book || !parts.chapter || !parts.verse) return undefined;
  const verse = { book, chapter: Number(parts.chapter), verse: Number.parseInt(parts.verse, 10) };
  return isVerse(verse) ? verse : undefined;
}

/** Of books beyond the 66, the numbers of verses are not known: any will do. */
function isVerse({ book, chapter, verse }: VersePlace): boolean {
  if (chapter === 0 || verse === 0 || bookInfo(book)?.canon === 'peripheral') return false;
  const { eng, org } = versifications;
  if (!eng.has(book)) return true;
  return verse <= Math.max(eng.get(book)![chapter - 1] ?? 0, org.get(book)![chapter - 1] ?? 0);
}
