import type {
  SimpleChapterContent,
  SimpleChapterVerse,
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
} from '../../client/src/documents.ts';
import type { Route } from './route.ts';

export const route: Route = { translation: 'ONE', book: 'RUT', chapter: 2, parallels: [] };

export function translationOf(changes: Partial<Translation> = {}): Translation {
  return {
    ...{ id: 'ONE', name: 'First Bible', shortName: 'FB', language: 'eng', textDirection: 'ltr' },
    ...{ languageName: 'English', languageEnglishName: 'English' },
    ...{ website: 'https://one.example/', licenseUrl: 'https://one.example/terms', licenseNotes: null },
    ...changes,
  } as Translation;
}

export function bookOf(changes: Partial<TranslationBook> = {}): TranslationBook {
  return {
    ...{ id: 'RUT', name: 'Ruth', commonName: 'Ruth', title: 'The Book of Ruth', order: 8 },
    ...{ firstChapterNumber: 1, lastChapterNumber: 4, numberOfChapters: 4 },
    ...changes,
  } as TranslationBook;
}

interface ChapterParts {
  readonly translation?: Partial<Translation>;
  readonly content?: readonly SimpleChapterContent[];
  readonly next?: { readonly book: string; readonly chapter: number };
  readonly previous?: { readonly book: string; readonly chapter: number };
}

export function chapterOfRuth({ translation, content, next, previous }: ChapterParts = {}) {
  return {
    translation: translationOf(translation),
    book: bookOf(),
    chapter: { number: 2, content: content ?? [verseOf(1), verseOf(2)], footnotes: [] },
    nextChapterReference: next ?? null,
    previousChapterReference: previous ?? null,
    thisChapterAudioLinks: {},
  } as unknown as SimpleTranslationBookChapter;
}

export function verseOf(number: number, text = `Words of verse ${number}.`): SimpleChapterVerse {
  return { type: 'verse', number, text, footnotes: [] };
}
