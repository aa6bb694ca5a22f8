import { links } from '../documents/links.ts';
import type { Features } from '../documents/site/site-schema.ts';
import type { ChapterAlignment } from '../model/alignment.ts';
import type { VerseAddress } from './edition.ts';
import type { EditionPassage, FoundPassages } from './passage.ts';
import type { DocumentQuery } from './question.ts';
import { groupsByVerse, wordsWithRenderings } from './renderings.ts';

function* alignedTranslations(): DocumentQuery<ReadonlySet<string>> {
  const [features] = (yield [links.features]) as [Partial<Features> | undefined];
  return new Set(features?.translations?.flatMap(({ id, alignment }) => (alignment ? id : [])));
}

export function* addRenderings(found: FoundPassages): DocumentQuery<FoundPassages> {
  const aligned = yield* alignedTranslations();
  const linkOf = ({ edition }: EditionPassage, { book, chapter }: VerseAddress) =>
    links.alignment(edition.translation.id, book, chapter);
  const all = found.passages.flatMap(({ editions }) => editions);
  const wanted = all.filter(({ edition }) => aligned.has(edition.translation.id));
  const paths = [...new Set(wanted.flatMap((each) => each.verses.map((verse) => linkOf(each, verse))))];
  if (paths.length === 0) return found;
  const documents = (yield paths) as readonly (ChapterAlignment | undefined)[];
  const groups = new Map(paths.map((path, index) => [path, groupsByVerse(documents[index])]));
  const rendered = (each: EditionPassage): EditionPassage => ({
    ...each,
    verses: each.verses.map((verse) => {
      const own = groups.get(linkOf(each, verse))?.get(verse.verse);
      return own ? { ...verse, words: wordsWithRenderings(verse.words ?? [], own) } : verse;
    }),
  });
  const passages = found.passages.map((passage) => ({
    ...passage,
    editions: passage.editions.map((each) => (wanted.includes(each) ? rendered(each) : each)),
  }));
  return { ...found, passages };
}
