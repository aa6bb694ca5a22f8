import { computeAlignment, type WordLink } from '../../align/compute-alignment.ts';
import { CollectedVerses, type SourceTerms } from '../../align/corpus.ts';
import { coreTerms, isName, type OriginalWord, sourceTerms } from '../../align/source-terms.ts';
import { type TargetWord, targetWords } from '../../align/target-words.ts';
import { wordEvidence } from '../../align/word-evidence.ts';
import type { LexiconNames } from '../../documents/lexicon/lexicon-schema.ts';
import { links } from '../../documents/links.ts';
import { alignmentDocument } from '../../documents/translation/alignment.ts';
import { packDocument, parseStored, type StoredDocument } from '../../library/stored-document.ts';
import type { AlignedGroup, SourceWord } from '../../model/alignment.ts';
import { foldedWords } from '../../search/analysis.ts';
import { foldedStemmer, stemmerNameFor } from '../../search/forms/stemmers.ts';
import { batchDocuments, type DocumentBatch } from '../workers/document-batch.ts';
import { type EditionChapters, OriginalVerses, versesIn } from './verses-of-documents.ts';

export interface AlignTestament {
  readonly edition: EditionChapters;
  readonly language: string;
  readonly original: EditionChapters;
  readonly lexicons: readonly { readonly language: string; readonly names: readonly Uint8Array[] }[];
}

export interface AlignedTestament {
  readonly documents: DocumentBatch;
  readonly scores: number;
  readonly contentWords: number;
}

const maxContentShare = 1 / 300;
/** Longer verses are damaged text: their links would take too much memory. */
const maxCells = 200_000;

/** Parsed documents are most of the garbage. */
const chaptersPerCollection = 50;

type Originals = readonly (OriginalWord & SourceWord)[];

interface VersePair {
  readonly chapter: number;
  readonly verse: number;
  readonly words: readonly TargetWord[];
  readonly original: Originals;
  readonly source: SourceTerms;
}

export function alignTestament({ edition, language, original, lexicons }: AlignTestament): AlignedTestament {
  const stem = stemmerOf(language);
  const originals = new OriginalVerses(edition, original);
  const pairsOf = (chapter: EditionChapters['chapters'][number]) => pairsIn(chapter, originals, stem);
  const verses = new CollectedVerses();
  const names = new Map<string, string>();
  for (const [at, chapter] of edition.chapters.entries()) {
    if (at % chaptersPerCollection === 0) Bun.gc(true);
    for (const { words, original, source } of pairsOf(chapter)) {
      verses.add(
        source,
        words.map(({ term }) => term),
      );
      for (const word of original) {
        if (isName(word)) for (const term of coreTerms(word)) names.set(term, word.lemma ?? word.text);
      }
    }
  }
  Bun.gc(true);
  const linksOf = computeAlignment(verses, evidenceOf(lexicons, language, names, stem));
  Bun.gc(true);
  const isContent = contentTerms(verses);
  const measured = measure(verses, linksOf, isContent);
  const quality = shareOf(measured);
  const documents: [string, StoredDocument][] = [];
  let index = 0;
  for (const [at, chapter] of edition.chapters.entries()) {
    if (at % chaptersPerCollection === 0) Bun.gc(true);
    const groups = pairsOf(chapter).flatMap((pair) => groupsOf(pair, linksOf(index++), isContent));
    if (groups.length === 0) continue;
    const json = alignmentDocument({ by: 'computed', quality, groups });
    documents.push([links.alignment(edition.id, chapter.book, chapter.chapter), packDocument(json)]);
  }
  return { documents: batchDocuments(documents), ...measured };
}

function pairsIn(
  chapter: EditionChapters['chapters'][number],
  originals: OriginalVerses,
  stem: (word: string) => string,
): VersePair[] {
  return versesIn(chapter).flatMap((place) => {
    const original = originals.wordsOf(place);
    const source = sourceTerms(original);
    const words = targetWords(place.text, stem);
    const cells = source.terms.length * words.length;
    if (cells === 0 || cells > maxCells) return [];
    return [{ chapter: place.chapter, verse: place.verse, words, original, source }];
  });
}

