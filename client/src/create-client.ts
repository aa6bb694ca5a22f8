import type {
  AvailableCommentaries,
  AvailableDatasets,
  AvailableTranslations,
  CommentaryBookChapter,
  CommentaryBooks,
  CommentaryProfile,
  CommentaryProfiles,
  DatasetBookChapter,
  DatasetBooks,
  DatasetEntityBookChapter,
  DatasetEventRecord,
  DatasetEvents,
  DatasetPeople,
  DatasetPeopleGroupRecord,
  DatasetPeopleGroups,
  DatasetPersonRecord,
  DatasetPlaceRecord,
  DatasetPlaces,
  EditionManifest,
  EditionReport,
  Manifest,
  Release,
  Releases,
  SimpleCommentaryBookChapter,
  SimpleTranslationBookChapter,
  SimpleTranslationBookChapterWords,
  SimpleTranslationComplete,
  TranslationBookChapter,
  TranslationBookChapterAudioTimings,
  TranslationBookChapterWords,
  TranslationBooks,
  TranslationComplete,
} from './documents.ts';
import { createSource, type SourceOptions } from './http/create-source.ts';
import { type CallOptions, type DocumentSource, pathSegment as segment } from './http/document-source.ts';

/** A method for every endpoint. All reject with a `ScriptoriumError`, or with the reason of the signal. */
export interface ScriptoriumClient
  extends DocumentSource,
    ReturnType<typeof translationEndpoints>,
    ReturnType<typeof commentaryEndpoints>,
    ReturnType<typeof datasetEndpoints>,
    ReturnType<typeof extensionEndpoints> {}

/** A client of the service at a base URL. Throws a `ScriptoriumError` when that is none. */
export function createClient(options: SourceOptions): ScriptoriumClient {
  const source = createSource(options);
  return {
    ...source,
    ...translationEndpoints(source),
    ...commentaryEndpoints(source),
    ...datasetEndpoints(source),
    ...extensionEndpoints(source),
  };
}

/** Translations, their chapters and what belongs to them. */
export function translationEndpoints(source: DocumentSource) {
  return {
    async translations(options?: CallOptions) {
      return source.get<AvailableTranslations>('/api/available_translations.json', options);
    },
    async books(translation: string, options?: CallOptions) {
      return source.get<TranslationBooks>(`/api/${segment(translation)}/books.json`, options);
    },
    async chapter(translation: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<TranslationBookChapter>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.json`,
        options,
      );
    },
    async simpleChapter(translation: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<SimpleTranslationBookChapter>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.simple.json`,
        options,
      );
    },
    async audioTimings(
      translation: string,
      book: string,
      chapter: number,
      reader: string,
      options?: CallOptions,
    ) {
      return source.get<TranslationBookChapterAudioTimings>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.${segment(reader)}.audioTimings.json`,
        options,
      );
    },
    /** Words whose offsets index the items of the standard chapter. */
    async words(translation: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<TranslationBookChapterWords>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.words.json`,
        options,
      );
    },
    /** Words whose offsets index the text of the simplified chapter. */
    async simpleWords(translation: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<SimpleTranslationBookChapterWords>(
        `/api/${segment(translation)}/${segment(book)}/${segment(chapter)}.words.simple.json`,
        options,
      );
    },
    /** All books in one document, of some megabytes. */
    async complete(translation: string, options?: CallOptions) {
      return source.get<TranslationComplete>(`/api/${segment(translation)}/complete.json`, options);
    },
    /** All books in one document, of some megabytes. */
    async simpleComplete(translation: string, options?: CallOptions) {
      return source.get<SimpleTranslationComplete>(
        `/api/${segment(translation)}/complete.simple.json`,
        options,
      );
    },
  };
}

/** Commentaries. Profiles are an extension that some services have. */
export function commentaryEndpoints(source: DocumentSource) {
  return {
    async commentaries(options?: CallOptions) {
      return source.get<AvailableCommentaries>('/api/available_commentaries.json', options);
    },
    async commentaryBooks(commentary: string, options?: CallOptions) {
      return source.get<CommentaryBooks>(`/api/c/${segment(commentary)}/books.json`, options);
    },
    async commentaryChapter(commentary: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<CommentaryBookChapter>(
        `/api/c/${segment(commentary)}/${segment(book)}/${segment(chapter)}.json`,
        options,
      );
    },
    async simpleCommentaryChapter(commentary: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<SimpleCommentaryBookChapter>(
        `/api/c/${segment(commentary)}/${segment(book)}/${segment(chapter)}.simple.json`,
        options,
      );
    },
    async profiles(commentary: string, options?: CallOptions) {
      return source.get<CommentaryProfiles>(`/api/c/${segment(commentary)}/profiles.json`, options);
    },
    async profile(commentary: string, profile: string, options?: CallOptions) {
      return source.get<CommentaryProfile>(
        `/api/c/${segment(commentary)}/profiles/${segment(profile)}.json`,
        options,
      );
    },
  };
}

