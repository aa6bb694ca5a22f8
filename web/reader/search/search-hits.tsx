import type { ComponentChildren } from 'preact';
import type {
  FoundVerse,
  SearchAnswer,
  Translation,
  TranslationBook,
} from '../../../client/src/documents.ts';
import { formatReference } from '../../../client/src/references.ts';
import { bookInfo } from '../../../src/model/books.ts';
import { formatList } from '../../strings/formats.ts';
import { formatNumber } from '../../strings/strings.ts';
import { searchText } from '../../strings/texts.ts';
import { chapterKey, type Route, routeAddress } from '../route.ts';
import { elementOfVerse } from '../text/bridges.ts';
import { scriptOf, withBriefNames } from '../text/script-of.ts';
import { isFoundElsewhere, resultSections } from './result-sections.ts';

interface SearchHitsProps {
  readonly pages: readonly SearchAnswer[];
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  readonly language: string | undefined;
}

export function SearchHits({ pages, ...props }: SearchHitsProps) {
  const sections = resultSections(pages);
  const hasHeadings = sections.length > 1 || sections[0]?.label !== undefined;
  return sections.map(({ label, count, hits }, index) => (
    <section key={index} class="rung" aria-label={label}>
      {hasHeadings && label !== undefined && (
        <h3>
          {label}
          {count !== undefined && <span class="count"> {formatNumber(count)}</span>}
        </h3>
      )}
      <ol class="hits">
        {hits.map((hit) => (
          <HitItem
            key={`${hit.translation} ${hit.book} ${hit.chapter} ${hit.verse} ${hit.text.length}`}
            {...{ hit, ...props }}
            isOfSeveral={isOfSeveral(pages)}
          />
        ))}
      </ol>
    </section>
  ));
}

function isOfSeveral(pages: readonly SearchAnswer[]): boolean {
  return new Set(pages.flatMap(({ editions }) => editions.map((each) => each.translation))).size > 1;
}

interface HitProps extends Omit<SearchHitsProps, 'pages'> {
  readonly hit: FoundVerse;
  readonly isOfSeveral: boolean;
}

function HitItem({ hit, route, translations, books, language, isOfSeveral }: HitProps) {
  const translation = translations.find(({ id }) => id === hit.translation);
  const nameOf = (id: string) => translations.find((each) => each.id === id)?.shortName || id;
  const isOpen =
    hit.translation === route.translation &&
    hit.book === route.book &&
    hit.chapter === route.chapter &&
    hit.verse === (route.verse ?? 0);
  return (
    <li>
      <a
        class="hit"
        href={routeAddress.format(routeToVerse(hit, route))}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (!isOpen) return;
          // A second press moves on to the text
          event.preventDefault();
          focusVerse(hit);
        }}
      >
        <span class="hit-place">
          <bdi>{labelOf(hit, books, language)}</bdi>
          {isOfSeveral && <span class="short">{nameOf(hit.translation)}</span>}
          {isFoundElsewhere(hit) && (
            <span class="short">
              {searchText('foundIn', { names: formatList(hit.foundIn!.map(nameOf)) })}
            </span>
          )}
        </span>
        <Text hit={hit} translation={translation} />
      </a>
    </li>
  );
}

function routeToVerse(
  { translation, book, chapter, verse }: FoundVerse,
  { translation: first, parallels }: Route,
): Route {
  const others = parallels.includes(translation)
    ? [first, ...parallels.filter((id) => id !== translation)]
    : parallels;
  return { translation, parallels: others, book, chapter, ...(verse > 0 && { verse }) };
}

function labelOf(
  { book, chapter, verse, endVerse = verse }: FoundVerse,
  books: readonly TranslationBook[],
  language: string | undefined,
): string {
  const place = { book, chapter, ...(verse > 0 && { verse }) };
  const others = books.some(({ id }) => id === book)
    ? []
    : [
        {
          id: book,
          name: bookInfo(book)?.commonName ?? book,
          commonName: bookInfo(book)?.commonName ?? book,
        },
      ];
  const label = formatReference(
    { from: place, to: { ...place, ...(endVerse > 0 && { verse: endVerse }) } },
    { books: [...withBriefNames(books), ...others], language },
  );
  return verse === 0 ? searchText('title', { reference: label }) : label;
}

interface TextProps {
  readonly hit: FoundVerse;
  readonly translation: Translation | undefined;
}

function Text({ hit: { text, marks }, translation }: TextProps) {
  const { lang, dir, class: name } = scriptOf(translation);
  if (text === '') return <span class="hit-text waiting" aria-hidden="true" />;
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const [start = 0, end = 0] of marks) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <span class={`hit-text ${name}`} lang={lang} dir={dir}>
      {parts}
      {text.slice(at)}
    </span>
  );
}

function focusVerse({ verse, ...place }: FoundVerse): void {
  const article = document.querySelector(`article[data-chapter="${chapterKey(place)}"]`);
  const at = article && elementOfVerse(article, verse);
  at?.scrollIntoView({ block: 'center' });
  const target = at?.querySelector<HTMLElement>('.number') ?? article?.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}
