import type { QuotationVerdict } from '../../src/documents/question-parameters.ts';
import { foldedWords } from '../../src/search/analysis.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import type { Verse } from '../search/engines.ts';
import { placeOf } from '../search-quality/searchers.ts';

export interface QuotationCase {
  readonly kind: CaseKind;
  readonly text: string;
  readonly verdicts: readonly QuotationVerdict[];
  /** USFM references of the verses; undefined if the text is not a quotation. */
  readonly places?: readonly string[];
  readonly ref?: string;
  /** The edition with the wording, if it is not the claimed one. */
  readonly edition?: string;
}

export function isAltered({ verdicts: [first] }: Pick<QuotationCase, 'verdicts'>): boolean {
  return first === 'altered' || first === 'not-found';
}

export const caseKinds = [
  'verse',
  'half of a verse',
  'several verses',
  'marked omission',
  'two passages',
  'verse numbers and notes',
  'without punctuation and case',
  'other edition',
  'wrong reference',
  'word replaced',
  'word left out',
  'word added',
  'words swapped',
  'name changed',
  '"not" added or removed',
  'number changed',
  'modern forms',
  'random words',
] as const;
export type CaseKind = (typeof caseKinds)[number];

export interface QuotedEdition {
  readonly id: string;
  readonly language: string;
  readonly verses: readonly Verse[];
  readonly other?: { readonly id: string; readonly texts: ReadonlyMap<string, string> } | undefined;
}

/** Shorter verses are not unique, and cannot be recognized with one word changed. */
const minWords = 7;
const maxLength = 1500;

const wordPattern = /[\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd}\p{Cf}]*/gu;
const noSpaces = /\p{Script=Han}/u;

const negations: Readonly<Record<string, string>> = {
  eng: 'not',
  deu: 'nicht',
  fra: 'pas',
  rus: 'не',
  hbo: 'לא',
  grc: 'οὐ',
  cmn: '不',
  swh: 'si',
  hin: 'नहीं',
  tam: 'இல்லை',
  mal: 'ഇല്ല',
};
const numbers: Readonly<Record<string, readonly string[]>> = {
  eng: ['two', 'three', 'four', 'five', 'seven', 'ten', 'twelve', 'forty', 'hundred', 'thousand'],
  deu: ['zwei', 'drei', 'vier', 'fünf', 'sieben', 'zehn', 'zwölf', 'hundert', 'tausend'],
  fra: ['deux', 'trois', 'quatre', 'cinq', 'sept', 'dix', 'douze', 'cent', 'mille'],
  rus: ['два', 'три', 'четыре', 'пять', 'семь', 'десять', 'сто'],
  swh: ['wawili', 'watatu', 'saba', 'kumi'],
  hin: ['दो', 'तीन', 'चार', 'पाँच', 'सात', 'दस', 'बारह', 'सौ', 'हजार'],
  mal: ['രണ്ടു', 'മൂന്നു', 'നാലു', 'അഞ്ചു', 'ഏഴു', 'പത്തു', 'നൂറു'],
  cmn: ['二', '三', '四', '五', '七', '十', '百', '千'],
};
const modern: Readonly<Record<string, string>> = {
  thou: 'you',
  thee: 'you',
  thy: 'your',
  thine: 'your',
  ye: 'you',
  hath: 'has',
  doth: 'does',
  saith: 'says',
  unto: 'to',
  shalt: 'shall',
  hast: 'have',
  art: 'are',
};

export class CaseMaker {
  readonly #edition: QuotedEdition;
  readonly #random: () => number;
  readonly #usable: readonly number[];
  readonly #places = new Map<string, string[]>();
  /** All words of the edition: an alteration may be the wording of another verse. */
  readonly #allWords: string;
  /** Adjacent words of the edition: most alterations have others, which is faster to find out. */
  readonly #pairs: ReadonlySet<string>;
  readonly #verseAt: ReadonlyMap<string, Verse>;
  readonly #glue: string;
  readonly #names: readonly string[];
  readonly #isName: ReadonlySet<string>;

