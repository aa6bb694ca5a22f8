import { bookInfo } from '../model/books.ts';
import { bookIdOfEnglishName } from '../references/english-names.ts';
import { usfmBookId } from '../references/osis-books.ts';

const maxNameLength = 60;

/** Codes of CES corpora, the verse-per-line files of eBible.org, BibleWorks and e-Sword. */
const otherCodes: Readonly<Record<string, string>> = {
  SOL: 'SNG',
  SON: 'SNG',
  JOE: 'JOL',
  MAR: 'MRK',
  PHI: 'PHP',
};

/**
 * Resolves an id of USFM or OSIS, a code of other programs, or an English name or abbreviation, to the USFM id of a
 * book of scripture. Ignores case. Undefined for unknown names and for books that are not scripture (a glossary).
 */
export function findBookId(name: string): string | undefined {
  const written = name.trim();
  if (written.length > maxNameLength) return undefined;
  const id =
    usfmBookId(written) ??
    bookIdOfEnglishName(written) ??
    usfmBookId(written.replace(/[.\s]/g, '')) ??
    otherCodes[written.toUpperCase()];
  return id !== undefined && isScripture(id) ? id : undefined;
}

/** The id of a book whose declared id is its English name, or has a mark after it: `\id Ruth`, `\id RUT:`. */
export function declaredBookId(written: string): string {
  if (written === '' || bookInfo(written.toUpperCase())) return written;
  return findBookId(written.replace(/[^\p{L}\p{N}]+$/u, '')) ?? written;
}

export const declaredBookInfo = (written: string) => bookInfo(declaredBookId(written).toUpperCase());

/**
 * Resolves a file name to a USFM book id: `GEN.usfm`, `01-GEN.usfm`, `Genesis.sfm`, `41MATxyz.SFM`,
 * `kjv_GEN.usx`. Undefined if the name is unknown or ambiguous (`la.usfm` may be Latin).
 */
export function bookIdOfFileName(path: string): string | undefined {
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const name = fileName.replace(/(?:\.(?:usfm|sfm|ptx|usx|usj|osis|xml|json|txt))+$/i, '');
  const whole = name.length < 3 ? undefined : findBookId(name);
  return whole ?? bookIdAfterNumber(name) ?? bookIdAmongWords(name);
}

/** Paratext and eBible.org number files with two digits, or with a letter and a digit outside the canon. */
function bookIdAfterNumber(name: string): string | undefined {
  const [, number, rest = ''] = /^(\d{2}(?:\d(?=[-_. ]))?|[A-Z]\d)[-_. ]*(.{3,})$/.exec(name) ?? [];
  if (number === undefined) return undefined;
  const written = findBookId(rest);
  if (written !== undefined) return written;
  // An id with more text after it is accepted only if the number matches: `06JUDGES` is not Jude
  const id = rest.slice(0, 3);
  const order = bookInfo(id)?.order ?? 0;
  const isNumberOf = [order, order + 1, order + 30].includes(Number(number));
  return isScripture(id) && (isNumberOf || order > 66) ? id : undefined;
}

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
