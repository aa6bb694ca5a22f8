import type { FileFindings } from '../../compile/translation/read-source-file.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type {
  DoubtfulDiagnostic,
  ParallelDoubt,
  ReferenceDoubt,
} from '../../formats/diagnostic-collector.ts';
import { groupBy } from '../../lib/group-by.ts';
import { BookNameLookup, type NamedBook, namesOfBooks } from '../../references/book-names.ts';
import { detectReferences } from '../../references/detect-references.ts';
import { namesOfLanguage } from '../../references/names-of-languages.ts';
import { type Place, type Reference, verseRangeIn } from '../../references/reference.ts';
import type { Versification } from '../../references/versification/versification.ts';
import { verseSignOf } from '../../references/write-references.ts';
import { type HabitCounts, isSlip, sumOfHabits } from '../text/habits.ts';
import { asciiDigits } from '../text/reference-checks.ts';
import type { BookFindings } from '../text/source-checks.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { NameJudge } from './name-judge.ts';
import { isAgainstUsage } from './usual-spaces.ts';

interface JudgedEdition {
  readonly findings: readonly FileFindings<BookFindings>[];
  readonly language: string;
  readonly expected: Versification;
  readonly actual: Versification;
  readonly books: readonly NamedBook[];
  /** By code: maximum share of a choice that still counts as a slip, if it is not the default. */
  readonly slips?: Readonly<Record<string, number>>;
  readonly vocabulary: Vocabulary;
}

interface Judgement {
  readonly diagnostics: readonly Diagnostic[];
  /** Words that look like a misspelled name, unless another source has them as names. */
  readonly names: readonly { readonly diagnostic: Diagnostic; readonly word: string }[];
}

