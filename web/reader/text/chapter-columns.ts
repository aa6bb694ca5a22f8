import type {
  SimpleTranslationBookChapter,
  TranslationVersification,
} from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { type FreshDocument, service } from '../../service/service.ts';
import type { ChapterPlace } from '../route.ts';

export interface ChapterColumn {
  readonly translation: string;
  readonly chapter?: SimpleTranslationBookChapter;
  readonly error?: Error;
  readonly neighbours?: readonly SimpleTranslationBookChapter[];
  readonly numbering?: TranslationVersification;
}

export function shownChapters({ chapter, neighbours = [] }: ChapterColumn): SimpleTranslationBookChapter[] {
  return [...(chapter ? [chapter] : []), ...neighbours];
}

const maxCachedChapters = 40;
const kept = new Map<string, SimpleTranslationBookChapter>();

export function keptChapter(
  translation: string,
  { book, chapter }: ChapterPlace,
): SimpleTranslationBookChapter | undefined {
  return kept.get(`${translation} ${book} ${chapter}`);
}

export async function chapterOf(
  translation: string,
  { book, chapter }: ChapterPlace,
  signal?: AbortSignal,
): Promise<SimpleTranslationBookChapter> {
  const key = `${translation} ${book} ${chapter}`;
  const found =
    kept.get(key) ?? (await service.simpleChapter(translation, book, chapter, signal && { signal }));
  if (!isChapter(found)) throw new ScriptoriumError({ code: 'invalid_answer', message: '' });
  kept.delete(key);
  kept.set(key, found);
  if (kept.size > maxCachedChapters) kept.delete(kept.keys().next().value!);
  return found;
}

/** Proxies and hosts may answer with other JSON, such as `{}`. */
function isChapter(found: Partial<SimpleTranslationBookChapter> | null): boolean {
  return Boolean(found?.chapter?.content);
}

/** Replaces a chapter that the device showed while the network was slow. */
export function replaceChapter({ path, json }: FreshDocument): void {
  const [, id, book, chapter] = /^\/api\/([^/]+)\/([^/]+)\/(\d+)\.simple\.json$/.exec(path) ?? [];
  const key = `${id} ${book} ${chapter}`;
  if (!kept.has(key) || JSON.stringify(kept.get(key)) === json) return;
  const found = JSON.parse(json);
  if (isChapter(found)) kept.set(key, found);
}
