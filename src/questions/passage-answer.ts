import { schemeNames } from '../references/reference.ts';
import type { Knowledge } from './edition.ts';
import { type FoundPassages, findPassages, type PassageQuestion } from './passage.ts';
import { type Parameters, type Question, readEditions, readList } from './question.ts';
import { randomVerse } from './random-verse.ts';
import type { FoundVerse } from './read-verses.ts';

/** What an answer may have beside the text. */
const passageParts = ['headings', 'footnotes', 'words'] as const;
export type PassagePart = (typeof passageParts)[number];

/** Most editions of one question. */
const mostEditions = 10;

/** `PassageAnswer` of the OpenAPI document. */
type PassageAnswer = ReturnType<typeof passageJson>;

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

/** What `ref`, `in`, `numbering` and `include` ask for. @throws QuestionError */
export function readPassageQuestion(
  parameters: Parameters,
  knowledge?: Knowledge,
): { readonly question: PassageQuestion; readonly parts: readonly PassagePart[] } {
  const parts = readList(parameters, 'include', passageParts);
  const editions = readEditions(parameters, mostEditions);
  const [numbering] = readList(parameters, 'numbering', schemeNames);
  const withWords = parts.includes('words');
  return { question: { ref: parameters.ref ?? '', editions, numbering, withWords, knowledge }, parts };
}

/** The answer as JSON: offsets are UTF-16 code units in the `text` of the verse. */
export function passageJson(
  { numbering, passages, attributions, next }: FoundPassages,
  parts: readonly PassagePart[],
) {
  return {
    references: passages.map(({ reference }) => reference),
    numbering,
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
  { book, chapter, verse, endVerse, content, headings, words }: FoundVerse,
  parts: readonly PassagePart[],
) {
  const before = headings.map((text) => ({ offset: 0, text }));
  const all = [...before, ...(content.headings ?? [])];
  const notes = content.footnotes.map(({ offset, text, caller }) => ({ offset, text, caller }));
  return {
    book,
    chapter,
    verse,
    ...(endVerse === undefined ? {} : { endVerse }),
    text: content.text,
    ...(parts.includes('headings') && all.length > 0 ? { headings: all } : {}),
    ...(parts.includes('footnotes') && notes.length > 0 ? { footnotes: notes } : {}),
    ...(parts.includes('words') && words ? { words } : {}),
  };
}
