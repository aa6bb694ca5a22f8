import { bookInfo } from '../model/books.ts';
import { bookIdOfEnglishName } from '../references/english-names.ts';
import { usfmBookId } from '../references/osis-books.ts';

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
  return id !== undefined && isScripture(id) ? id : undefined;
}

/**
 * The USFM id of the book that a file is named after: `GEN.usfm`, `01-GEN.usfm`, `Genesis.sfm`, `41MATxyz.SFM`,
 * `kjv_GEN.usx`; undefined where the name says nothing, or could mean something else (`la.usfm` is Latin as well).
 */
export function bookIdOfFileName(path: string): string | undefined {
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const name = fileName.replace(/(?:\.(?:usfm|sfm|ptx|usx|usj|osis|xml|json|txt))+$/i, '');
  const whole = name.length < 3 ? undefined : findBookId(name);
  return whole ?? bookIdAfterNumber(name) ?? bookIdAmongWords(name);
}

/** Two digits, or a letter and a digit for what is not in the canon, as Paratext and eBible.org number their files. */
function bookIdAfterNumber(name: string): string | undefined {
  const [, number, rest = ''] = /^(\d{2}(?:\d(?=[-_. ]))?|[A-Z]\d)[-_. ]*(.{3,})$/.exec(name) ?? [];
  if (number === undefined) return undefined;
  const written = findBookId(rest);
  if (written !== undefined) return written;
  // With more after it, an id is one only where its number agrees: `06JUDGES` is not Jude
  const id = rest.slice(0, 3);
  const order = bookInfo(id)?.order ?? 0;
  const isNumberOf = [order, order + 1, order + 30].includes(Number(number));
  return isScripture(id) && (isNumberOf || order > 66) ? id : undefined;
}

/** One word of several that is an id in capitals, or the full name of a book. */
function bookIdAmongWords(name: string): string | undefined {
  const words = name.split(/[-_. ()]+/).filter((word) => word !== '');
  const ids = words.flatMap((word) => {
    if (isScripture(word)) return word;
    const id = word.length > 4 ? findBookId(word) : undefined;
    return id ?? [];
  });
  return new Set(ids).size === 1 ? ids[0] : undefined;
}

function isScripture(id: string): boolean {
  const info = bookInfo(id);
  return info !== undefined && info.canon !== 'peripheral';
}
