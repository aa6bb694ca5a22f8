import { bookInfo } from '../model/books.ts';
import { bookIdOfEnglishName } from '../model/english-book-names.ts';
import { usfmBookId } from './osis/osis-books.ts';

/** No name of a book is longer; text that is none need not be looked through. */
const longestName = 60;

/**
 * The USFM id of the book of scripture that an id of USFM or OSIS, a name or an abbreviation in English stands for,
 * in any case; undefined for an unknown name and for what is not a book of scripture (a glossary).
 */
export function findBookId(name: string): string | undefined {
  const written = name.trim();
  if (written.length > longestName) return undefined;
  const id = usfmBookId(written) ?? bookIdOfEnglishName(written) ?? usfmBookId(written.replace(/[.\s]/g, ''));
  return id !== undefined && bookInfo(id)?.canon !== 'peripheral' ? id : undefined;
}
