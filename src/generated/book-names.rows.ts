import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { englishNames } from '../references/english-names.ts';
import { FoldedText } from '../references/folded-text.ts';
import { accentedKey, consonantKey, nameKey } from '../references/name-key.ts';
import { usfmBookId } from '../references/osis-books.ts';

/** A language file of `bible-passage-reference-parser`: its patterns are what is read here. */
interface LanguageFile {
  readonly languages: readonly string[];
  readonly all_books: readonly { readonly osis: readonly string[]; readonly regexp: RegExp }[];
}

/** A pattern with more spellings than this is not one of names. */
const maxSpellings = 20_000;

/** Keys of the names of each book, by ISO 639-3 code: `deu` -> `GEN` -> `1mose`, `genesis`. */
export async function bookNameKeys(): Promise<Map<string, Map<string, string[]>>> {
  const languages = await writtenBookNames();
  return new Map([...languages].map(([language, names]) => [language, keysOf(names)]));
}

/** The names of each book as they are written, by ISO 639-3 code and the USFM id of the book. */
export async function writtenBookNames(): Promise<Map<string, Map<string, string[]>>> {
  const main = createRequire(import.meta.url).resolve('bible-passage-reference-parser');
  const folder = join(dirname(main), 'lang');
  const all = new Map<string, Map<string, string[]>>();
  for (const file of readdirSync(folder).sort()) {
    const module = (await import(join(folder, file))) as Record<string, new () => LanguageFile>;
    const Patterns = Object.values(module).find((value) => typeof value === 'function');
    if (!Patterns) throw new Error(`${file} has no patterns.`);
    const patterns = new Patterns();
    if (patterns.languages.length !== 1) continue;
    all.set(patterns.languages[0]!, namesIn(patterns));
  }
  return all;
}

/**
 * Names that the package does not have. The books of Moses are numbered in many languages. Without names for the
 * letters of John, the end of such a name would be his Gospel.
 */
const more: Readonly<Record<string, readonly (readonly [id: string, name: string])[]>> = {
  ceb: lettersOfJohn('Unang|Ikaduhang|Ikatulong', 'N Sulat ni Juan'),
  cym: lettersOfJohn('Cyntaf|Ail|Trydydd', 'Llythyr N Ioan|Epistol N Ioan|N Lythyr Ioan|N Llythyr Ioan'),
  dan: lettersOfJohn('første|andet|tredje', 'Johannes N brev'),
  hat: lettersOfJohn('Premye|Dezyèm|Twazyèm', 'N Jan|N lèt Jan'),
  heb: [['PSA', 'תהלים'], ...lettersOfJohn('הראשונה|השנייה|השלישית', 'האיגרת N של יוחנן|אגרת יוחנן N')],
  hin: lettersOfJohn('पहला|दूसरा|तीसरा', 'N यूहन्ना'),
  hrv: booksOfMoses('Mojsijeva', 'knjiga Mojsijeva'),
  hun: lettersOfJohn('első|második|harmadik', 'János N levele|János apostol N levele'),
  ind: lettersOfJohn('pertama|kedua|ketiga', 'Surat N Yohanes|Surat Yohanes yang N'),
  mkd: lettersOfJohn('Прво|Второ|Трето', 'N послание на Јован|Nто послание на Јован'),
  nor: lettersOfJohn('første|andre|tredje', 'Johannes N brev'),
  ron: [
    ...booksOfMoses('Moise', 'carte a lui Moise'),
    ...lettersOfJohn('1|2|3', 'N lui Ioan'),
    ...lettersOfJohn('Întâia|A doua|A treia', 'N epistolă a lui Ioan'),
  ],
  rus: [
    ...booksOfMoses('Моисеева', 'книга Моисеева', 'Моисея', 'книга Моисея'),
    ...['1SA', '2SA', '1KI', '2KI'].map((id, index) => [id, `${index + 1} книга Царств`] as const),
  ],
  swa: lettersOfJohn('Kwanza|Pili|Tatu', 'Waraka wa N wa Yohana|Barua ya N ya Yohana'),
  swe: lettersOfJohn('första|andra|tredje', 'Johannes N brev'),
  tam: lettersOfJohn('முதலாம்|இரண்டாம்|மூன்றாம்', 'N யோவான்'),
  tgl: lettersOfJohn('Unang|Ikalawang|Ikatlong', 'N Sulat ni Juan'),
  tha: lettersOfJohn('หนึ่ง|สอง|สาม', 'จดหมายฉบับที่Nของยอห์น'),
  ukr: [
    ...booksOfMoses('Мойсеєва', 'Моисеева', 'Мойсея', 'книга Мойсеєва', 'книга Моисеева', 'книга Мойсея'),
    ...lettersOfJohn('Перше|Друге|Третє', 'N послання Івана|N соборне послання Івана'),
  ],
  urd: lettersOfJohn('پہلا|دوسرا|تیسرا', 'N یوحنا'),
  vie: lettersOfJohn('nhất|hai|ba', 'Thư thứ N của Giăng'),
  zho: lettersOfJohn('一|二|三', '约翰第N书|約翰第N書|约N|約N'),
};

