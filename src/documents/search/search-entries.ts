import type { EntityType } from '../../model/entities.ts';
import type { LexiconEntry } from '../../model/lexicon.ts';
import type { CommentaryBook, CommentaryChapter } from '../commentary/commentary-schema.ts';
import { links } from '../links.ts';
import type { EntryScope } from '../question-parameters.ts';
import type { SimpleChapterData } from '../translation/chapter-schema.ts';

/** A text of a document that a search finds. Builds and searches list them in the same order. */
export interface SearchEntry {
  /** The verse of the text; 0 for a note on a title, and for an introduction. */
  readonly number: number;
  readonly text: string;
  readonly noteId?: number;
}

export interface SearchedTexts {
  readonly scope: EntryScope;
  readonly books: Iterable<SearchedBook>;
}

interface SearchedBook {
  readonly id: string;
  readonly name: string;
  readonly chapters: Iterable<{ readonly number: number; readonly entries: Iterable<IndexedEntry> }>;
  readonly ids?: readonly string[];
}

interface IndexedEntry extends Omit<SearchEntry, 'noteId'> {
  /** The names at the start of the text; results with a match in them come first. */
  readonly head?: string;
  readonly words?: readonly {
    readonly start: number;
    readonly end: number;
    readonly annotation: { readonly strongs: readonly string[]; readonly lemma: string };
  }[];
}

export function headingsIn({ content }: Pick<SimpleChapterData, 'content'>): SearchEntry[] {
  const entries: { number: number; text: string }[] = [];
  let isNumbered = 0;
  let last = 1;
  for (const item of content) {
    if (item.type === 'heading') entries.push({ number: 0, text: item.text });
    if (item.type === 'verse') {
      last = item.number;
      for (; isNumbered < entries.length; isNumbered++) entries[isNumbered]!.number = last;
    }
    if (item.type === 'verse' || item.type === 'hebrew_subtitle')
      for (const { text } of item.headings ?? []) entries.push({ number: last, text });
    if (item.type === 'verse') isNumbered = entries.length;
  }
  for (; isNumbered < entries.length; isNumbered++) entries[isNumbered]!.number = last;
  return entries;
}

export function footnotesIn({
  content,
  footnotes,
}: Pick<SimpleChapterData, 'content' | 'footnotes'>): SearchEntry[] {
  const ofVerses = content.flatMap((item): SearchEntry[] => {
    if (item.type !== 'verse' && item.type !== 'hebrew_subtitle') return [];
    const number = item.type === 'verse' ? item.number : 0;
    return item.footnotes.map(({ noteId, text }) => ({ number, text, noteId }));
  });
  const others = footnotes.map(({ noteId, text, reference }) => {
    return { number: reference?.verse ?? 0, text, noteId };
  });
  return [...ofVerses, ...others];
}

export function notesIn({
  introduction,
  content,
}: Pick<CommentaryChapter['chapter'], 'introduction' | 'content'>): SearchEntry[] {
  const notes = content.flatMap(({ number, content }) => content.map((text) => ({ number, text })));
  return introduction === undefined ? notes : [{ number: 0, text: introduction }, ...notes];
}

export function introductionsIn({
  introduction,
  introductionSummary,
}: Pick<CommentaryBook, 'introduction' | 'introductionSummary'>): SearchEntry[] {
  const texts = [introduction, introductionSummary];
  return texts.flatMap((text) => (text === undefined ? [] : [{ number: 0, text }]));
}

export function recordTexts(
  scope: EntryScope,
  kinds: readonly { readonly id: string; readonly records: readonly SearchedRecord[] }[],
): SearchedTexts {
  const books = kinds.filter(({ records }) => records.length > 0);
  return {
    scope,
    books: books.map(({ id, records }) => ({
      id,
      name: id,
      chapters: [
        { number: 1, entries: records.map(({ id: _, ...text }, index) => ({ number: index + 1, ...text })) },
      ],
      ids: records.map(({ id }) => id),
    })),
  };
}

interface SearchedRecord extends Omit<IndexedEntry, 'number'> {
  readonly id: string;
}

interface NamedThing {
  readonly name: string;
  readonly alsoCalled?: readonly string[] | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly kjvName?: string | undefined;
  readonly esvName?: string | undefined;
  readonly description?: readonly string[] | undefined;
  readonly comment?: string | undefined;
}

type RecordText = Pick<IndexedEntry, 'text' | 'head'>;

export function entityText(entity: NamedThing): RecordText {
  const { name, alsoCalled = [], aliases = [], kjvName, esvName, description = [], comment } = entity;
  return recordText([name, ...alsoCalled, ...aliases, kjvName, esvName], [...description, comment]);
}

export function profileText(profile: {
  readonly subject: string;
  readonly content: readonly string[];
}): RecordText {
  return recordText([profile.subject], profile.content);
}

export function lexiconText(entry: LexiconEntry): RecordText {
  const { lemma, transliteration, pronunciation, gloss, definition, derivation } = entry;
  return recordText([lemma, transliteration, pronunciation, gloss], [definition, derivation]);
}

function recordText(
  names: readonly (string | undefined)[],
  description: readonly (string | undefined)[],
): RecordText {
  const distinctLines = (texts: typeof names) => [...new Set(texts.filter(Boolean))].join('\n');
  return { text: distinctLines([...names, ...description]), head: distinctLines(names) };
}

interface EntryAddress {
  readonly book: string;
  readonly chapter: number;
  readonly record?: string | undefined;
}

export function entryPath(
  scope: EntryScope | undefined,
  edition: string,
  { book, chapter, record = '' }: EntryAddress,
): string {
  if (scope === 'lexicon') return links.lexiconEntry(edition, record);
  if (scope === 'names')
    return book === 'profiles'
      ? links.profile(edition, record)
      : links.entity(edition, book as EntityType, record);
  if (scope !== 'notes') return links.simpleChapter(edition, book, chapter);
  return chapter === 0 ? links.commentaryBooks(edition) : links.commentaryChapter(edition, book, chapter);
}