function groupsOf(
  { verse, words, original, source }: VersePair,
  found: readonly WordLink[],
  isContent: (term: string) => boolean,
): AlignedGroup[] {
  const renderings = Map.groupBy(found, (link) => source.words[link.source]!);
  return Array.from(renderings, ([word, links]): AlignedGroup => {
    const kept = withoutStrays(links, ({ target }) => isContent(words[target]!.term));
    return {
      source: [original[word]!],
      target: kept.map(({ target }) => ({ verse, start: words[target]!.start, end: words[target]!.end })),
      score: rounded(kept.reduce((sum, { score }) => sum + score, 0) / kept.length),
    };
  }).sort((a, b) => a.target[0]!.start - b.target[0]!.start);
}

const minStrayScore = 0.5;

/** Removes function words that are not next to a content word of the same rendering, such as other articles. */
export function withoutStrays(
  links: readonly WordLink[],
  isContent: (link: WordLink) => boolean,
): readonly WordLink[] {
  const runs: WordLink[][] = [];
  for (const link of links) {
    const last = runs.at(-1);
    if (last && last.at(-1)!.target + 1 === link.target) last.push(link);
    else runs.push([link]);
  }
  const scoreOf = (run: readonly WordLink[]) => Math.max(...run.map(({ score }) => score));
  const kept = runs.filter((run) => run.some(isContent) || scoreOf(run) >= minStrayScore);
  if (kept.length > 0) return kept.flat();
  return runs.reduce((best, run) => (scoreOf(run) > scoreOf(best) ? run : best));
}

function contentTerms({ target, targets }: CollectedVerses): (term: string) => boolean {
  const counts = new Int32Array(targets.texts.length);
  for (const term of target) counts[term]!++;
  return (term) => counts[targets.idOf(term)]! <= target.length * maxContentShare;
}

function measure(
  { target, targetStarts, targets }: CollectedVerses,
  linksOf: (verse: number) => WordLink[],
  isContent: (term: string) => boolean,
) {
  const isContentAt = (position: number) => isContent(targets.texts[target[position]!]!);
  let [scores, contentWords] = [0, 0];
  for (let position = 0; position < target.length; position++) if (isContentAt(position)) contentWords++;
  for (let verse = 0; verse + 1 < targetStarts.length; verse++) {
    for (const { target, score } of linksOf(verse)) {
      if (isContentAt(targetStarts[verse]! + target)) scores += score;
    }
  }
  return { scores, contentWords };
}

export function shareOf({ scores, contentWords }: Pick<AlignedTestament, 'scores' | 'contentWords'>) {
  return contentWords === 0 ? null : rounded(scores / contentWords);
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}

function stemmerOf(language: string): (word: string) => string {
  const name = stemmerNameFor(language);
  if (!name) return (word) => word;
  const stem = foldedStemmer(name, require(`@orama/stemmers/${name}`).stemmer);
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? stem(word);
    known.set(word, found);
    return found;
  };
}

/** Glosses count only in the language of the edition, names in all languages. @param names is extended. */
function evidenceOf(
  lexicons: AlignTestament['lexicons'],
  language: string,
  names: Map<string, string>,
  stem: (word: string) => string,
) {
  const glosses = new Map<string, Map<string, number>>();
  const add = (number: string, word: string, weight: number) => {
    const known = glosses.get(number) ?? new Map<string, number>();
    const term = stem(word);
    glosses.set(number, known.set(term, Math.max(weight, known.get(term) ?? 0)));
  };
  for (const lexicon of lexicons) {
    for (const gzip of lexicon.names) {
      const { words, entries } = parseStored<LexiconNames>(gzip);
      for (const [number, { lemma, gloss }] of Object.entries(entries)) {
        if (/^\p{Lu}/u.test(gloss)) names.set(number, lemma);
        if (lexicon.language === language) for (const word of foldedWords(gloss)) add(number, word, 1);
      }
      if (lexicon.language !== language) continue;
      for (const [word, numbers] of Object.entries(words)) {
        for (const [number, weight] of Object.entries(numbers)) add(number, word, weight / 100);
      }
    }
  }
  return wordEvidence({ glosses, names });
}