/** Further full titles, with an author or "the Apostles": language, then ids and names. */
const fullTitles = `
ces: REV Zjevení Jana
deu: PRO Sprüche Salomos, PRO Sprüche Salomo, ECC Prediger Salomo, ECC Prediger Salomos, ECC Prediger Salomonis, SNG Hohelied Salomo, ACT Apostelgeschichte des Lukas, LAM Klagelieder des Jeremia, REV Offenbarung des Johannes, REV Offenbarung Johannes, REV Offenbarung des heiligen Johannes
eng: PSA Psalms of David, PRO Proverbs of Solomon, ECC Ecclesiastes or the Preacher, ACT Acts of the Holy Apostles, REV Revelation of Saint John, REV Revelation of St. John the Divine, REV Revelation of Saint John the Divine
fra: PRO Proverbes de Salomon, SNG Cantique de Salomon, LAM Lamentations de Jérémie, REV Apocalypse de Jean, REV Apocalypse de saint Jean, REV Révélation de Jean
ita: PRO Proverbi di Salomone, LAM Lamentazioni di Geremia, REV Apocalisse di san Giovanni, REV Rivelazione di Giovanni
nld: PRO Spreuken van Salomo, ECC Prediker van Salomo, SNG Hooglied van Salomo, LAM Klaagliederen van Jeremia, REV Openbaring aan Johannes
pol: PRO Przypowieści Salomona, REV Apokalipsa Jana
por: PRO Provérbios de Salomão
ron: REV Apocalipsa Sfântului Ioan
rus: SNG Песнь Песней, SNG Песня Песней, PRO Притчи Соломона, PRO Притчи Соломоновы, WIS Премудрость Соломона, ACT Деяния апостолов, ACT Деяния святых апостолов, REV Откровение Иоанна, REV Откровение Иоанна Богослова, REV Откровение святого Иоанна Богослова, REV Апокалипсис Иоанна
spa: PRO Proverbios de Salomón, SNG Cantares de Salomón, LAM Lamentaciones de Jeremías, REV Apocalipsis de Juan, REV Apocalipsis de San Juan
ukr: PRO Приповісті Соломонові, REV Об'явлення Івана, REV Одкровення Івана`;

function fullTitlesIn(language: string) {
  const rows = fullTitles.split('\n').filter((row) => row.startsWith(language));
  const titles = rows.flatMap((row) => row.slice('deu: '.length).split(', '));
  return titles.map((title) => [title.slice(0, 3), title.slice(4)] as const);
}

/** @param names with `N` for one of the numbers. */
function lettersOfJohn(numbers: string, names: string) {
  const letter = (number: string, index: number) =>
    names.split('|').map((name) => [`${index + 1}JN`, name.replace('N', number)] as const);
  return numbers.split('|').flatMap(letter);
}

function booksOfMoses(...names: readonly string[]) {
  return ['GEN', 'EXO', 'LEV', 'NUM', 'DEU'].flatMap((id, index) =>
    names.map((name) => [id, `${index + 1} ${name}`] as const),
  );
}

/** Numbers of books after a name or before it, in languages that write them as letters or words: `שמואל א`, `يوحنا الأولى`. */
const lastOrdinals: Readonly<Record<string, readonly RegExp[]>> = {
  heb: [/ א$/, / ב$/, / ג$/, / ד$/],
  grc: [/ Α$/, / Β$/, / Γ$/, / Δ$/],
  ara: [/^الاولي? | الاولي?$/, /^الثانية? | الثانية?$/, /^الثالثة? | الثالثة?$/, /^الرابعة? | الرابعة?$/],
};

