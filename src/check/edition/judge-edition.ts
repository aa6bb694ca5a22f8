import type { FileFindings } from '../../compile/translation/read-source-file.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { ParallelDoubt, ReferenceDoubt } from '../../formats/diagnostic-collector.ts';
import { BookNameLookup, type NamedBook, namesOfBooks } from '../../references/book-names.ts';
import { detectReferences } from '../../references/detect-references.ts';
import { namesOfLanguage } from '../../references/names-of-languages.ts';
import type { WrittenReference } from '../../references/place-reader.ts';
import { type Place, schemeNames } from '../../references/reference.ts';
import { Versification } from '../../references/versification/versification.ts';
import { verseCommaOf } from '../../references/write-references.ts';
import { type HabitCounts, isAgainstUsage, isSlip, sumOfHabits } from '../text/habits.ts';
import { asciiDigits } from '../text/reference-checks.ts';
import type { BookFindings } from '../text/source-checks.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { NameJudge } from './name-judge.ts';
import { parallelJudge } from './parallel-judge.ts';
import type { BookMistake } from './place-mistakes.ts';
import { SpellingEvidence } from './spelling-evidence.ts';
import { misspelledWords, oddPairsOf } from './spelling-judge.ts';

interface JudgedEdition {
  readonly findings: readonly FileFindings<BookFindings>[];
  readonly language: string;
  readonly expected: Versification;
  readonly actual: Versification;
  readonly books: readonly NamedBook[];
  /** Overrides, by code, of the maximum share at which a choice counts as a slip. */
  readonly slips?: Readonly<Record<string, number>>;
  readonly vocabulary: Vocabulary;
}

interface Judgement {
  readonly diagnostics: readonly Diagnostic[];
  /** Words that look like a misspelled name, unless another source has them as names. */
  readonly names: readonly { readonly diagnostic: Diagnostic; readonly word: string }[];
  /** Found in the words of the whole edition, and not yet located in the sources. */
  readonly mistakes: readonly BookMistake[];
}

export function judgeEdition(edition: JudgedEdition): Judgement {
  const { findings, language, expected, actual, books, slips: shares = {}, vocabulary } = edition;
  const all = findings.flatMap((file) => file.books);
  const doubtful = findings.flatMap((file) => file.doubtful);
  const habits = sumOfHabits(all.map((book) => book.habits));
  const references = new ReferenceJudge(language, [expected, actual], books, habits);
  const repeated = [...habits.keys()].filter((habit) => habit.startsWith('repeated ')).length;
  const words = habits.get('phrase')?.get('words') ?? 0;
  const hasFewRepetitions = repeated <= Math.max(2, words * maxRepetitions);
  const foreign = doubtful.filter(
    ({ diagnostic: { code }, doubt }) =>
      code === 'foreign-verse' && doubt.by === 'words' && isForeign(vocabulary, doubt),
  );
  const hasForeign = foreign.length <= Math.max(2, words * maxForeignVerses);
  const beyond = new Set<string>();
  const oneSided = parallelJudge(doubtful, (doubt) => references.read(doubt));
  const diagnostics = doubtful.flatMap(({ diagnostic, doubt }): Diagnostic[] => {
    switch (doubt.by) {
      case 'habit': {
        const { habit, choice, data } = doubt;
        if (habit === 'whole-verse' || habit === 'verse-tail') {
          // Files that were left out have doubts, but do not count
          const times = habits.get(habit)?.get(choice) ?? 0;
          const isWord = habit === 'verse-tail' && vocabulary.count(choice) > times * maxUsesPerTail;
          return times < minVersesOfOneText || isWord ? [] : [{ ...diagnostic, times }];
        }
        const share = shares[diagnostic.code];
        const isFault =
          (isSlip(habits, habit, choice, share) ||
            (share !== 0 && isAgainstUsage(habits, habit, choice, language))) &&
          (!habit.startsWith('repeated ') ||
            (hasFewRepetitions && habits.get(habit)!.get('twice') === 1) ||
            isCommonWord(vocabulary, habit.slice('repeated '.length)));
        return isFault ? [{ ...diagnostic, ...data }] : [];
      }
      case 'verse': {
        const { book, chapter, verse } = doubt;
        const isThere = !expected.chapters(book) || verse <= expected.verseCount(book, chapter);
        if (isThere || beyond.has(`${book} ${chapter}`)) return [];
        beyond.add(`${book} ${chapter}`);
        return [{ ...diagnostic, message: verseMessage(diagnostic.message, doubt, expected) }];
      }
      case 'name':
        return [];
      case 'reference':
        return references.isFault(doubt) ? [diagnostic] : [];
      case 'words':
        return (hasForeign || diagnostic.code !== 'foreign-verse') && isForeign(vocabulary, doubt)
          ? [diagnostic]
          : [];
      default: {
        const message = oneSided(doubt);
        return message === undefined ? [] : [{ ...diagnostic, message }];
      }
    }
  });
  const judge = new NameJudge(vocabulary);
  const slips = doubtful.flatMap(({ diagnostic, doubt }) =>
    doubt.by === 'name' && judge.isSlip(doubt) ? [{ diagnostic, word: doubt.choice, like: doubt.habit }] : [],
  );
  const odd = oddPairsOf(vocabulary);
  const evidence = new SpellingEvidence(vocabulary, [
    ...slips.map(({ word, like }) => [word, like] as const),
    ...odd.lowerCase,
    ...odd.capitals,
    ...odd.swapped,
  ]);
  const names = slips.filter(({ word, like }) => evidence.score(word, like) >= minScoreOfName);
  return { diagnostics, names, mistakes: misspelledWords(vocabulary, evidence, odd) };
}