  constructor(edition: QuotedEdition, seed: number) {
    this.#edition = edition;
    this.#random = seededRandom(seed);
    const { verses } = edition;
    this.#usable = [...verses.keys()].filter((at) => this.#wordsIn(verses[at]!.text).length >= minWords);
    const folded = verses.map(({ text }) => foldedWords(text));
    const all = folded.flat();
    this.#allWords = ` ${all.join(' ')} `;
    this.#pairs = new Set(all.map((word, at) => `${word} ${all[at + 1]}`));
    this.#verseAt = new Map(verses.toReversed().map((verse) => [reference(verse), verse]));
    for (const [at, words] of folded.entries()) {
      const key = words.join(' ');
      this.#places.set(key, [...(this.#places.get(key) ?? []), reference(verses[at]!)]);
    }
    this.#glue = noSpaces.test(verses[0]!.text) ? '' : ' ';
    this.#names = [
      ...new Set(
        verses.slice(0, 3000).flatMap(({ text }) => text.match(/(?<=[a-zа-я,] )\p{Lu}[\p{Ll}]{2,}/gu) ?? []),
      ),
    ];
    this.#isName = new Set(this.#names);
  }

  make(kind: CaseKind): QuotationCase | undefined {
    const at = this.#any(this.#usable);
    const verse = this.#edition.verses[at]!;
    const made = this.#makers[kind](verse, at);
    if (!made || made.text.length > maxLength) return undefined;
    if (isAltered(made) && this.#has(foldedWords(made.text))) return undefined;
    return { kind, places: [reference(verse)], ...made };
  }

  same(place: string): readonly string[] {
    const verse = this.#verseAt.get(place);
    return verse ? (this.#places.get(foldedWords(verse.text).join(' ')) ?? [place]) : [place];
  }

  readonly #makers: Record<CaseKind, (verse: Verse, at: number) => Omit<QuotationCase, 'kind'> | undefined> =
    {
      verse: ({ text }) => ({ text, verdicts: ['exact'] }),
      'half of a verse': ({ text }) => {
        const words = this.#wordsIn(text);
        const middle = words[words.length >> 1]!.start;
        const half = this.#random() < 0.5 ? text.slice(0, middle) : text.slice(middle);
        return this.#isUnique(half) ? { text: half.trim(), verdicts: ['partial', 'exact'] } : undefined;
      },
      'several verses': (_, at) => {
        const verses = this.#following(at, 2 + Math.floor(this.#random() * 3));
        const text = verses.map((verse) => verse.text).join(' ');
        return { text, verdicts: ['exact'], places: verses.map(reference) };
      },
      'marked omission': ({ text }) => {
        const words = this.#wordsIn(text);
        if (words.length < 12) return undefined;
        const from = words[Math.floor(words.length / 3)]!.start;
        const to = words[Math.floor((2 * words.length) / 3)]!.start;
        const mark = this.#any(['... ', '… ', '[...] ', ' . . . ']);
        return { text: `${text.slice(0, from).trim()}${mark}${text.slice(to)}`, verdicts: ['partial'] };
      },
      'two passages': ({ text, ...place }) => {
        const other = this.#edition.verses[this.#any(this.#usable)]!;
        // Verses of one chapter would be a passage with an omission
        if (other.book === place.book && other.chapter === place.chapter) return undefined;
        const mark = this.#any([' ', ' ... ', '\n']);
        return {
          text: `${text}${mark}${other.text}`,
          verdicts: ['exact'],
          places: [reference({ ...place, text }), reference(other)],
        };
      },
      'verse numbers and notes': (_, at) => {
        const verses = this.#following(at, 2);
        const text = verses.map((verse) => `${verse.verse || ''} ${verse.text}[a]`).join('\n');
        return { text, verdicts: ['exact'], places: verses.map(reference) };
      },
      'without punctuation and case': ({ text }) => {
        const words = this.#wordsIn(text).map(({ start, end }) => text.slice(start, end));
        return { text: words.join(this.#glue).toLowerCase(), verdicts: ['exact'] };
      },
      'other edition': (verse) => {
        const { other } = this.#edition;
        const text = other?.texts.get(placeOf(verse));
        if (!other || !text || this.#wordsIn(text).length < minWords) return undefined;
        return this.#has(foldedWords(text))
          ? undefined
          : { text, verdicts: ['exact-in-other-edition'], edition: other.id };
      },
      'wrong reference': ({ text }) => {
        const other = this.#edition.verses[this.#any(this.#usable)]!;
        const isSame = foldedWords(other.text).join(' ').includes(foldedWords(text).join(' '));
        return isSame ? undefined : { text, verdicts: ['wrong-reference'], ref: reference(other) };
      },
      'word replaced': ({ text }) => this.#replaced(text, this.#any(this.#inner(text)), this.#anyWord()),
      'word left out': ({ text }) => {
        const { start, end } = this.#any(this.#inner(text));
        return { text: `${text.slice(0, start)}${text.slice(end).trimStart()}`, verdicts: ['altered'] };
      },
      'word added': ({ text }) => {
        const { start } = this.#any(this.#inner(text));
        return {
          text: `${text.slice(0, start)}${this.#anyWord()}${this.#glue}${text.slice(start)}`,
          verdicts: ['altered'],
        };
      },
      'words swapped': ({ text }) => {
        const words = this.#wordsIn(text);
        const at = 1 + Math.floor(this.#random() * (words.length - 3));
        const [one, other] = [words[at]!, words[at + 1]!];
        const swapped = `${text.slice(0, one.start)}${text.slice(other.start, other.end)}${text.slice(one.end, other.start)}${text.slice(one.start, one.end)}${text.slice(other.end)}`;
        return isSameWords(swapped, text) ? undefined : { text: swapped, verdicts: ['altered'] };
      },
      'name changed': ({ text }) => {
        if (this.#names.length < 50) return undefined;
        const names = this.#inner(text).filter(({ start, end }) => this.#isName.has(text.slice(start, end)));
        return names.length === 0
          ? undefined
          : this.#replaced(text, this.#any(names), this.#any(this.#names));
      },
      '"not" added or removed': ({ text }) => {
        const not = negations[this.#edition.language];
        if (!not) return undefined;
        const words = this.#inner(text);
        const own = words.find(({ start, end }) => text.slice(start, end) === not);
        if (own)
          return {
            text: `${text.slice(0, own.start)}${text.slice(own.end).trimStart()}`,
            verdicts: ['altered'],
          };
        const { start } = this.#any(words);
        return {
          text: `${text.slice(0, start)}${not}${this.#glue}${text.slice(start)}`,
          verdicts: ['altered'],
        };
      },
      'number changed': ({ text }) => {
        const known = numbers[this.#edition.language] ?? [];
        const own = this.#inner(text).filter(({ start, end }) => known.includes(text.slice(start, end)));
        return own.length === 0 ? undefined : this.#replaced(text, this.#any(own), this.#any(known));
      },
      'modern forms': ({ text }) => {
        const changed = text.replace(/[a-z]+/gi, (word) => {
          const form = modern[word.toLowerCase()];
          return form ?? (/[a-z]{2,}eth$/.test(word) ? word.replace(/eth$/, 'es') : word);
        });
        if (isSameWords(changed, text) || this.#edition.language !== 'eng') return undefined;
        return { text: changed, verdicts: ['altered', 'paraphrase'] };
      },
      'random words': ({ text }) => {
        const count = this.#wordsIn(text).length;
        const words = Array.from({ length: count }, () => this.#anyWord());
        return { text: words.join(this.#glue), verdicts: ['not-found', 'paraphrase'], places: [] };
      },
    };

  #has(words: readonly string[]): boolean {
    const hasPairs = words.slice(1).every((word, at) => this.#pairs.has(`${words[at]} ${word}`));
    return hasPairs && this.#allWords.includes(` ${words.join(' ')} `);
  }

  #isUnique(text: string): boolean {
    const words = ` ${foldedWords(text).join(' ')} `;
    return this.#allWords.indexOf(words) === this.#allWords.lastIndexOf(words);
  }

  #replaced(text: string, { start, end }: Word, by: string): Omit<QuotationCase, 'kind'> | undefined {
    const changed = `${text.slice(0, start)}${by}${text.slice(end)}`;
    return isSameWords(changed, text) ? undefined : { text: changed, verdicts: ['altered'] };
  }

  #following(at: number, count: number): Verse[] {
    const { verses } = this.#edition;
    const found = verses.slice(at, at + count);
    const { book } = verses[at]!;
    return found.filter((verse) => verse.book === book);
  }

  #wordsIn(text: string): Word[] {
    if (noSpaces.test(text)) {
      return Array.from(text.matchAll(/\p{L}/gu), ({ index }) => ({ start: index, end: index + 1 }));
    }
    return Array.from(text.matchAll(wordPattern), ({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
    }));
  }

  /** Words between others: without its first or last word, a verse is a shorter quotation. */
  #inner(text: string): Word[] {
    return this.#wordsIn(text).slice(2, -2);
  }

  #anyWord(): string {
    const { text } = this.#edition.verses[this.#any(this.#usable)]!;
    const { start, end } = this.#any(this.#wordsIn(text));
    return text.slice(start, end);
  }

  #any<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)]!;
  }
}

interface Word {
  readonly start: number;
  readonly end: number;
}

function isSameWords(one: string, other: string): boolean {
  return foldedWords(one).join(' ') === foldedWords(other).join(' ');
}

function reference({ book, chapter, verse }: Verse): string {
  return `${book} ${chapter}:${Math.max(1, verse)}`;
}
