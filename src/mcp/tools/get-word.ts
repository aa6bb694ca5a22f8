import { z } from 'zod';
import { links } from '../../documents/links.ts';
import type { SearchRoot } from '../../documents/search/search-schema.ts';
import { count } from '../../lib/count.ts';
import { strongsNumber, strongsNumbers } from '../../model/strongs-number.ts';
import { type FoundWord, findWords } from '../../questions/find-words.ts';
import type { FoundEntry } from '../../questions/lexicon-entries.ts';
import type { CataloguedEdition } from '../../questions/named-translations.ts';
import { addRenderings } from '../../questions/passage-renderings.ts';
import { type DocumentQuery, QuestionError } from '../../questions/question.ts';
import type { FoundVerse } from '../../questions/read-verses.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { interlinearRuns, type RenderedRun } from '../../questions/renderings.ts';
import { type SearchResults, search } from '../../questions/search/search.ts';
import { runSeparator } from '../../search/rendered-words.ts';
import { attributionLines, attributionTo, chooseTranslations, readEditionList } from '../catalogue.ts';
import { readEntries, readMorphology } from '../lexicons.ts';
import {
  quotedVerses,
  readPassages,
  requestedPassage,
  requireTranslation,
  verseReference,
} from '../places.ts';
import {
  blocks,
  type CallContext,
  defineTool,
  nextPage,
  nextPageText,
  toolParts,
  truncated,
} from '../tool.ts';
import { computedText, hitsOf, hitsText, renderingsText } from './search-verses.ts';

const maxVerses = 3;
const maxRenderings = 15;
const definitionCharacters = 1500;

interface ShownEntry {
  readonly lexicon: string;
  readonly number: string;
  readonly lemma: string;
  readonly transliteration: string | null;
  readonly partOfSpeech: string | null;
  readonly gloss: string;
  readonly definition: string;
}

export const getWord = defineTool({
  name: 'get_word',
  title: 'Explain a word',
  description:
    'Explains Hebrew and Greek words. With "reference" (one to three verses): each word with Strong\'s number, lemma, parsing and gloss. With "word": lexicon entry, renderings and verses.',
  input: z.strictObject({
    word: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('Strong\'s number, lemma, transliteration or gloss: "G26", "ἀγάπη", "agape", "love"'),
    reference: toolParts.reference.optional(),
    translation: toolParts.edition.optional().describe('With annotated words'),
    limit: z.int().min(1).max(50).default(10),
    offset: toolParts.offset,
  }),
  example: { word: 'G26' },
  output: {
    entries: 'array',
    words: 'array',
    renderings: 'array',
    total: 'integer',
    occurrences: 'array',
    nextOffset: 'integer?',
    attributions: 'array',
  },

  *ask({ word: written, reference, translation, limit, offset }, context) {
    const words = written?.split(/[,;]/).map((each) => each.trim());
    const [word, ...others] = words?.filter(Boolean) ?? [];
    if (others.length > 0) context.note(`This tool explains one word, so "${word}" was used.`);
    if (word !== undefined && reference !== undefined) {
      // For "love" in John 3:16, the words of the verse are the answer
      const isStudy = strongsNumber(word) !== undefined;
      context.note(`Only "${isStudy ? 'word' : 'reference'}" was used.`);
      if (!isStudy) return yield* wordsOfVerses(reference, translation, context);
    }
    if (word !== undefined) return yield* studyOf(word, translation, context, { limit, offset });
    if (reference !== undefined) return yield* wordsOfVerses(reference, translation, context);
    const message = 'Give either "word" or "reference".';
    throw new QuestionError({ code: 'bad_parameter', message });
  },
});

