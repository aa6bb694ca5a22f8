import type { CommentaryBooks, CommentaryChapter } from '../../src/documents/commentary/commentary-schema.ts';
import type { TranslationBookChapter } from '../../src/documents/translation/chapter-schema.ts';
import type { Library } from '../../src/library/library.ts';
import type { LexiconEntry } from '../../src/model/lexicon.ts';
import { readDocument } from '../read-document.ts';

export interface ScannedText {
  readonly scope: string;
  /** `KJV RUT 1:1`, or the edition and id of a record. */
  readonly place: string;
  readonly book?: string;
  readonly text: string;
}

export function scanTexts(library: Library): ScannedText[] {
  return library.paths().flatMap((path) => {
    const read = <Document>() => readDocument(library, path) as Document;
    const [, id = '', book = ''] = /^\/api\/(?:[cd]\/)?([^/]+)\/([A-Z0-9]{3})\/\d+\.json$/.exec(path) ?? [];
    if (book && path.startsWith(`/api/c/`)) return notesOf(read<CommentaryChapter>());
    if (book && path.startsWith(`/api/${id}/`)) return textsOf(read<TranslationBookChapter>());
    if (/^\/api\/c\/[^/]+\/books\.json$/.test(path)) return introductionsOf(read<CommentaryBooks>());
    if (/^\/api\/(?:c\/[^/]+\/profiles|d\/[^/]+\/[a-z]+)\/[^/]+\.json$/.test(path))
      return [nameOf(path, read<object>())];
    const [, lexicon] = /^\/api\/x\/lexicon\/([^/]+)\/[GH]\d+[A-Z]?\.json$/.exec(path) ?? [];
    return lexicon ? [entryOf(lexicon, read<LexiconEntry>())] : [];
  });
}

function textsOf({ translation, book, chapter }: TranslationBookChapter): ScannedText[] {
  const { number, content, footnotes } = chapter;
  const common = { book: book.id };
  const placeAt = (verse: number) => `${translation.id} ${book.id} ${number}:${verse}`;
  const verses = content.flatMap((item, index) =>
    item.type === 'verse' ? [{ index, number: item.number }] : [],
  );
  const headings = content.flatMap((item, index) => {
    if (item.type === 'line_break') return [];
    const verse = (verses.find((each) => each.index >= index) ?? verses.at(-1))?.number ?? 1;
    const texts =
      item.type === 'heading'
        ? [item.content.join(' ')]
        : (item.content as readonly unknown[]).flatMap((part) =>
            typeof part === 'object' && 'heading' in part! ? [String(part.heading)] : [],
          );
    return texts.map((text) => ({ ...common, scope: 'headings', place: placeAt(verse), text }));
  });
  const notes = footnotes.map(({ text, reference }) => {
    return { ...common, scope: 'footnotes', place: placeAt(reference!.verse), text };
  });
  return [...headings, ...notes];
}

function notesOf({ commentary, book, chapter }: CommentaryChapter): ScannedText[] {
  const { number, introduction, content } = chapter;
  const at = (verse: number, text: string) => {
    return { scope: 'notes', book: book.id, place: `${commentary.id} ${book.id} ${number}:${verse}`, text };
  };
  const notes = content.flatMap((verse) => verse.content.map((text) => at(verse.number, text)));
  return introduction === undefined ? notes : [at(0, introduction), ...notes];
}

function introductionsOf({ commentary, books }: CommentaryBooks): ScannedText[] {
  return books.flatMap(({ id, introduction, introductionSummary }) =>
    [introduction, introductionSummary].flatMap((text) =>
      text ? [{ scope: 'notes', book: id, place: `${commentary.id} ${id} 0:0`, text }] : [],
    ),
  );
}

type NameDocument = {
  readonly profile?: { readonly subject: string };
  readonly content?: readonly string[];
} & Partial<Record<'person' | 'place' | 'event' | 'group', Named>>;

interface Named {
  readonly name: string;
  readonly alsoCalled?: readonly string[];
  readonly aliases?: readonly string[];
  readonly kjvName?: string;
  readonly esvName?: string;
  readonly description?: readonly string[];
  readonly comment?: string;
}

function nameOf(path: string, document: object): ScannedText {
  const [, edition, type, id] = /^\/api\/[cd]\/([^/]+)\/([a-z]+)\/([^/]+)\.json$/.exec(path)!;
  const { profile, content, person, place, event, group } = document as NameDocument;
  const entity = (person ?? place ?? event ?? group)!;
  const lines = profile
    ? [profile.subject, ...content!]
    : [
        entity.name,
        ...(entity.alsoCalled ?? []),
        ...(entity.aliases ?? []),
        entity.kjvName,
        entity.esvName,
        ...(entity.description ?? []),
        entity.comment,
      ];
  return { scope: 'names', place: `${edition} ${type} ${id}`, text: distinctLines(lines) };
}

function entryOf(lexicon: string, entry: LexiconEntry): ScannedText {
  const { lemma, transliteration, pronunciation, gloss, definition, derivation } = entry;
  const text = distinctLines([lemma, transliteration, pronunciation, gloss, definition, derivation]);
  return { scope: 'lexicon', place: `${lexicon} ${entry.id}`, text };
}

function distinctLines(lines: readonly (string | undefined)[]): string {
  return lines.filter((line, at) => line && lines.indexOf(line) === at).join('\n');
}
