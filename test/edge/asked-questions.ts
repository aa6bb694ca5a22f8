import type { TranslationBooks } from '../../src/documents/translation/translation-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { parseStored } from '../../src/library/stored-document.ts';

interface Verse {
  readonly translation: string;
  readonly book: string;
  readonly bookName: string;
  readonly chapter: number;
  readonly number: number;
  readonly text: string;
}

export class AskedQuestions {
  readonly #library: Library;
  readonly #random: () => number;
  readonly #translations: readonly { readonly id: string; readonly books: TranslationBooks['books'] }[];

  constructor(library: Library, random: () => number) {
    this.#library = library;
    this.#random = random;
    this.#translations = library
      .editions()
      .filter(({ kind }) => kind === 'translation')
      .map(({ id }) => ({ id, books: this.#read<TranslationBooks>(`/api/${id}/books.json`)!.books }));
  }

  next(): string {
    const kinds = [
      ...Array(9).fill(this.#passage),
      ...Array(6).fill(this.#search),
      ...Array(2).fill(this.#word),
      this.#quote,
      this.#mistake,
    ];
    const [name, parameters] = this.#one(kinds).call(this) as [string, Record<string, string>];
    return `/api/x/${name}?${new URLSearchParams(parameters)}`;
  }

  #passage(): [string, Record<string, string>] {
    const { translation, book, bookName, chapter, number } = this.#verse();
    const name = this.#one([book, bookName, bookName]);
    const place = this.#one([`${chapter}:${number}`, `${chapter}`, `${chapter}:${number}-${number + 4}`]);
    const format = this.#one(['json', 'text', 'html', 'usfm']);
    const include = this.#one(['', 'headings,footnotes', 'words']);
    const others = this.#random() < 0.2 ? this.#translations.map(({ id }) => id) : [translation];
    const foreign = this.#one(['1. Mose 1', 'Бытие 1:1', 'Génesis 1,1-3', '詩篇 23']);
    const ref = this.#random() < 0.05 ? foreign : `${name} ${place}`;
    return ['passage', { ref, in: others.join(','), format, ...(include && { include }) }];
  }

  #search(): [string, Record<string, string>] {
    const { translation, text, book } = this.#verse();
    const words = text.match(/[\p{L}\p{M}]+/gu) ?? ['word'];
    const at = Math.floor(this.#random() * words.length);
    const some = words.slice(at, at + 1 + Math.floor(this.#random() * 4)).join(' ');
    const other = this.#one(words);
    const q = this.#one([
      some,
      some,
      `"${some}"`,
      `${other} ${some}`,
      `${other}*`,
      `${some} -${other}`,
      book,
    ]);
    const options = this.#one([{}, {}, { match: 'all' }, { sort: 'canon' }, { limit: '5' }, { offset: '3' }]);
    return ['search', { q, in: translation, ...options }];
  }

  #word(): [string, Record<string, string>] {
    const number = `${this.#one(['H', 'G'])}${1 + Math.floor(this.#random() * 5600)}`;
    const common = this.#one(['H430', 'H1254', 'G26', 'G2316', 'H7225', 'agape', 'love', number]);
    return ['word', /\d/.test(common) ? { number: common } : { q: common }];
  }

  #quote(): [string, Record<string, string>] {
    const { translation, text, book, chapter, number } = this.#verse();
    const altered = this.#one([text, text.replace(/\p{L}+/u, 'Surely'), text.slice(0, 40)]).slice(0, 2000);
    return ['quote', { text: altered, in: translation, ref: `${book} ${chapter}:${number}` }];
  }

  #mistake(): [string, Record<string, string>] {
    return this.#one<[string, Record<string, string>]>([
      ['passage', { ref: 'Nowhere 3', in: this.#translations[0]!.id }],
      ['passage', { ref: 'GEN 1', in: 'NOBODY' }],
      ['search', { q: '' }],
      ['word', { number: 'X1' }],
      ['search', { q: 'light', unknown: '1' }],
    ]);
  }

  #verse(): Verse {
    const { id: translation, books } = this.#one(this.#translations);
    const { id: book, name: bookName, firstChapterNumber, lastChapterNumber } = this.#one(books);
    const [first, last] = [firstChapterNumber, lastChapterNumber].map(Number) as [number, number];
    for (;;) {
      const chapter = first + Math.floor(this.#random() * (last - first + 1));
      const path = `/api/${translation}/${book}/${chapter}.simple.json`;
      const found = this.#read<{ chapter: { content: { number: number; text: string }[] } }>(path);
      const verses = found?.chapter.content.filter(({ text }) => text);
      if (!verses?.length) continue;
      const { number, text } = this.#one(verses);
      return { translation, book, bookName, chapter, number, text };
    }
  }

  #one<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)]!;
  }

  #read<Document>(path: string): Document | undefined {
    const stored = this.#library.get(path);
    return stored && (parseStored(stored.gzip) as Document);
  }
}