export function judgeEdition(edition: JudgedEdition): Judgement {
  const { findings, language, expected, actual, books, slips = {}, vocabulary } = edition;
  const all = findings.flatMap((file) => file.books);
  const habits = sumOfHabits(all.map((book) => book.habits));
  const references = new ReferenceJudge(language, [expected, actual], books, habits);
  const beyond = new Set<string>();
  const doubtful = findings.flatMap((file) => file.doubtful);
  const isOneSided = parallelJudge(doubtful, (doubt) => references.read(doubt));
  const diagnostics = doubtful.flatMap(({ diagnostic, doubt }): Diagnostic[] => {
    switch (doubt.by) {
      case 'habit': {
        const { habit, choice } = doubt;
        const share = slips[diagnostic.code];
        const isFault =
          (isSlip(habits, habit, choice, share) ||
            (share !== 0 && isAgainstUsage(habits, habit, choice, language))) &&
          (diagnostic.code !== 'repeated-word' || isCommonWord(vocabulary, habit.slice('repeated '.length)));
        return isFault ? [diagnostic] : [];
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
      default:
        return isOneSided(doubt) ? [diagnostic] : [];
    }
  });
  const judge = new NameJudge(vocabulary);
  const names = doubtful.flatMap(({ diagnostic, doubt }) =>
    doubt.by === 'name' && judge.isSlip(doubt) ? [{ diagnostic, word: doubt.choice }] : [],
  );
  return { diagnostics, names };
}

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
function isCommonWord({ uses }: Vocabulary, word: string): boolean {
  const spellings = new Set([word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]);
  const total = [...uses.values()].reduce((sum, { count }) => sum + count, 0);
  const count = [...spellings].reduce((sum, spelling) => sum + (uses.get(spelling)?.count ?? 0), 0);
  return count >= Math.max(5, total * 0.0015);
}

/** Above this share of references to unknown books, the edition's abbreviations are unknown. */
const maxUnreadShare = 0.02;

class ReferenceJudge {
  readonly #names: BookNameLookup;
  readonly #hasVerseComma: boolean;
  readonly #known: readonly Versification[];
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
    this.#hasVerseComma = verseSignOf(language) === ',';
    this.#known = known;
    this.#read = habits.get('references')?.get('read') ?? 0;
  }

  isFault(doubt: ReferenceDoubt): boolean {
    if (!doubt.isWhole) {
      const found = this.read(doubt);
      return found.length > 0 && found.some(({ from, to }) => !this.#has(from) || !this.#has(to));
    }
    const { book } = doubt;
    if (this.read(doubt).some(({ from }) => from.book !== book || /^\d/.test(doubt.choice))) return false;
    this.#unread = (this.#unread ?? 0) + 1;
    return this.#unread <= Math.max(2, this.#read * maxUnreadShare);
  }

  read(doubt: ReferenceDoubt | ParallelDoubt): Reference[] {
    return detectReferences(asciiDigits(doubt.choice), this.#options(doubt));
  }

  #options({ book, chapter }: { readonly book: string; readonly chapter: number }) {
    return { names: this.#names, hasVerseComma: this.#hasVerseComma, context: { book, chapter } };
  }

  /** Accepts every place in a book that the versification does not contain. */
  #has({ book, chapter, verse }: Place): boolean {
    if (chapter === undefined || !this.#known.some((versification) => versification.chapters(book)))
      return true;
    const last = Math.max(...this.#known.map((versification) => versification.verseCount(book, chapter)));
    return last > 0 && (verse === undefined || verse <= last);
  }
}

/**
 * Minimum number of parallel references to judge by, and maximum share of them that point to passages without
 * a section.
 */
const minParallels = 10;
const maxSilentShare = 0.02;

/**
 * Returns a test for faulty sections: the sections at their parallel passages do not refer back. If nearly
 * all passages have a section, a missing section is a fault too.
 */
function parallelJudge(
  doubtful: readonly DoubtfulDiagnostic[],
  read: (doubt: ParallelDoubt) => Reference[],
): (doubt: ParallelDoubt) => boolean {
  const sections = doubtful.flatMap(({ doubt }) => {
    if (doubt.by !== 'parallel') return [];
    const [from, to] = doubt.habit
      .slice(doubt.book.length + 1)
      .split('-', 2)
      .map(pointOf);
    return [{ doubt, passage: passageOf(doubt.book, from!, to!), names: read(doubt) }];
  });
  const ofBook = groupBy(sections, ({ doubt }) => doubt.book);
  const byDoubt = new Map(sections.map((section) => [section.doubt, section]));
  const sectionsAt = (named: Reference) =>
    ofBook.get(named.from.book)?.filter(({ passage }) => overlaps(passage, named)) ?? [];
  const named = sections.flatMap(({ names }) => names).filter(({ from }) => ofBook.has(from.book));
  const silent = named.filter((reference) => sectionsAt(reference).length === 0).length;
  const isSilenceOdd = named.length >= minParallels && silent <= Math.max(2, named.length * maxSilentShare);
  return (doubt) => {
    const own = byDoubt.get(doubt);
    if (!own) return false;
    return own.names.some((reference) => {
      const there = sectionsAt(reference);
      if (there.length === 0) return isSilenceOdd && ofBook.has(reference.from.book);
      return !there.some(({ names }) => names.some((back) => overlaps(back, own.passage)));
    });
  };
}

interface Point {
  readonly chapter: number;
  readonly verse: number;
}

function pointOf(written: string): Point {
  const [chapter = 0, verse = 0] = written.split(':').map(Number);
  return { chapter, verse };
}

function passageOf(book: string, from: Point, to: Point): Reference {
  return { from: { book, ...from }, to: { book, ...to } };
}

function overlaps(one: Reference, other: Reference): boolean {
  if (one.from.book !== other.from.book) return false;
  const first = Math.max(one.from.chapter ?? 1, other.from.chapter ?? 1);
  const last = Math.min(one.to.chapter ?? 999, other.to.chapter ?? 999);
  for (let chapter = first; chapter <= last; chapter++) {
    const [a, b] = [one, other].map((reference) => verseRangeIn(reference, one.from.book, chapter));
    if (a!.first <= b!.last && b!.first <= a!.last) return true;
  }
  return false;
}
