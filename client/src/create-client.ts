import type { EntryScope, SearchPartField } from '../../src/documents/question-parameters.ts';
import type * as documents from './documents.ts';
import { createSource, type SourceOptions } from './http/create-source.ts';
import { type CallOptions, type DocumentSource, documentPath as path } from './http/document-source.ts';

/** A method for every endpoint. All reject with a `ScriptoriumError`, or with the reason of the signal. */
export interface ScriptoriumClient
  extends DocumentSource,
    ReturnType<typeof translationEndpoints>,
    ReturnType<typeof commentaryEndpoints>,
    ReturnType<typeof datasetEndpoints>,
    ReturnType<typeof studyEndpoints>,
    ReturnType<typeof textReferenceEndpoints>,
    ReturnType<typeof searchIndexEndpoints>,
    ReturnType<typeof serviceEndpoints> {}

/** Creates a client of the service at a base URL. Throws a `ScriptoriumError` if the URL is invalid. */
export function createClient(options: SourceOptions): ScriptoriumClient {
  const source = createSource(options);
  return {
    ...source,
    ...translationEndpoints(source),
    ...commentaryEndpoints(source),
    ...datasetEndpoints(source),
    ...studyEndpoints(source),
    ...textReferenceEndpoints(source),
    ...searchIndexEndpoints(source),
    ...serviceEndpoints(source),
  };
}

export function translationEndpoints({ get }: DocumentSource) {
  return {
    async translations(options?: CallOptions) {
      return get<documents.AvailableTranslations>('/api/available_translations.json', options);
    },
    async books(translation: string, options?: CallOptions) {
      return get<documents.TranslationBooks>(path`/api/${translation}/books.json`, options);
    },
    async chapter(translation: string, book: string, chapter: number, options?: CallOptions) {
      const link = path`/api/${translation}/${book}/${chapter}.json`;
      return get<documents.TranslationBookChapter>(link, options);
    },
    async simpleChapter(translation: string, book: string, chapter: number, options?: CallOptions) {
      const link = path`/api/${translation}/${book}/${chapter}.simple.json`;
      return get<documents.SimpleTranslationBookChapter>(link, options);
    },
    async audioTimings(
      translation: string,
      book: string,
      chapter: number,
      reader: string,
      options?: CallOptions,
    ) {
      const link = path`/api/${translation}/${book}/${chapter}.${reader}.audioTimings.json`;
      return get<documents.TranslationBookChapterAudioTimings>(link, options);
    },
    /** Words whose offsets index the items of the standard chapter. */
    async words(translation: string, book: string, chapter: number, options?: CallOptions) {
      const link = path`/api/${translation}/${book}/${chapter}.words.json`;
      return get<documents.TranslationBookChapterWords>(link, options);
    },
    /** Words whose offsets index the text of the simplified chapter. */
    async simpleWords(translation: string, book: string, chapter: number, options?: CallOptions) {
      const link = path`/api/${translation}/${book}/${chapter}.words.simple.json`;
      return get<documents.SimpleTranslationBookChapterWords>(link, options);
    },
    /** All books in one document of several megabytes. */
    async complete(translation: string, options?: CallOptions) {
      return get<documents.TranslationComplete>(path`/api/${translation}/complete.json`, options);
    },
    /** All books in one document of several megabytes. */
    async simpleComplete(translation: string, options?: CallOptions) {
      return get<documents.SimpleTranslationComplete>(
        path`/api/${translation}/complete.simple.json`,
        options,
      );
    },
  };
}

/** Commentaries. Profiles are an extension that some services have. */
function commentaryEndpoints({ get }: DocumentSource) {
  return {
    async commentaries(options?: CallOptions) {
      return get<documents.AvailableCommentaries>('/api/available_commentaries.json', options);
    },
    async commentaryBooks(commentary: string, options?: CallOptions) {
      return get<documents.CommentaryBooks>(path`/api/c/${commentary}/books.json`, options);
    },
    async commentaryChapter(commentary: string, book: string, chapter: number, options?: CallOptions) {
      const link = path`/api/c/${commentary}/${book}/${chapter}.json`;
      return get<documents.CommentaryBookChapter>(link, options);
    },
    async simpleCommentaryChapter(commentary: string, book: string, chapter: number, options?: CallOptions) {
      const link = path`/api/c/${commentary}/${book}/${chapter}.simple.json`;
      return get<documents.SimpleCommentaryBookChapter>(link, options);
    },
    async profiles(commentary: string, options?: CallOptions) {
      return get<documents.CommentaryProfiles>(path`/api/c/${commentary}/profiles.json`, options);
    },
    async profile(commentary: string, profile: string, options?: CallOptions) {
      return get<documents.CommentaryProfile>(path`/api/c/${commentary}/profiles/${profile}.json`, options);
    },
  };
}

