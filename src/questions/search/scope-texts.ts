import type { CommentaryBooks, CommentaryChapter } from '../../documents/commentary/commentary-schema.ts';
import type { EntryScope } from '../../documents/question-parameters.ts';
import {
  entityText,
  footnotesIn,
  headingsIn,
  introductionsIn,
  lexiconText,
  notesIn,
  profileText,
  type SearchEntry,
} from '../../documents/search/search-entries.ts';
import type { SimpleChapterData } from '../../documents/translation/chapter-schema.ts';
import type { LexiconEntry } from '../../model/lexicon.ts';
import type { Mark } from '../../search/marks.ts';
import type { IndexedVerse } from '../../search/read-index.ts';
import { type Attribution, attributionOf, type Edition } from '../edition.ts';
import { memoizeByDocument } from '../question.ts';

interface EntryText {
  readonly text: string;
  readonly members?: {
    readonly noteId?: number;
    /** The name of a person, place, event or group, or the subject of a profile. */
    readonly name?: string;
    readonly lemma?: string;
    readonly transliteration?: string;
    readonly gloss?: string;
  };
}

interface TranslationChapter {
  readonly chapter: SimpleChapterData;
}

const entriesOf = {
  headings: memoizeByDocument(({ chapter }: TranslationChapter) => headingsIn(chapter)),
  footnotes: memoizeByDocument(({ chapter }: TranslationChapter) => footnotesIn(chapter)),
  notes: memoizeByDocument(({ chapter }: CommentaryChapter) => notesIn(chapter)),
};

/** Undefined if the document does not contain the text: the index is of another release. */
export function entryAt(
  scope: EntryScope,
  document: unknown,
  { book, chapter, place, record }: IndexedVerse,
): EntryText | undefined {
  if (document === undefined) return undefined;
  if (scope === 'lexicon') {
    const entry = document as LexiconEntry;
    const { lemma, transliteration, gloss } = entry;
    const members = { lemma, ...(transliteration ? { transliteration } : {}), gloss };
    return { ...lexiconText(entry), members };
  }
  if (scope === 'names') return record === undefined ? undefined : namedThing(document);
  if (scope === 'notes' && chapter === 0) {
    const found = (document as CommentaryBooks).books.find(({ id }) => id === book);
    return found && introductionsIn(found)[place];
  }
  const entry = (entriesOf[scope](document as never) as readonly SearchEntry[])[place];
  if (entry?.noteId === undefined) return entry;
  return { text: entry.text, members: { noteId: entry.noteId } };
}

interface NamedDocument extends Partial<Record<EntityKind, Parameters<typeof entityText>[0]>> {
  readonly profile?: { readonly subject: string };
  readonly content?: readonly string[];
}

type EntityKind = 'person' | 'place' | 'event' | 'group';

function namedThing(document: unknown): EntryText | undefined {
  const { profile, content = [], person, place, event, group } = document as NamedDocument;
  if (profile) return { ...profileText({ ...profile, content }), members: { name: profile.subject } };
  const entity = person ?? place ?? event ?? group;
  return entity && { ...entityText(entity), members: { name: entity.name } };
}

export function attributionIn(document: unknown): Attribution | undefined {
  const { translation, commentary, dataset } = document as Partial<
    Record<'translation' | 'commentary' | 'dataset', Edition['translation']>
  >;
  const edition = translation ?? commentary ?? dataset;
  return edition && attributionOf({ translation: edition });
}

/** Maximum length of a result's text, in UTF-16 code units. */
const maxExcerpt = 300;
const lead = 60;

/** The part of a long text around its first match, with an ellipsis where it was cut. */
export function excerptOf(
  text: string,
  marks: readonly Mark[],
): { readonly text: string; readonly marks: readonly Mark[] } {
  if (text.length <= maxExcerpt) return { text, marks };
  const [first = 0] = marks[0] ?? [];
  const earliest = Math.min(first - lead, text.length - maxExcerpt);
  const start = earliest <= 0 ? 0 : cutAt(text, earliest, first);
  const most = Math.min(text.length, start + maxExcerpt);
  const end = most === text.length ? most : cutAt(text, most - lead, most, true);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end) + (end < text.length ? '…' : ''),
    marks: marks.flatMap(([from, to]): Mark[] =>
      from < end ? [[from + shift, Math.min(to, end) + shift]] : [],
    ),
  };
}

function cutAt(text: string, from: number, to: number, isLast = false): number {
  const spaces = [...text.slice(from, to).matchAll(/\s+/g)];
  const space = isLast ? spaces.at(-1) : spaces[0];
  if (space) return from + space.index + (isLast ? 0 : space[0].length);
  const at = isLast ? to : from;
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at;
}
