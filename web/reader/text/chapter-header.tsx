import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { scriptOf } from './script-of.ts';

/** Names of the book and number of the chapter, as above a page. */
export function ChapterHeader({ chapter }: { readonly chapter: SimpleTranslationBookChapter }) {
  const { book, translation } = chapter;
  const { lang, dir } = scriptOf(translation);
  return (
    <header class="chapter-header">
      <h1 lang={lang} dir={dir} tabIndex={-1}>
        <span class="book">{book.name}</span> <span class="chapter-number">{chapter.chapter.number}</span>
      </h1>
      <p class="edition">
        <bdi lang={lang}>{translation.name}</bdi>
      </p>
    </header>
  );
}
