import { links } from '../../documents/links.ts';
import type { TranslationBookChapter } from '../../documents/translation/chapter-schema.ts';
import type { SimpleTranslationBookChapter } from '../../documents/translation/simple-chapter-schema.ts';
import type { TranslationBook } from '../../documents/translation/translation-book-schema.ts';
import type { SimpleTranslationBookChapterWords } from '../../documents/translation/words-schema.ts';
import type { DocumentReader } from '../document-reader.ts';

/** The documents of one chapter. */
export interface TranslationChapter {
  readonly standard: TranslationBookChapter;
  readonly simple: SimpleTranslationBookChapter;
  readonly words: SimpleTranslationBookChapterWords | undefined;
}

/** The chapters of a book, in order; numbers that it leaves out are passed over. */
export function* translationChapters(
  documents: DocumentReader,
  translation: string,
  book: TranslationBook,
): Iterable<TranslationChapter> {
  for (let number = book.firstChapterNumber; number <= book.lastChapterNumber; number++) {
    const standard = documents.find<TranslationBookChapter>(links.chapter(translation, book.id, number));
    if (!standard) continue;
    yield {
      standard,
      simple: documents.read(links.simpleChapter(translation, book.id, number)),
      words: documents.find(links.simpleWords(translation, book.id, number)),
    };
  }
}
