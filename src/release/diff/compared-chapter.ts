import { z } from 'zod';
import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { commandText } from '../../lib/command-text.ts';
import { canonicalJson } from '../../lib/json-text.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { CorruptObjectError, ReleaseError } from '../release-error.ts';
import type { ReleaseSource } from '../release-source.ts';
import { parseJson } from '../untrusted-bytes.ts';
import { documentProblem, maxBytesOf } from '../verify/check-documents.ts';
import type { TouchedChapter } from './touched-chapters.ts';

export interface ComparedChapter {
  /** By number; 0 for titles. */
  readonly verses: ReadonlyMap<number, ComparedVerse>;
  readonly parts: Readonly<Record<string, string>>;
}

export interface ComparedVerse {
  text: string;
  footnotes: string[];
  words: string[];
  references: string[];
  formatting: string;
}

/** One side's documents of an edition. All methods throw a ReleaseError if a document cannot be read. */
export class EditionSide {
  readonly #source: ReleaseSource;
  readonly #entries: ReadonlyMap<string, ManifestEntry>;

  constructor(source: ReleaseSource, documents: readonly ManifestEntry[]) {
    this.#source = source;
    this.#entries = new Map(documents.map((entry) => [entry.path, entry]));
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  members(path: string): Promise<Record<string, unknown>> {
    return this.#read(path, documentSchema);
  }

  async downloadedChapters(path: string): Promise<ReadonlyMap<string, SimpleChapter>> {
    const { books } = await this.#read(path, completeSchema);
    return new Map(
      books.flatMap(({ id, chapters }) =>
        chapters.map((chapter) => [`${id} ${chapter.chapter.number}`, chapter] as const),
      ),
    );
  }

  async textChapter(
    documents: TouchedChapter['documents'],
    downloaded: SimpleChapter | null | undefined,
  ): Promise<ComparedChapter> {
    const read = async <Schema extends z.ZodType>(part: string, schema: Schema) => {
      const found = documents.find((document) => document.part === part && this.has(document.path));
      return found && (await this.#read(found.path, schema));
    };
    const words = await read('simplified words', wordsSchema);
    const text =
      downloaded === undefined ? await read('simplified chapter', simpleChapterSchema) : downloaded;
    if (text) return chapterOfText(text, words);
    return words ? chapterOfWords(words) : { verses: new Map(), parts: {} };
  }

  /** A chapter of a dataset: cross references by verse. In other datasets, each member is a part. */
  async dataChapter([document]: TouchedChapter['documents']): Promise<ComparedChapter> {
    const { chapter } = await this.members(document!.path);
    const references = referencesSchema.safeParse({ chapter });
    if (references.success) return chapterOfReferences(references.data);
    const isObject = typeof chapter === 'object' && chapter !== null;
    const members = Object.entries(isObject ? chapter : { chapter });
    const parts = members.map(([name, value]) => [name, canonicalJson(value)]);
    return { verses: new Map(), parts: Object.fromEntries(parts) };
  }

  async #read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
    const { name } = this.#source;
    const entry = this.#entries.get(path)!;
    try {
      const found = await this.#source.read(path, maxBytesOf(entry));
      const problem = documentProblem(found, entry);
      if (problem) throw new CorruptObjectError(problem);
      return parseJson(found!.bytes, schema);
    } catch (error) {
      if (error instanceof NetworkFault)
        throw new ReleaseError(`${path} of ${name} could not be read: ${error.message}.`);
      if (!(error instanceof CorruptObjectError)) throw error;
      const advice = `Unless a publication is in progress there, run: ${commandText('verify', name)}`;
      throw new ReleaseError(`${path} of ${name} ${error.message}. ${advice}`);
    }
  }
}

const emptyVerse = (): ComparedVerse => ({
  text: '',
  footnotes: [],
  words: [],
  references: [],
  formatting: '',
});

function chapterOfText(
  { chapter, thisChapterAudioLinks, thisChapterAudioTimings }: SimpleChapter,
  words: Words | undefined,
): ComparedChapter {
  const verses = new Map<number, ComparedVerse>();
  const headings: string[] = [];
  const layout: string[] = [];
  for (const { type, number, text, footnotes, ...formatting } of chapter.content) {
    layout.push(type === 'verse' ? String(number) : type);
    if (type === 'heading') headings.push(text);
    if (type !== 'verse' && type !== 'hebrew_subtitle') continue;
    const verse = verses.get(number ?? 0) ?? emptyVerse();
    verse.text += text;
    verse.footnotes.push(...footnotes.map((note) => note.text));
    const callers = footnotes.map(({ offset, caller }) => [offset ?? null, caller ?? null]);
    verse.formatting += canonicalJson({ ...formatting, callers: callers.length > 0 ? callers : undefined });
    verses.set(number ?? 0, verse);
  }
  for (const [number, verse] of verses) verse.words = comparedWords(verse.text, words?.verses[number]);
  const parts = {
    headings: headings.join('\n'),
    layout: layout.join(' '),
    introduction: chapter.introduction ?? '',
    'other footnotes': chapter.footnotes.map((note) => note.text).join('\n'),
    audio: canonicalJson([thisChapterAudioLinks ?? {}, thisChapterAudioTimings ?? {}]),
  };
  return { verses, parts };
}

/** Used if only words were read, because the text is the same on both sides. */
function chapterOfWords({ verses }: Words): ComparedChapter {
  const compared = Object.entries(verses).map(
    ([number, words]) =>
      [Number(number), { ...emptyVerse(), words: comparedWords(undefined, words) }] as const,
  );
  return { verses: new Map(compared), parts: {} };
}

function chapterOfReferences({ chapter }: References): ComparedChapter {
  const verses = new Map<number, ComparedVerse>();
  for (const { verse, references } of chapter.content) {
    const written = references.map(({ book, chapter, verse, endVerse, score }) => {
      const end = endVerse === undefined ? '' : `-${endVerse}`;
      return `${book} ${chapter}:${verse}${end}${score === undefined ? '' : ` (${score})`}`;
    });
    verses.set(verse, { ...emptyVerse(), references: written });
  }
  return { verses, parts: {} };
}

function comparedWords(text: string | undefined, words: Words['verses'][string] = []): string[] {
  return words.map(({ start, end, ...annotations }) => {
    const members = Object.entries(annotations).map(
      ([name, value]) => `${name}=${Array.isArray(value) ? value.join('+') : String(value)}`,
    );
    return [text?.slice(start, end) ?? `${start}-${end}`, ...members].join(' ');
  });
}

// Lists only the compared members: documents of another program version may have other ones
const verseSchema = z.object({
  type: z.string(),
  number: z.number().optional(),
  text: z.string().default(''),
  footnotes: z
    .array(z.object({ text: z.string(), offset: z.number().optional(), caller: z.string().nullish() }))
    .default([]),
  headings: z.unknown().optional(),
  wordsOfJesus: z.unknown().optional(),
  poem: z.unknown().optional(),
});

const chapterSchema = z.object({
  introduction: z.string().optional(),
  content: z.array(verseSchema),
  footnotes: z.array(z.object({ text: z.string() })).default([]),
});

const audio = {
  thisChapterAudioLinks: z.unknown().optional(),
  thisChapterAudioTimings: z.unknown().optional(),
};

const simpleChapterSchema = z.object({ ...audio, chapter: chapterSchema });

const completeSchema = z.object({
  books: z.array(
    z.object({
      id: z.string(),
      chapters: z.array(z.object({ ...audio, chapter: chapterSchema.extend({ number: z.number() }) })),
    }),
  ),
});

const wordsSchema = z.object({
  verses: z.record(z.string(), z.array(z.looseObject({ start: z.number(), end: z.number() }))),
});

const referencesSchema = z.object({
  chapter: z.object({
    content: z.array(
      z.object({
        verse: z.number(),
        references: z.array(
          z.object({
            book: z.string(),
            chapter: z.number(),
            verse: z.number(),
            endVerse: z.number().optional(),
            score: z.number().optional(),
          }),
        ),
      }),
    ),
  }),
});

const documentSchema = z.looseObject({});

type SimpleChapter = z.infer<typeof simpleChapterSchema>;
type Words = z.infer<typeof wordsSchema>;
type References = z.infer<typeof referencesSchema>;