function datasetEndpoints({ get }: DocumentSource) {
  return {
    async datasets(options?: CallOptions) {
      return get<documents.AvailableDatasets>('/api/available_datasets.json', options);
    },
    async datasetBooks(dataset: string, options?: CallOptions) {
      return get<documents.DatasetBooks>(path`/api/d/${dataset}/books.json`, options);
    },
    /** A chapter of a dataset of either kind. A chapter of cross references has `chapter.content`. */
    async datasetChapter(dataset: string, book: string, chapter: number, options?: CallOptions) {
      const link = path`/api/d/${dataset}/${book}/${chapter}.json`;
      return get<documents.DatasetBookChapter | documents.DatasetEntityBookChapter>(link, options);
    },
    async crossReferences(dataset: string, book: string, chapter: number, options?: CallOptions) {
      return get<documents.DatasetBookChapter>(path`/api/d/${dataset}/${book}/${chapter}.json`, options);
    },
    async entities(dataset: string, book: string, chapter: number, options?: CallOptions) {
      return get<documents.DatasetEntityBookChapter>(
        path`/api/d/${dataset}/${book}/${chapter}.json`,
        options,
      );
    },
    async people(dataset: string, options?: CallOptions) {
      return get<documents.DatasetPeople>(path`/api/d/${dataset}/people.json`, options);
    },
    async person(dataset: string, person: string, options?: CallOptions) {
      return get<documents.DatasetPersonRecord>(path`/api/d/${dataset}/people/${person}.json`, options);
    },
    async places(dataset: string, options?: CallOptions) {
      return get<documents.DatasetPlaces>(path`/api/d/${dataset}/places.json`, options);
    },
    async events(dataset: string, options?: CallOptions) {
      return get<documents.DatasetEvents>(path`/api/d/${dataset}/events.json`, options);
    },
    async groups(dataset: string, options?: CallOptions) {
      return get<documents.DatasetPeopleGroups>(path`/api/d/${dataset}/groups.json`, options);
    },
    async place(dataset: string, id: string, options?: CallOptions) {
      return get<documents.DatasetPlaceRecord>(path`/api/d/${dataset}/places/${id}.json`, options);
    },
    async event(dataset: string, id: string, options?: CallOptions) {
      return get<documents.DatasetEventRecord>(path`/api/d/${dataset}/events/${id}.json`, options);
    },
    async group(dataset: string, id: string, options?: CallOptions) {
      return get<documents.DatasetPeopleGroupRecord>(path`/api/d/${dataset}/groups/${id}.json`, options);
    },
  };
}

/** Versifications, lexicons and morphology. These and all below are extensions: other services respond with 404. */
function studyEndpoints({ get }: DocumentSource) {
  return {
    async versification(translation: string, options?: CallOptions) {
      return get<documents.TranslationVersification>(path`/api/x/versification/${translation}.json`, options);
    },
    async lexicons(options?: CallOptions) {
      return get<documents.Lexicons>('/api/x/lexicons.json', options);
    },
    /** An entry of a lexicon. @param number in the canonical form that `strongsNumber` returns: `H430`. */
    async lexiconEntry(lexicon: string, number: string, options?: CallOptions) {
      return get<documents.LexiconEntry>(path`/api/x/lexicon/${lexicon}/${number}.json`, options);
    },
    /** All glosses of a lexicon for Hebrew (`H`) or Greek (`G`) words. */
    async lexiconGlosses(lexicon: string, letter: 'H' | 'G', options?: CallOptions) {
      return get<documents.LexiconGlosses>(
        path`/api/x/lexicon/${lexicon}/${`glosses-${letter}`}.json`,
        options,
      );
    },
    /** A part of the names of a lexicon's words. `findWords` reads those that it needs. */
    async lexiconNames(lexicon: string, part: number, options?: CallOptions) {
      return get<documents.LexiconNames>(path`/api/x/lexicon/${lexicon}/${`names-${part}`}.json`, options);
    },
    async numberCounts(options?: CallOptions) {
      return get<documents.NumberCounts>('/api/x/number-counts.json', options);
    },
    /** The words of the original that each word of a chapter renders, if the translation is aligned. */
    async chapterAlignment(translation: string, book: string, chapter: number, options?: CallOptions) {
      const link = path`/api/x/alignment/${translation}/${book}/${chapter}.json`;
      return get<documents.ChapterAlignment>(link, options);
    },
    /** The meanings of the morphology codes of a scheme. `parseMorphology` needs no request. */
    async morphology(scheme: documents.Morphology['scheme'], options?: CallOptions) {
      return get<documents.Morphology>(path`/api/x/morphology/${scheme}.json`, options);
    },
    async datasetVersification(dataset: string, options?: CallOptions) {
      return get<documents.DatasetVersification>(path`/api/x/versification/${dataset}.json`, options);
    },
    async commentaryVersification(commentary: string, options?: CallOptions) {
      return get<documents.CommentaryVersification>(path`/api/x/versification/${commentary}.json`, options);
    },
  };
}

