import type {
  AvailableTranslations,
  SimpleTranslationBookChapter,
  SimpleTranslationBookChapterWords,
  SimpleTranslationComplete,
  TranslationBookChapter,
  TranslationBookChapterAudioTimings,
  TranslationBookChapterWords,
  TranslationBooks,
  TranslationComplete,
} from './documents/index.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { pathSegment as segment } from './path-segment.ts';

/** Translations, their chapters and what belongs to them. */
export function translationEndpoints(source: DocumentSource) {
  return {
    async translations(options?: CallOptions) {
      return source.get<AvailableTranslations>('/api/available_translations.json', options);
    },
    async books(translation: string, options?: CallOptions) {
      return source.get<TranslationBooks>(`/api/${segment(translation)}/books.json`, options);
    },
    async chapter(translation: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<TranslationBookChapter>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.json`,
        options,
      );
    },
    async simpleChapter(translation: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<SimpleTranslationBookChapter>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.simple.json`,
        options,
      );
    },
    async audioTimings(
      translation: string,
      book: string,
      chapter: number,
      reader: string,
      options?: CallOptions,
    ) {
      return source.get<TranslationBookChapterAudioTimings>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.${segment(reader)}.audioTimings.json`,
        options,
      );
    },
    /** Words whose offsets index the items of the standard chapter. */
    async words(translation: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<TranslationBookChapterWords>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.words.json`,
        options,
      );
    },
    /** Words whose offsets index the text of the simplified chapter. */
    async simpleWords(translation: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<SimpleTranslationBookChapterWords>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.words.simple.json`,
        options,
      );
    },
    /** All books in one document, of some megabytes. */
    async complete(translation: string, options?: CallOptions) {
      return source.get<TranslationComplete>(`/api/${segment(translation)}/complete.json`, options);
    },
    /** All books in one document, of some megabytes. */
    async simpleComplete(translation: string, options?: CallOptions) {
      return source.get<SimpleTranslationComplete>(
        `/api/${segment(translation)}/complete.simple.json`,
        options,
      );
    },
  };
}
