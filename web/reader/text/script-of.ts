import type { Translation, TranslationBook } from '../../../client/src/documents.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';

const hebrew = new Set(['hbo', 'heb', 'arc', 'yid']);
const greek = new Set(['grc', 'ell']);

export function scriptOf(translation: Pick<Translation, 'language' | 'textDirection'> | undefined) {
  const { language = 'und', textDirection = 'ltr' } = translation ?? {};
  const letters = hebrew.has(language) ? ' hebrew' : greek.has(language) ? ' greek' : '';
  return { lang: shortestTag(language), dir: textDirection, class: `scripture${letters}` } as const;
}

/** Attributes of an element with a word of unknown language, determined by its letters. */
export function scriptOfText(text: string, name = '') {
  const classes = (letters: string) => `${name} ${letters}`.trim();
  if (/\p{Script=Hebrew}/u.test(text)) {
    return { lang: 'hbo', dir: 'rtl', class: classes('hebrew-letters') } as const;
  }
  if (/\p{Script=Greek}/u.test(text)) {
    return { lang: 'grc', dir: 'ltr', class: classes('greek-letters') } as const;
  }
  return { class: classes('') };
}

/** A shorter name of a book, such as `1 Thessalonians`, if the one in the text is too long for lists and buttons. */
export function briefName({ name, commonName, title }: NamedBook): string {
  if (name.length < 19) return name;
  return [commonName, title].reduce<string>(
    (one, other) => (other && other.length < one.length ? other : one),
    name,
  );
}

export type NamedBook = Pick<TranslationBook, 'id' | 'name' | 'commonName' | 'title'>;

const briefLists = new WeakMap<readonly TranslationBook[], readonly TranslationBook[]>();

export function withBriefNames(books: readonly TranslationBook[]): readonly TranslationBook[] {
  const brief = briefLists.get(books) ?? books.map((book) => ({ ...book, name: briefName(book) }));
  briefLists.set(books, brief);
  return brief;
}

export function sourceOf(translation: Translation | undefined, bookName: string | undefined) {
  return {
    'data-edition': translation?.id,
    'data-name': translation?.shortName || translation?.id,
    'data-title': translation?.name,
    'data-language': translation?.language,
    'data-book': bookName,
  };
}

export function preferredLanguages(languages: readonly string[] = navigator.languages): string[] {
  return [...new Set(languages.map((each) => shortestTag(each).split('-')[0]!))];
}