function textReferenceEndpoints({ get }: DocumentSource) {
  return {
    /** The references to scripture in the notes on a chapter. Chapters without references have no such document. */
    async chapterReferences(commentary: string, book: string, chapter: number, options?: CallOptions) {
      const link = path`/api/x/references/${commentary}/${book}/${chapter}.json`;
      return get<documents.TextReferences>(link, options);
    },
    /** The references in the introduction of a book. The introduction itself is in the list of books. */
    async introductionReferences(commentary: string, book: string, options?: CallOptions) {
      return get<documents.TextReferences>(path`/api/x/references/${commentary}/${book}.json`, options);
    },
    async profileReferences(commentary: string, profile: string, options?: CallOptions) {
      const link = path`/api/x/references/${commentary}/profiles/${profile}.json`;
      return get<documents.TextReferences>(link, options);
    },
    async personReferences(dataset: string, person: string, options?: CallOptions) {
      return get<documents.TextReferences>(path`/api/x/references/${dataset}/people/${person}.json`, options);
    },
    async placeReferences(dataset: string, place: string, options?: CallOptions) {
      return get<documents.TextReferences>(path`/api/x/references/${dataset}/places/${place}.json`, options);
    },
  };
}

function searchIndexEndpoints({ get }: DocumentSource) {
  return {
    /** The root of a translation's search index: the verses, and the first terms of each part. */
    async searchRoot(translation: string, options?: CallOptions) {
      return get<documents.SearchRoot>(path`/api/x/search/${translation}/index.json`, options);
    },
    /** A part of a search index: a range of terms with their positions. */
    async searchPart(translation: string, field: SearchPartField, part: number, options?: CallOptions) {
      // Parts are counted from 0, which path segments do not allow as a number
      return get<documents.SearchPart>(
        path`/api/x/search/${translation}/${`${field}-${part}`}.json`,
        options,
      );
    },
    /** The fields of a search index that come from a computed alignment. */
    async computedSearchRoot(translation: string, options?: CallOptions) {
      return get<documents.ComputedSearchRoot>(path`/api/x/search/${translation}/computed.json`, options);
    },
    /** The root of an index of other texts than verses: of headings, footnotes, notes, names or a lexicon. */
    async entrySearchRoot(edition: string, scope: EntryScope, options?: CallOptions) {
      return get<documents.EntrySearchRoot>(path`/api/x/search/${edition}/${scope}/index.json`, options);
    },
    async entrySearchPart(
      edition: string,
      scope: EntryScope,
      field: 'word' | 'pair' | 'strong' | 'lemma',
      part: number,
      options?: CallOptions,
    ) {
      const file = `${field}-${part}`;
      return get<documents.SearchPart>(path`/api/x/search/${edition}/${scope}/${file}.json`, options);
    },
    /** The number of words in each verse, for ranking. */
    async searchLengths(translation: string, options?: CallOptions) {
      return get<documents.SearchLengths>(path`/api/x/search/${translation}/lengths.json`, options);
    },
  };
}

function serviceEndpoints({ get }: DocumentSource) {
  return {
    async languages(options?: CallOptions) {
      return get<documents.Languages>('/api/x/languages.json', options);
    },
    async plans(options?: CallOptions) {
      return get<documents.Plans>('/api/x/plans.json', options);
    },
    /** The days of a plan, with references for `passages`. */
    async planDays(plan: string, options?: CallOptions) {
      return get<documents.PlanDays>(path`/api/x/days/${plan}.json`, options);
    },
    /** The verses of all days; `verseOfTheDay` returns the one of a date with its text. */
    async versesOfTheDay(options?: CallOptions) {
      return get<documents.VersesOfTheDay>('/api/x/verse-of-the-day.json', options);
    },
    /** The operator's settings for the service: its name and colours, and the start passage. */
    async site(options?: CallOptions) {
      return get<documents.Site>('/api/x/site.json', options);
    },
    async features(options?: CallOptions) {
      return get<documents.Features>('/api/x/features.json', options);
    },
    /** The published files of editions in other formats, such as EPUB; empty on a live server. */
    async downloads(options?: CallOptions) {
      return get<documents.Downloads>('/api/x/downloads.json', options);
    },
    async report(edition: string, options?: CallOptions) {
      return get<documents.EditionReport>(path`/api/x/report/${edition}.json`, options);
    },
    /** Every document of the service with its SHA-256. */
    async manifest(options?: CallOptions) {
      return get<documents.Manifest>('/api/x/manifest.json', options);
    },
    /** The manifest of a release, by its SHA-256 in hexadecimal digits. */
    async release(sha256: string, options?: CallOptions) {
      return get<documents.Release>(path`/api/x/manifests/${sha256}.json`, options);
    },
    async editionManifest(edition: string, sha256: string, options?: CallOptions) {
      return get<documents.EditionManifest>(path`/api/x/manifests/${edition}/${sha256}.json`, options);
    },
    /** The published releases; only available from publications. */
    async releases(options?: CallOptions) {
      return get<documents.Releases>('/api/x/releases.json', options);
    },
  };
}