/** A refrain is a sentence. Two words that are the whole text of several verses are a placeholder. */
const minVersesOfOneText = 3;
const maxUsesPerTail = 2;

const minScoreOfName = 9.4;

const maxForeignUses = 2;
const minForeignShare = 0.7;
/** Per word of the text: rare words in more verses belong to the language. */
const maxForeignVerses = 0.00003;

function isForeign(
  { uses }: Vocabulary,
  { habit, choice }: { readonly habit: string; readonly choice: string },
): boolean {
  const unknown = choice.split(' ').filter((word) => (uses.get(word)?.count ?? 0) <= maxForeignUses).length;
  return unknown >= Number(habit) * minForeignShare;
}

/** An edition with more different repeated words for each word of its text repeats words on purpose. */
const maxRepetitions = 0.00003;

function verseMessage(
  message: string,
  { book, chapter }: { readonly book: string; readonly chapter: number },
  expected: Versification,
): string {
  const last = expected.verseCount(book, chapter);
  const chapters = expected.chapters(book)?.length ?? 0;
  const known =
    last === 0 ? `${book} has ${chapters} chapters` : `${book} ${chapter} ends with verse ${last}`;
  return `${message} In the edition's versification ${known}.`;
}

/** A common word such as "the" rarely occurs twice in a row on purpose. @param word in lower case. */
function isCommonWord({ uses, total }: Vocabulary, word: string): boolean {
  const spellings = new Set([word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]);
  const count = [...spellings].reduce((sum, spelling) => sum + (uses.get(spelling)?.count ?? 0), 0);
  return count >= Math.max(5, total * 0.0015);
}

/** Above this share of references to unknown books, the edition's abbreviations are unknown. */
const maxUnreadShare = 0.02;

const standards = schemeNames.map((name) => Versification.standard(name));

class ReferenceJudge {
  readonly #names: BookNameLookup;
  readonly #hasVerseComma: boolean | 'perhaps';
  readonly #known: readonly Versification[];
  readonly #books: ReadonlySet<string>;
  readonly #read: number;
  #unread: number | undefined;

  constructor(
    language: string,
    known: readonly Versification[],
    books: readonly NamedBook[],
    habits: HabitCounts,
  ) {
    const own = namesOfLanguage(language);
    this.#names = new BookNameLookup([namesOfBooks(books), ...(own ? [own] : [])]);
    this.#hasVerseComma = verseCommaOf(language);
    this.#known = known;
    this.#books = new Set(books.map(({ id }) => id));
    this.#read = habits.get('references')?.get('read') ?? 0;
  }

  isFault(doubt: ReferenceDoubt): boolean {
    if (!doubt.isWhole) {
      const found = this.read(doubt);
      return found.some(({ from, to }) => !this.#has(from) || !this.#has(to));
    }
    const { book } = doubt;
    if (this.read(doubt).some(({ from }) => from.book !== book || /^\d/.test(doubt.choice))) return false;
    this.#unread = (this.#unread ?? 0) + 1;
    return this.#unread <= Math.max(2, this.#read * maxUnreadShare);
  }

  read(doubt: ReferenceDoubt | ParallelDoubt): WrittenReference[] {
    return detectReferences(asciiDigits(doubt.choice), this.#options(doubt));
  }

  #options({ book, chapter }: { readonly book: string; readonly chapter: number }) {
    return { names: this.#names, hasVerseComma: this.#hasVerseComma, context: { book, chapter } };
  }

  #has({ book, chapter, verse }: Place): boolean {
    // An edition does not show how it numbers a book that it lacks
    const known = this.#books.has(book) ? this.#known : standards;
    if (chapter === undefined || !known.some((versification) => versification.chapters(book))) return true;
    const last = Math.max(...known.map((versification) => versification.verseCount(book, chapter)));
    return last > 0 && (verse === undefined || verse <= last);
  }
}
