import { z } from 'zod';
import type { CommentaryBooks } from '../../documents/commentary/commentary-schema.ts';
import { links } from '../../documents/links.ts';
import { type DocumentQuery, QuestionError } from '../../questions/question.ts';
import { type CommentaryNotes, commentaryNotesOf } from '../../questions/study-notes.ts';
import { formatReference } from '../../references/write-references.ts';
import { attributionLines, attributionTo, chooseEditions } from '../catalogue.ts';
import {
  chaptersAbout,
  type NamedVerses,
  type ReadPlaces,
  readPlaces,
  requireFewChapters,
} from '../places.ts';
import { blocks, defineTool, toolParts, truncated } from '../tool.ts';

const maxChapters = 3;
const maxNotes = 40;

export const getCommentary = defineTool({
  name: 'get_commentary',
  title: 'Get commentary',
  description:
    'Returns the notes of commentaries on a verse or passage; for a whole chapter or book, the introduction too. Long notes are cut at "max_characters".',
  input: z.strictObject({
    reference: toolParts.reference,
    commentary: toolParts.edition.optional().describe('Default: all'),
    max_characters: z.int().min(100).max(20_000).default(1200),
  }),
  example: { reference: 'John 3:16' },
  output: { notes: 'array', left: 'integer', attributions: 'array' },

  *ask({ reference, commentary, max_characters: maxCharacters }, context) {
    const places = yield* readPlaces(reference, undefined, context);
    const { style } = places;
    const commentaries = yield* chooseEditions('commentaries', commentary);
    if (commentaries.length === 0) {
      const message = 'This library has no commentaries.';
      throw new QuestionError({ code: 'file_not_found', message });
    }
    const all: (Note & { commentary: string })[] = [];
    for (const { id } of commentaries) {
      for (const note of yield* notesOn(id, places)) all.push({ commentary: id, ...note });
    }
    const notes = all.slice(0, maxNotes).map(({ commentary: id, place, text }) => ({
      commentary: id,
      reference: formatReference({ from: place, to: place }),
      label: formatReference({ from: place, to: place }, style),
      text: truncated(text, maxCharacters),
      isCut: text.length > maxCharacters,
    }));
    const used = commentaries.filter(({ id }) => notes.some((note) => note.commentary === id));
    const attributions = used.map(attributionTo);
    const left = all.length - notes.length;
    const text = blocks(
      notes.length === 0 ? `No note on ${reference} was found.` : '',
      ...notes.map((note) => `${note.label} (${note.reference}, ${note.commentary})\n${note.text}`),
      attributionLines(attributions),
      notes.some(({ isCut }) => isCut)
        ? 'Notes that end with … were cut; use a higher max_characters for more.'
        : '',
      left > 0 ? `${left} more notes; request fewer verses or one commentary.` : '',
    );
    return { members: { notes, left, attributions }, text };
  },
});

interface Note {
  readonly place: { readonly book: string; readonly chapter?: number; readonly verse?: number };
  readonly text: string;
}

function* notesOn(commentary: string, places: ReadPlaces): DocumentQuery<Note[]> {
  const { references, translation = '' } = places;
  const [list] = yield [links.commentaryBooks(commentary)];
  const { books = [] } = (list ?? {}) as Partial<CommentaryBooks>;
  const whole = references.filter(({ from, to }) => from.chapter === undefined && from.book === to.book);
  const introductions = whole.flatMap(({ from: { book } }) => {
    const { introductionSummary, introduction } = books.find(({ id }) => id === book) ?? {};
    return [introductionSummary, introduction].flatMap((text) => (text ? [{ place: { book }, text }] : []));
  });
  // For a whole book, the introduction is enough
  const rest = references.filter((reference) => !whole.includes(reference) || introductions.length === 0);
  const chapters = yield* chaptersAbout({ ...places, references: rest }, books);
  requireFewChapters(chapters, maxChapters);
  const notes: Note[] = [];
  for (const { first, last, ...chapter } of chapters) {
    const found = yield* commentaryNotesOf(commentary, translation, chapter);
    if (found) notes.push(...notesOf(found, { first, last, ...chapter }));
  }
  return [...introductions, ...notes];
}

function notesOf(
  { chapter: { introduction, content } }: CommentaryNotes,
  { book, chapter, first, last }: NamedVerses,
): Note[] {
  const before = content.findLast(({ number }) => number < first);
  const inside = content.filter(({ number }) => first <= number && number <= last);
  const isMissing = first > 0 && inside[0]?.number !== first;
  const noted = [...(isMissing && before ? [before] : []), ...inside];
  return [
    ...(first === 0 && introduction ? [{ place: { book, chapter }, text: introduction }] : []),
    ...noted.flatMap(({ number, content: texts }) =>
      texts.map((text) => ({ place: { book, chapter, verse: number }, text })),
    ),
  ];
}