/** Names with their number as a digit before them, as people write them for short: `1 שמואל`. */
function withDigits(language: string, id: string, written: readonly string[]): string[] {
  const number = Number(/^[1-4]/.exec(id)?.[0] ?? 0);
  if (language === 'jpn') return written.flatMap((name) => japaneseForms(name, number));
  const pattern = lastOrdinals[language]?.[number - 1];
  if (!pattern) return [];
  return written.flatMap((name) => {
    const plain = name.replace(/[أإ]/g, 'ا').replaceAll('ى', 'ي').replace(/['"׳]/g, '').trim();
    return pattern.test(plain)
      ? [`${number} ${plain.replace(pattern, '').replace(/^رسالة |^ספר /, '')}`]
      : [];
  });
}

/** `コリント人への手紙第一` for `コリント人への手紙一`; `Ⅰコリント` and `第一コリント` for `1コリント`. */
function japaneseForms(name: string, number: number): string[] {
  if (number === 0 || name.includes('第') || !/[\u3040-\u30ff]/.test(name)) return [];
  const start = ['ⅠⅡⅢ'[number - 1], `第${'一二三'[number - 1]}`];
  return [name.replace(/[一二三]$/, '第$&'), ...start.map((form) => name.replace(/^[1-3]/, form!))];
}

function namesIn({ languages, all_books }: LanguageFile): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (id: string, written: readonly string[]) =>
    names.set(id, [...(names.get(id) ?? []), ...written]);
  for (const { osis, regexp } of all_books) {
    const id = osis.length === 1 ? usfmBookId(osis[0]!) : undefined;
    if (id) add(id, spellings(regexp.source));
  }
  const further = [...(more[languages[0]!] ?? []), ...fullTitlesIn(languages[0]!)];
  for (const [id, name] of further) add(id, [name]);
  for (const [id, written] of names) add(id, withDigits(languages[0]!, id, written));
  if (languages[0] === 'deu') for (const [id, written] of names) add(id, germanLetters(id, written));
  return names;
}

const letterIds = /^(?:ROM|GAL|EPH|PHP|COL|TIT|PHM|HEB|JAS|JUD|[12](?:CO|TH|TI|PE)|[1-3]JN)$/;

/** `1. Korintherbrief` */
function germanLetters(id: string, written: readonly string[]): string[] {
  return letterIds.test(id)
    ? written.filter((name) => /[a-zäöü]{4}$/.test(name)).map((name) => `${name}brief`)
    : [];
}

function keysOf(asWritten: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  // As the text is in which they are looked for
  const names = new Map(
    [...asWritten].map(([id, written]) => [id, written.map((name) => new FoldedText(name).text)]),
  );
  const owners = plainOwners(names);
  const keys = new Map([...names].map(([id, written]) => [id, keysOfBook(id, written, owners)]));
  const consonants = new Map<string, Set<string>>();
  for (const [id, ofBook] of keys) {
    for (const key of ofBook) {
      const letters = consonantKey(key);
      if (letters) consonants.set(letters, (consonants.get(letters) ?? new Set()).add(id));
    }
  }
  return new Map([...keys].map(([id, ofBook]) => [id, withoutMisspellings(ofBook, consonants)]));
}

/** Keeps only the fullest of names with the same consonants, which finds the others: see `consonantKey`. */
function withoutMisspellings(
  keys: readonly string[],
  consonants: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const fullest = new Map<string, string>();
  for (const key of keys) {
    const letters = consonantKey(key);
    if (letters && key.length > (fullest.get(letters)?.length ?? 0)) fullest.set(letters, key);
  }
  return keys.filter((key) => {
    const letters = consonantKey(key);
    return !letters || consonants.get(letters)!.size > 1 || fullest.get(letters) === key;
  });
}

/** The book that has a key without its accents: the one of two that is written without. */
function plainOwners(names: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const [id, written] of names) {
    for (const name of written) {
      const key = nameKey(name);
      const ids = owners.get(key) ?? new Set();
      owners.set(key, ids);
      ids.add(id);
    }
  }
  for (const [id, written] of names) {
    for (const name of written) {
      const ids = owners.get(nameKey(name))!;
      if (ids.size > 1 && accentedKey(name) === undefined) owners.set(nameKey(name), new Set([id, ...ids]));
    }
  }
  return owners;
}

