import { parseReferences } from '../references/parse-references.ts';
import type { Reference, SchemeName } from '../references/reference.ts';
import { withDigits } from '../references/spoken-numbers.ts';
import { formatReference } from '../references/write-references.ts';
import {
  AnswerBudget,
  defaultPassageLimits,
  type PassageLimits,
  type PassageView,
  plainView,
} from './answer-size.ts';
import {
  type Attribution,
  attributionOf,
  type Edition,
  type NumberedEdition,
  type ReferenceData,
  readEditionsFor,
  readNumberings,
  referenceOptionsFor,
} from './edition.ts';
import { readPassageVerses } from './passage-verses.ts';
import { type DocumentQuery, QuestionError, refuseMore } from './question.ts';
import { type FoundVerse, lastNumberedVerse, numberOfGroup } from './read-verses.ts';

const maxReferences = 50;

export interface PassageQuestion {
  readonly ref: string;
  readonly editions: readonly string[];
  /** Default: JSON without further parts. */
  readonly view?: PassageView;
  /** Default: `defaultPassageLimits`. */
  readonly limits?: Partial<PassageLimits>;
  readonly referenceData?: ReferenceData | undefined;
  /** Scheme of `ref`; default: the first edition's scheme. */
  readonly numbering?: SchemeName | undefined;
}

export interface EditionPassage {
  readonly edition: Edition;
  /** The passage in this edition's own numbering, in USFM notation. */
  readonly reference: string;
  readonly label: string;
  readonly verses: readonly FoundVerse[];
}

export interface FoundPassages {
  readonly numbering: SchemeName | null;
  readonly passages: readonly {
    readonly reference: string;
    readonly label: string;
    readonly editions: readonly EditionPassage[];
  }[];
  readonly attributions: readonly Attribution[];
  readonly next: string | null;
}

/** The verses of the references in each edition. Verses missing at the end of a range are omitted. @throws QuestionError */
export function* findPassages(question: PassageQuestion): DocumentQuery<FoundPassages> {
  const { referenceData, numbering: scheme, view = plainView, limits } = question;
  const { ref, editions } = yield* readEditionsFor(question.ref, question.editions, referenceData);
  const numbered = (yield* readNumberings(editions)) as [NumberedEdition, ...NumberedEdition[]];
  const [{ edition, numbering: document }] = numbered;
  const numbering = document?.scheme;
  const options = referenceOptionsFor(edition, referenceData);
  const references = readReferences(ref, options);
  const budget = new AnswerBudget({ ...defaultPassageLimits, ...limits });
  const passages: FoundPassages['passages'][number][] = [];
  let next: string | null = null;
  for (const [index, asked] of references.entries()) {
    const scope = { numbered, scheme, view, referenceData };
    const { columns, rest, reference } = yield* readPassageVerses(asked, scope, budget);
    if (!rest || columns.some((verses) => verses.length > 0)) {
      const existing = (verses: readonly FoundVerse[]) =>
        rest || scheme ? reference : endingWith(verses, reference);
      const isNumberedAlike = (_: unknown, column: number) =>
        numbered[column]!.numbering?.scheme === numbering;
      const shown = existing(columns.filter(isNumberedAlike).flat());
      const found = columns.map((verses, column) => {
        const isAsRequested =
          column === 0 && !scheme && !rest && lastNumberedVerse(verses)?.book === reference.to.book;
        const written = isAsRequested ? existing(verses) : addressesOf(verses, shown, !rest);
        return passageOf(editions[column]!, verses, written, referenceData);
      });
      const label = formatReference(shown, options.style);
      const quoted = view.format === 'json' ? found : found.filter(({ verses }) => verses.length > 0);
      passages.push({ reference: formatReference(shown), label, editions: quoted });
    }
    if (!rest) continue;
    next = [rest, ...references.slice(index + 1)].map((each) => formatReference(each)).join('; ');
    break;
  }
  return {
    numbering: scheme ?? numbering ?? null,
    passages,
    attributions: [
      ...new Set(passages.flatMap(({ editions }) => editions.map(({ edition }) => edition))),
    ].map(attributionOf),
    next,
  };
}

export function readReferences(
  ref: string,
  options: ReturnType<typeof referenceOptionsFor>,
): readonly Reference[] {
  const parameter = 'ref';
  const { references, problem } = parseReferences(withDigits(ref, options.names), options);
  if (problem) {
    const { code: _, books: _books, ...fault } = problem;
    throw new QuestionError({
      hint: 'Write a book, a chapter and verses: "John 3:16-18".',
      ...fault,
      code: 'bad_reference',
      parameter,
    });
  }
  refuseMore(parameter, references.length, 'references', maxReferences);
  return references.map(({ from, to }) => ({ from, to }));
}

/** The reference of verses that may be fewer or have other numbers than requested. */
function addressesOf(verses: readonly FoundVerse[], requested: Reference, isComplete: boolean): Reference {
  const [first] = verses;
  if (!first) return requested;
  const last = lastNumberedVerse(verses)!;
  const isOf = (place: Reference['from'], { book, chapter }: FoundVerse) =>
    place.verse === undefined && place.book === book && (place.chapter ?? chapter) === chapter;
  if (isComplete && isOf(requested.from, first) && isOf(requested.to, last)) return requested;
  return { from: asVerse(first), to: asVerse(last) };
}

/** Ends a range with the last verse that exists: John 3:35-40 is 3:35-36. */
function endingWith(verses: readonly FoundVerse[], { from, to }: Reference): Reference {
  const { book, chapter = 0, verse } = to;
  const endOf = ({ verse, endVerse = verse }: FoundVerse) => endVerse;
  const inside = verses.filter((each) => each.book === book && each.verse > 0 && each.chapter <= chapter);
  const last = inside.sort((a, b) => a.chapter - b.chapter || endOf(a) - endOf(b)).at(-1);
  if (!last || (last.chapter === chapter && endOf(last) >= (verse ?? 0))) return { from, to };
  return { from, to: { book, chapter: last.chapter, ...(verse !== undefined && { verse: endOf(last) }) } };
}

function withBridges({ from, to }: Reference, verses: readonly FoundVerse[]): Reference {
  const isIn = (place: Reference['from'], verse: FoundVerse | undefined): verse is FoundVerse =>
    verse?.book === place.book &&
    verse.chapter === place.chapter &&
    verse.verse <= place.verse! &&
    place.verse! <= verse.endVerse!;
  const [first, last] = [verses.find(({ verse }) => verse > 0), lastNumberedVerse(verses)];
  return {
    from: isIn(from, first) ? { ...from, verse: first.verse } : from,
    to: isIn(to, last) ? { ...to, verse: last.endVerse! } : to,
  };
}

function passageOf(
  edition: Edition,
  verses: readonly FoundVerse[],
  reference: Reference,
  referenceData?: ReferenceData,
): EditionPassage {
  const { style } = referenceOptionsFor(edition, referenceData);
  const shown = withBridges(reference, verses);
  return { edition, reference: formatReference(shown), label: formatReference(shown, style), verses };
}

/** Only in Psalms can a reference name the title, verse 0. */
function asVerse(found: FoundVerse) {
  const { book, chapter } = found;
  const verse = numberOfGroup(found);
  return { book, chapter, verse: book === 'PSA' ? verse : Math.max(1, verse) };
}