/** Datasets: cross references, and people, places, events and groups. */
export function datasetEndpoints(source: DocumentSource) {
  return {
    async datasets(options?: CallOptions) {
      return source.get<AvailableDatasets>('/api/available_datasets.json', options);
    },
    async datasetBooks(dataset: string, options?: CallOptions) {
      return source.get<DatasetBooks>(`/api/d/${segment(dataset)}/books.json`, options);
    },
    /** A chapter of a dataset of either kind: that of cross references has `chapter.content`. */
    async datasetChapter(dataset: string, book: string, chapter: number, options?: CallOptions) {
      const path = `/api/d/${segment(dataset)}/${segment(book)}/${segment(chapter)}.json`;
      return source.get<DatasetBookChapter | DatasetEntityBookChapter>(path, options);
    },
    /** A chapter of a dataset of cross references. */
    async crossReferences(dataset: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<DatasetBookChapter>(
        `/api/d/${segment(dataset)}/${segment(book)}/${segment(chapter)}.json`,
        options,
      );
    },
    /** A chapter of a dataset of people, places and events. */
    async entities(dataset: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<DatasetEntityBookChapter>(
        `/api/d/${segment(dataset)}/${segment(book)}/${segment(chapter)}.json`,
        options,
      );
    },
    async people(dataset: string, options?: CallOptions) {
      return source.get<DatasetPeople>(`/api/d/${segment(dataset)}/people.json`, options);
    },
    async person(dataset: string, person: string, options?: CallOptions) {
      return source.get<DatasetPersonRecord>(
        `/api/d/${segment(dataset)}/people/${segment(person)}.json`,
        options,
      );
    },
    async places(dataset: string, options?: CallOptions) {
      return source.get<DatasetPlaces>(`/api/d/${segment(dataset)}/places.json`, options);
    },
    async events(dataset: string, options?: CallOptions) {
      return source.get<DatasetEvents>(`/api/d/${segment(dataset)}/events.json`, options);
    },
    async groups(dataset: string, options?: CallOptions) {
      return source.get<DatasetPeopleGroups>(`/api/d/${segment(dataset)}/groups.json`, options);
    },
    async place(dataset: string, id: string, options?: CallOptions) {
      return source.get<DatasetPlaceRecord>(`/api/d/${segment(dataset)}/places/${segment(id)}.json`, options);
    },
    async event(dataset: string, id: string, options?: CallOptions) {
      return source.get<DatasetEventRecord>(`/api/d/${segment(dataset)}/events/${segment(id)}.json`, options);
    },
    async group(dataset: string, id: string, options?: CallOptions) {
      return source.get<DatasetPeopleGroupRecord>(
        `/api/d/${segment(dataset)}/groups/${segment(id)}.json`,
        options,
      );
    },
  };
}

/** What Scriptorium has beyond the contract; another service answers 404. */
export function extensionEndpoints(source: DocumentSource) {
  return {
    /** What the sources of an edition hold and what is wrong with them. */
    async report(edition: string, options?: CallOptions) {
      return source.get<EditionReport>(`/api/x/report/${segment(edition)}.json`, options);
    },
    /** Every document of the service with its SHA-256. */
    async manifest(options?: CallOptions) {
      return source.get<Manifest>('/api/x/manifest.json', options);
    },
    /** The manifest of a release by its SHA-256 in hexadecimal digits. */
    async release(sha256: string, options?: CallOptions) {
      return source.get<Release>(`/api/x/manifests/${segment(sha256)}.json`, options);
    },
    async editionManifest(edition: string, sha256: string, options?: CallOptions) {
      return source.get<EditionManifest>(
        `/api/x/manifests/${segment(edition)}/${segment(sha256)}.json`,
        options,
      );
    },
    /** What was published to a place; only where documents were published. */
    async releases(options?: CallOptions) {
      return source.get<Releases>('/api/x/releases.json', options);
    },
  };
}