function* wordsOfVerses(reference: string, translation: string | undefined, context: CallContext) {
  const annotated = yield* annotatedTranslations();
  const [usual] = translation === undefined ? yield* chooseTranslations(undefined, context) : [];
  const isSuited = annotated.some((each) => each.id === usual);
  const preferred = isSuited ? usual : (annotated[0]?.id ?? usual);
  const { ref, translation: id } = requireTranslation(
    yield* requestedPassage(reference, translation, { ...context, preferred }),
  );
  const plain = yield* readPassages(ref, [id], maxVerses, { parts: ['words'], format: 'json' });
  const { passages, attributions } = yield* addRenderings(plain);
  const verses = passages.flatMap(({ editions }) => editions[0]!.verses);
  const found = verses.flatMap((verse) => renderingsOf(verse).map((rendering) => ({ verse, ...rendering })));
  if (found.length === 0) {
    const message = `${id} has no annotated words in this passage.`;
    const others = annotated.filter((each) => each.id !== id).map((each) => each.id);
    const hint =
      others.length > 0
        ? `Translations with annotated words: ${others.join(', ')}.`
        : 'No other translation has annotated words.';
    throw new QuestionError({ code: 'file_not_found', message, hint });
  }
  const entries = yield* readEntries(found.flatMap(({ strongs = [] }) => strongs.flatMap(strongsNumbers)));
  const parsings = yield* readMorphology(found.flatMap(({ morph }) => morph ?? []));
  const words = found.map(({ verse, text, strongs = [], lemma, morph }) => ({
    reference: verseReference(verse),
    text,
    strongs: [...strongs],
    lemma: lemma ?? null,
    morphology: morph ?? null,
    parsing: (morph === undefined ? undefined : parsings.get(morph)) ?? null,
    gloss: glossOf(strongs, entries.ofNumber),
  }));
  const all = [...attributions, ...entries.lexicons.map(attributionTo)];
  const text = blocks(
    ...passages.map(({ editions, label }) => {
      const texts = editions[0]!.verses.map(({ content }) => content.text.replaceAll('\n', ' '));
      return `${label} (${editions[0]!.reference}, ${id}): ${texts.join(' ')}`;
    }),
    words
      .map(({ text, strongs, lemma, gloss, parsing, morphology }) => {
        const said = [strongs.join(' '), lemma, gloss, parsing ?? morphology].filter((each) => each);
        return `${text}: ${said.join('; ')}`;
      })
      .join('\n'),
    attributionLines(all),
  );
  const members = { ...nothing, words, attributions: all };
  return { members, text, verses: passages.flatMap(({ editions }) => editions.flatMap(quotedVerses)) };
}

/** The annotated words of a verse. Words of one alignment are one row: `have … made`. */
function renderingsOf({ words = [], content: { text } }: FoundVerse) {
  const rows = new Map<object, { first: RenderedRun; texts: string[] }>();
  for (const run of interlinearRuns(words, new Set(), (start, end) => text.slice(start, end))) {
    const key = run.word.rendering ?? run;
    const row = rows.get(key) ?? { first: run, texts: [] };
    row.texts.push(text.slice(run.start, run.end));
    rows.set(key, row);
  }
  return [...rows.values()].map(({ first: { word }, texts }) => {
    const { strongs, lemma, morph, rendering } = word;
    const written = rendering?.source.flatMap((each) => each.strongs) ?? strongs;
    return { text: texts.join(` ${runSeparator} `), strongs: written, lemma, morph };
  });
}

const nothing = { entries: [], words: [], renderings: [], total: 0, occurrences: [], nextOffset: null };

function glossOf(
  strongs: readonly string[],
  entries: ReadonlyMap<string, readonly FoundEntry[]>,
): string | null {
  const glosses = strongs.flatMap(strongsNumbers).flatMap((each) => entries.get(each)?.[0]?.gloss ?? []);
  return glosses.length > 0 ? [...new Set(glosses)].join(' + ') : null;
}

function doubtOf(written: string, match: FoundWord['match'] | undefined): string {
  if (!match || match.exact || match.by !== 'transliteration') return '';
  return `No word is spelled “${written}”. This one sounds like it (${match.name}) and may be another.`;
}

