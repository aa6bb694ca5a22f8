import type { Attribution, Knowledge } from './edition.ts';
import { type FoundPassages, type FoundVerse, findPassages, type PassageQuestion } from './passage.ts';
import { type Parameters, type Question, readEditions, readList } from './question.ts';
import { randomVerse } from './random-verse.ts';
import type { VerseNote } from './verse-pieces.ts';

/** What an answer may have beside the text. */
const passageParts = ['headings', 'footnotes', 'words'] as const;
export type PassagePart = (typeof passageParts)[number];

/** Most editions of one question. */
const mostEditions = 10;

/** The answer to `/api/x/passage` and `/api/x/random`. Offsets are UTF-16 code units in the `text` of the verse. */
export interface PassageAnswer<Word = unknown> {
  /** What was asked for, as USFM writes it: `JHN 3:16-18`. */
  readonly references: readonly string[];
  /** One per reference. */
  readonly passages: readonly {
    readonly reference: string;
    /** The reference as the first edition writes it: `Johannes 3,16-18`. */
    readonly label: string;
    /** One per edition, in the order in which they were asked for. */
    readonly editions: readonly AnsweredEdition<Word>[];
  }[];
  /** What has to stand beside the texts, by the licence of each edition. */
  readonly attributions: readonly Attribution[];
  /** The reference that continues an answer that would be too long; null where it is complete. */
  readonly next: string | null;
}

interface AnsweredEdition<Word> {
  /** Id of the translation. */
  readonly translation: string;
  /** Where the verses are in this edition, as USFM writes it. */
  readonly reference: string;
  /** The same in the edition's language. */
  readonly label: string;
  /** Those that the edition has. */
  readonly verses: readonly AnsweredVerse<Word>[];
}

interface AnsweredVerse<Word> {
  /** USFM book id. */
  readonly book: string;
  readonly chapter: number;
  /** 0 is the title of a psalm. */
  readonly verse: number;
  readonly text: string;
  /** Where they were asked for and there are any. */
  readonly headings?: readonly { readonly offset: number; readonly text: string }[];
  readonly footnotes?: readonly VerseNote[];
  /** Annotated words, as in the words document of the chapter. */
  readonly words?: readonly Word[];
}

/** Answers `/api/x/passage` in JSON. @throws QuestionError */
export function* answerPassage(parameters: Parameters, knowledge?: Knowledge): Question<PassageAnswer> {
  const { question, parts } = readPassageQuestion(parameters, knowledge);
  return passageJson(yield* findPassages(question), parts);
}

/** Answers `/api/x/random`. @throws QuestionError */
export function* answerRandom(parameters: Parameters, knowledge?: Knowledge): Question<PassageAnswer> {
  const editions = readEditions(parameters, mostEditions);
  return passageJson(yield* randomVerse({ editions, books: parameters.books ?? '', knowledge }), []);
}

/** What `ref`, `in` and `include` ask for. @throws QuestionError */
export function readPassageQuestion(
  parameters: Parameters,
  knowledge?: Knowledge,
): { readonly question: PassageQuestion; readonly parts: readonly PassagePart[] } {
  const parts = readList(parameters, 'include', passageParts);
  const editions = readEditions(parameters, mostEditions);
  const withWords = parts.includes('words');
  return { question: { ref: parameters.ref ?? '', editions, withWords, knowledge }, parts };
}

export function passageJson(
  { passages, attributions, next }: FoundPassages,
  parts: readonly PassagePart[],
): PassageAnswer {
  return {
    references: passages.map(({ reference }) => reference),
    passages: passages.map(({ reference, label, editions }) => ({
      reference,
      label,
      editions: editions.map((each) => ({
        translation: each.edition.translation.id,
        reference: each.reference,
        label: each.label,
        verses: each.verses.map((verse) => jsonVerse(verse, parts)),
      })),
    })),
    attributions,
    next,
  };
}

function jsonVerse(
  { book, chapter, verse, content, headings, words }: FoundVerse,
  parts: readonly PassagePart[],
): AnsweredVerse<unknown> {
  const before = headings.map((text) => ({ offset: 0, text }));
  const all = [...before, ...(content.headings ?? [])];
  const notes = content.footnotes.map(({ offset, text, caller }) => ({ offset, text, caller }));
  return {
    book,
    chapter,
    verse,
    text: content.text,
    ...(parts.includes('headings') && all.length > 0 ? { headings: all } : {}),
    ...(parts.includes('footnotes') && notes.length > 0 ? { footnotes: notes } : {}),
    ...(parts.includes('words') && words ? { words } : {}),
  };
}
