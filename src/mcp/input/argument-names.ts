/**
 * Names that models use for the arguments of tools, in lower case without separators. If a name fits several
 * arguments of a tool, the first in this table receives the value.
 */
const otherNames: Readonly<Record<string, string>> = {
  reference:
    'ref refs references verse verses passage passages scripture citation biblereference biblepassage verseref osis usfm',
  query:
    'q text search searchterm searchterms searchquery term terms phrase keyword keywords words string name',
  word: 'strong strongs strongsnumber strongnumber number lemma term query q id words search',
  name: 'person people place places event events group names entity query q id term search',
  translations:
    'translation version versions bible bibles bibleversion edition editions bibleid translationid translationids in',
  translation:
    'translations version versions bible bibles bibleversion edition editions bibleid translationid translationids in',
  books: 'book testament scope section range reference ref passage within',
  commentary: 'commentaries commentaryid commentator source author',
  dataset: 'datasets datasetid source',
  kind: 'type category',
  language: 'lang languages languagecode languagename locale',
  include: 'with includes options parts extras',
  sort: 'order orderby sortby',
  quotation: 'text quote quotedtext versetext content words string query q',
  with_text: 'text includetext showtext includeverses',
  limit: 'max count size pagesize perpage maxresults numresults top topk n resultlimit',
  max_verses: 'limit max count verselimit maxresults',
  max_characters: 'maxchars maxlength limit characters length',
  offset: 'start skip from startindex',
};

const partNames: Readonly<Record<keyof ReferenceParts, string>> = {
  book: 'book bookid bookname',
  chapter: 'chapter chapters chapternumber startchapter',
  verse: 'verse verses versenumber versestart startverse fromverse firstverse',
  endVerse: 'endverse verseend toverse lastverse',
};

export interface ReferenceParts {
  book?: string;
  chapter?: string;
  verse?: string;
  endVerse?: string;
}

/** Case and separators do not matter: `maxVerses` is `max_verses`. */
function plainName(key: string): string {
  return key.toLowerCase().replace(/[\s_-]+/g, '');
}

export function argumentNamed(key: string, names: readonly string[]): string | undefined {
  const plain = plainName(key);
  const exact = names.find((name) => plainName(name) === plain);
  const meant = () =>
    Object.keys(otherNames).find(
      (name) => names.includes(name) && otherNames[name]!.split(' ').includes(plain),
    );
  return exact ?? meant();
}

/** The part of a reference that a key and its value mean: `verse` is a part if it is a number or a range. */
export function partNamed(key: string, value: string): keyof ReferenceParts | undefined {
  const plain = plainName(key);
  const names = Object.keys(partNames) as (keyof ReferenceParts)[];
  const part = names.find((each) => partNames[each].split(' ').includes(plain));
  return part === 'book' || /^\d+[a-z]?(?:\s*[-–]\s*\d+[a-z]?)?$/.test(value) ? part : undefined;
}

/** `John`, 3 and 16 as `John 3:16`. Parts that the reference already contains are ignored. */
export function joinParts(written: string, { book, chapter, verse, endVerse }: ReferenceParts): string {
  const start = written === '' ? (book ?? '') : written;
  // One pattern for both would take quadratic time
  const letter = start.search(/\p{L}/u);
  const afterLetter = letter < 0 ? '' : start.slice(letter);
  const hasChapter = /\d/.test(afterLetter);
  if (/\d\s*[:.,]\s*\d/.test(afterLetter)) return start;
  if (/^\d+\s*[:.,]/.test(start)) return book === undefined ? start : `${book} ${start}`;
  const range = verse !== undefined && endVerse !== undefined && endVerse !== verse ? `-${endVerse}` : '';
  const verses = verse === undefined ? '' : `${verse}${range}`;
  if (hasChapter) return verses === '' ? start : `${start}:${verses}`;
  if (chapter === undefined) return start === '' || verses === '' ? start : `${start} ${verses}`;
  return start === '' ? '' : `${start} ${chapter}${verses === '' ? '' : `:${verses}`}`;
}
