import type { McpServer } from '@modelcontextprotocol/server';
import { links } from '../documents/links.ts';
import type { TranslationBooks } from '../documents/translation/translation-schema.ts';
import type { DocumentQuery } from '../questions/question.ts';
import type { Answers } from './answers.ts';
import { attributionLines, attributionTo, editionNamed, readEditionList } from './catalogue.ts';
import { readPassages } from './places.ts';
import { sdk } from './sdk.ts';
import { blocks } from './tool.ts';
import { quotedPassage } from './tools/get-passage.ts';

interface ResourceOptions {
  readonly answers: Answers;
  readonly errorText: (error: unknown) => string;
}

/** Limit of the resource list; tools find the other translations. */
const maxListedResources = 500;
const maxCompletions = 100;
const maxVerses = 300;

const translationUri = 'scripture://{translation}';
const chapterUri = 'scripture://{translation}/{book}/{chapter}';

/**
 * `scripture://BSB` is a translation's list of books, `scripture://BSB/JHN/3` a chapter,
 * `scripture://BSB/JHN/3:16-18` verses.
 */
export function registerResources(server: McpServer, { answers, errorText }: ResourceOptions): void {
  const read = async (uri: URL, question: DocumentQuery<string>) => {
    try {
      const text = await answers.answer(question);
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    } catch (error) {
      throw new sdk.ProtocolError(sdk.ProtocolErrorCode.InvalidParams, errorText(error));
    }
  };
  const complete = {
    translation: (typed: string) => answers.answer(translationsBeginning(typed)),
    book: (typed: string, context?: Completing) => answers.answer(booksBeginning(typed, context)),
    chapter: (typed: string, context?: Completing) => answers.answer(chaptersBeginning(typed, context)),
  };

  server.registerResource(
    'translation',
    new sdk.ResourceTemplate(translationUri, {
      list: async () => ({ resources: await answers.answer(listedTranslations()) }),
      complete: { translation: complete.translation },
    }),
    {
      title: 'Books of a translation',
      description: 'The books of a translation with their ids and chapters, and the licence: scripture://BSB',
      mimeType: 'text/plain',
    },
    (uri, variables) => read(uri, booksText(String(variables.translation))),
  );
  server.registerResource(
    'chapter',
    new sdk.ResourceTemplate(chapterUri, { list: undefined, complete }),
    {
      title: 'A chapter of a translation',
      description: 'A chapter, or verses of it: scripture://BSB/JHN/3, scripture://BSB/JHN/3:16-18',
      mimeType: 'text/plain',
    },
    (uri, { translation, book, chapter }) => {
      return read(uri, chapterText(String(translation), `${String(book)} ${String(chapter)}`));
    },
  );
}

function* listedTranslations() {
  const translations = (yield* readEditionList('translations')).slice(0, maxListedResources);
  return translations.map(({ id, englishName, language }) => ({
    uri: `scripture://${id}`,
    name: id,
    title: englishName,
    description: `Books of ${englishName} (${language})`,
    mimeType: 'text/plain',
  }));
}

function* booksText(written: string): DocumentQuery<string> {
  const edition = editionNamed(yield* readEditionList('translations'), written, 'translations');
  const [list] = yield [links.books(edition.id)];
  const { books = [] } = (list ?? {}) as Partial<TranslationBooks>;
  const lines = books.map(({ id, name, firstChapterNumber: first, lastChapterNumber: last }) => {
    return `${id} ${name}: ${first === last ? `chapter ${first}` : `chapters ${first}-${last}`}`;
  });
  return blocks(
    `${edition.englishName} (${edition.id}, ${edition.language})`,
    lines.join('\n'),
    attributionLines([attributionTo(edition)]),
  );
}

function* chapterText(written: string, ref: string): DocumentQuery<string> {
  const { id } = editionNamed(yield* readEditionList('translations'), written, 'translations');
  const { passages, attributions, next } = yield* readPassages(ref, [id], maxVerses);
  return blocks(
    ...passages.map(({ editions }) => quotedPassage(editions[0]!, ['headings'])),
    attributionLines(attributions),
    next === null ? '' : `Continue with ${next}.`,
  );
}

interface Completing {
  readonly arguments?: Readonly<Record<string, string>>;
}

function* translationsBeginning(typed: string): DocumentQuery<string[]> {
  const ids = (yield* readEditionList('translations')).map(({ id }) => id);
  return ids.filter((id) => startsWith(id, typed)).slice(0, maxCompletions);
}

function* booksOf(context: Completing | undefined): DocumentQuery<TranslationBooks['books']> {
  const translation = context?.arguments?.translation;
  const known = (yield* readEditionList('translations')).find(({ id }) => id === translation);
  const [list] = known ? yield [links.books(known.id)] : [];
  return (list as TranslationBooks | undefined)?.books ?? [];
}

function* booksBeginning(typed: string, context: Completing | undefined): DocumentQuery<string[]> {
  const books = yield* booksOf(context);
  const found = books.filter(({ id, name }) => startsWith(id, typed) || startsWith(name, typed));
  return found.map(({ id }) => id).slice(0, maxCompletions);
}

function* chaptersBeginning(typed: string, context: Completing | undefined): DocumentQuery<string[]> {
  const book = (yield* booksOf(context)).find(({ id }) => id === context?.arguments?.book);
  const { firstChapterNumber: first = 1, lastChapterNumber: last = 0 } = book ?? {};
  const chapters = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  return chapters.filter((chapter) => chapter.startsWith(typed)).slice(0, maxCompletions);
}

function startsWith(name: string, typed: string): boolean {
  return name.toLowerCase().startsWith(typed.toLowerCase());
}