function* studyOf(
  word: string,
  translation: string | undefined,
  context: CallContext,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const written = word.trim().replace(/^(?:strong|lemma):/i, '');
  const { words } = strongsNumber(written) === undefined ? yield* findWords(written) : { words: [] };
  const number = strongsNumber(written) ?? words[0]?.number;
  const annotated = yield* annotatedTranslations();
  const named = translation === undefined ? undefined : yield* chooseTranslations([translation], context);
  const editions = named ?? annotated.map(({ id }) => id);
  const clause = number === undefined ? `lemma:${written.replace(/[\s"|*]+/g, '')}` : `strong:${number}`;
  const found = editions.length > 0 ? yield* occurrencesOf(clause, editions, limit, offset) : undefined;
  const { ofNumber, lexicons } = yield* readEntries(number === undefined ? [] : [number]);
  const entries = [...ofNumber.values()].flat().map((entry) => ({
    lexicon: entry.lexicon,
    number: entry.id,
    lemma: entry.lemma,
    transliteration: entry.transliteration ?? null,
    partOfSpeech: entry.partOfSpeech ?? null,
    gloss: entry.gloss,
    definition: truncated(entry.definition, definitionCharacters),
  }));
  if (entries.length === 0 && !found?.total) {
    const message = `Nothing was found for the word "${word.slice(0, 60)}".`;
    const hint =
      'Give a Strong\'s number ("G26"), a lemma ("ἀγάπη"), a transliteration ("agape") or an English word.';
    throw new QuestionError({ code: 'file_not_found', message, hint });
  }
  const occurrences = yield* hitsOf(found?.results ?? []);
  const renderings = (found?.renderings ?? []).map(({ translation: id, renderings: all, others }) => ({
    translation: id,
    renderings: all.slice(0, maxRenderings).map(({ words, count }) => ({ words, count })),
    others: others + all.slice(maxRenderings).reduce((sum, { count }) => sum + count, 0),
  }));
  const total = found?.total ?? 0;
  const nextOffset = nextPage(offset, occurrences.length, total);
  const attributions = [...lexicons.map(attributionTo), ...(found?.attributions ?? [])];
  const text = blocks(
    doubtOf(written, words[0]?.match),
    ...entries.map(entryText),
    otherWordsText(words.slice(1)),
    renderings
      .map((each) => {
        const others = each.others > 0 ? `, others ${each.others}` : '';
        return `Rendered in ${each.translation}: ${renderingsText(each.renderings)}${others}`;
      })
      .join('\n'),
    found ? computedText(found) : '',
    count(total, 'verse'),
    hitsText(occurrences),
    attributionLines(attributions),
    nextPageText(nextOffset),
  );
  const members = { ...nothing, entries, renderings, total, occurrences, nextOffset, attributions };
  return { members, text, verses: occurrences };
}

function entryText(entry: ShownEntry): string {
  const { number, lemma, transliteration, partOfSpeech, gloss, definition, lexicon } = entry;
  const head = [lemma, transliteration, partOfSpeech, gloss].filter((each) => each !== null).join('; ');
  return `${number} (${lexicon}): ${head}\n${definition}`;
}

const maxOtherWords = 5;

function otherWordsText(words: readonly FoundWord[]): string {
  if (words.length === 0) return '';
  const shown = words
    .slice(0, maxOtherWords)
    .map(({ number, entries }) => `${number} ${entries[0]!.lemma} "${entries[0]!.gloss}"`);
  return `Similar: ${shown.join(', ')}`;
}

function* occurrencesOf(
  q: string,
  editions: readonly string[],
  limit: number,
  offset: number,
): DocumentQuery<SearchResults | undefined> {
  try {
    return yield* search({
      q,
      editions,
      books: '',
      match: 'all',
      sort: 'canon',
      computed: true,
      limit,
      offset,
      referenceData: allReferenceData,
    });
  } catch (error) {
    if (!(error instanceof QuestionError) || error.fault.code !== 'file_not_found') throw error;
    return undefined;
  }
}

const maxCheckedTranslations = 30;
const maxAnnotatedTranslations = 8;

function* annotatedTranslations(): DocumentQuery<CataloguedEdition[]> {
  const some = (yield* readEditionList('translations')).slice(0, maxCheckedTranslations);
  const roots = yield some.map(({ id }) => links.searchRoot(id));
  const hasNumbers = (_: unknown, index: number) =>
    (roots[index] as SearchRoot | undefined)?.fields.strong !== undefined;
  return some.filter(hasNumbers).slice(0, maxAnnotatedTranslations);
}
