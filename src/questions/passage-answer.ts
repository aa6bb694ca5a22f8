import { schemeNames } from '../references/reference.ts';
import { type PassagePart, type PassageView, passageFormats, passageParts } from './answer-size.ts';
import type { Knowledge } from './edition.ts';
import { type FoundPassages, findPassages, type PassageQuestion } from './passage.ts';
import { type Parameters, type Question, readEditions, readList } from './question.ts';
import { randomVerse } from './random-verse.ts';
import type { FoundVerse } from './read-verses.ts';

const maxEditions = 10;

/** `PassageAnswer` of the OpenAPI document. */
type PassageAnswer = ReturnType<typeof passageJson>;

/** Answers `/api/x/passage` in JSON. @throws QuestionError */
export function* answerPassage(parameters: Parameters, knowledge?: Knowledge): Question<PassageAnswer> {
  const question = readPassageQuestion(parameters, knowledge);
  return passageJson(yield* findPassages(question), question.view.parts);
}

/** Answers `/api/x/random`. @throws QuestionError */
export function* answerRandom(parameters: Parameters, knowledge?: Knowledge): Question<PassageAnswer> {
  const editions = readEditions(parameters, maxEditions);
  return passageJson(yield* randomVerse({ editions, books: parameters.books ?? '', knowledge }), []);
}

/** Reads the parameters of a passage. @throws QuestionError */
export function readPassageQuestion(
  parameters: Parameters,
  knowledge?: Knowledge,
): PassageQuestion & { readonly view: PassageView } {
  const [format = 'json'] = readList(parameters, 'format', passageFormats);
  const parts = readList(parameters, 'include', passageParts);
  const editions = readEditions(parameters, maxEditions);
  const [numbering] = readList(parameters, 'numbering', schemeNames);
  return { ref: parameters.ref ?? '', editions, numbering, view: { parts, format }, knowledge };
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
    ...(content.poem ? { poem: content.poem } : {}),
    ...(content.wordsOfJesus ? { wordsOfJesus: content.wordsOfJesus } : {}),
    ...(parts.includes('headings') && all.length > 0 ? { headings: all } : {}),
    ...(parts.includes('footnotes') && notes.length > 0 ? { footnotes: notes } : {}),
    ...(parts.includes('words') && words ? { words } : {}),
  };
}