function keysOfBook(
  id: string,
  written: readonly string[],
  owners: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const keys = new Set<string>();
  for (const name of written) {
    const key = nameKey(name);
    const ids = owners.get(key)!;
    if (key === '') continue;
    // "23rd Psalm" is a psalm by its number, and not a name of the book
    if (/\d/.test(key) && (id === 'PSA' || !isNumberedName(key, owners))) continue;
    const accented = accentedKey(name);
    if (ids.size > 1 && accented !== undefined) keys.add(accented);
    // English names are known everywhere
    if ([...ids][0] === id && englishNames.get(key) !== id) keys.add(key);
  }
  return [...keys].sort((a, b) => a.length - b.length);
}

/** `1samuel`, `요한1서`, `サムエル2`; but not `1`, nor what would be a chapter of another book. */
function isNumberedName(key: string, owners: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (/^[1-5]\p{L}\D*$/u.test(key) || /^\D+[1-4]\p{L}\D*$/u.test(key)) return true;
  return /^\D+[1-4]$/.test(key) && !owners.has(key.slice(0, -1));
}

/** Every text that a pattern of literals, groups and optional parts matches; one for what may be repeated or is a class of spaces. */
export function spellings(source: string): string[] {
  return new PatternReader(source).read();
}

class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): string[] {
    const found = this.#alternatives();
    if (this.#at < this.#source.length) throw new Error(`Cannot read ${this.#source.slice(this.#at)}`);
    return found;
  }

  #alternatives(): string[] {
    const found = [...this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at++;
      found.push(...this.#sequence());
    }
    return [...new Set(found)];
  }

  #sequence(): string[] {
    let made = [''];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at]!)) {
      const next = this.#quantified();
      made = made.flatMap((before) => next.map((after) => before + after));
      if (made.length > maxSpellings) throw new Error(`Too many spellings: ${this.#source}`);
    }
    return made;
  }

  #quantified(): string[] {
    const found = this.#atom();
    const quantifier = this.#source[this.#at];
    if (quantifier !== '?' && quantifier !== '*' && quantifier !== '+') return found;
    this.#at++;
    if (quantifier === '+') return found;
    // White space, dots and brackets around a name do not matter in a key
    if (found.every((text) => nameKey(text) === '')) return [' '];
    // Vowel signs that are left out are mistakes, thousands of them
    if (found.every((text) => /^\p{M}+$/u.test(text))) return found;
    return ['', ...found];
  }

  #atom(): string[] {
    const character = this.#source[this.#at]!;
    if (character === '(') return this.#group();
    if (character === '[') return this.#class();
    if (character === '\\') return this.#escape();
    this.#at++;
    return character === '^' || character === '$' ? [''] : [character];
  }

  #group(): string[] {
    const opening = /^\((?:\?(?::|=|!|<=|<!))?/.exec(this.#source.slice(this.#at))![0];
    this.#at += opening.length;
    const found = this.#alternatives();
    this.#at++;
    return /[=!]$/.test(opening) ? [''] : found;
  }

  #class(): string[] {
    const end = this.#source.indexOf(']', this.#source[this.#at + 1] === ']' ? this.#at + 2 : this.#at + 1);
    const members = this.#source.slice(this.#at + 1, end);
    this.#at = end + 1;
    if (members.startsWith('^')) return [''];
    const plain = members.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    const literal = plain.replace(/\\./g, '');
    return literal === '' || literal.includes('-') ? [' '] : [...literal];
  }

  #escape(): string[] {
    const rest = this.#source.slice(this.#at);
    const [written, code] = /^\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|p\{[^}]*\}|.)/.exec(rest)!;
    this.#at += written.length;
    if (code) return [String.fromCharCode(Number.parseInt(code, 16))];
    const name = written[1]!;
    if (name === 'b' || name === 'B') return [''];
    if (/[sdwpxSDW]/.test(name)) return [' '];
    return [name];
  }
}
