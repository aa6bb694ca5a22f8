/**
 * Checked only by tsc: the document types of the client are identical to those inferred from the schemas of
 * the service. If this fails, run client/scripts/document-types.make.ts.
 */
import type { z } from 'zod';
import type {
  availableCommentariesSchema,
  commentaryBooksSchema,
  commentaryChapterSchema,
  commentaryProfileSchema,
  commentaryProfilesSchema,
  simpleCommentaryChapterSchema,
} from '../../src/documents/commentary/commentary-schema.ts';
import type { crossReferenceChapterSchema } from '../../src/documents/cross-references/cross-reference-chapter-schema.ts';
import type {
  availableDatasetsSchema,
  datasetBooksSchema,
} from '../../src/documents/dataset/dataset-schema.ts';
import type {
  entityChapterSchema,
  eventRecordSchema,
  eventsListSchema,
  groupRecordSchema,
  groupsListSchema,
  peopleListSchema,
  personRecordSchema,
  placeRecordSchema,
  placesListSchema,
} from '../../src/documents/entities/entity-schema.ts';
import type {
  lexiconEntrySchema,
  lexiconGlossesSchema,
  lexiconNamesSchema,
  lexiconsSchema,
  morphologySchema,
  numberCountsSchema,
} from '../../src/documents/lexicon/lexicon-schema.ts';
import type {
  editionManifestSchema,
  manifestSchema,
  releaseSchema,
  releasesSchema,
} from '../../src/documents/manifest/manifest-schema.ts';
import type {
  planDaysSchema,
  plansSchema,
  versesOfTheDaySchema,
} from '../../src/documents/plan/plan-schema.ts';
import type { reportSchema } from '../../src/documents/report/report-schema.ts';
import type { alignmentSchema } from '../../src/documents/translation/alignment-schema.ts';
import type { audioTimingsSchema } from '../../src/documents/translation/audio-timings-schema.ts';
import type { chapterSchema, simpleChapterSchema } from '../../src/documents/translation/chapter-schema.ts';
import type {
  completeSchema,
  simpleCompleteSchema,
} from '../../src/documents/translation/complete-schema.ts';
import type {
  availableTranslationsSchema,
  translationBooksSchema,
} from '../../src/documents/translation/translation-schema.ts';
import type { simpleWordsSchema, wordsSchema } from '../../src/documents/translation/words-schema.ts';
import type { versificationSchema } from '../../src/documents/versification/versification-schema.ts';
import type * as client from '../src/index.ts';

/** A type as it arrives at a client: undefined members are not in the JSON. Applied to both sides. */
type Served<T> = T extends (infer Item)[]
  ? Served<Item>[]
  : T extends object
    ? { [Name in keyof T]: Served<Exclude<T[Name], undefined>> }
    : T;

/** True only for identical types: mutual assignability also holds for `{}` and `{a?: 1}`. */
type Same<A, B> =
  (<T>() => T extends Served<A> ? 1 : 2) extends <T>() => T extends Served<B> ? 1 : 2 ? true : false;

type Check<Schema extends z.ZodType, Type> = Same<z.infer<Schema>, Type> extends true ? 'same' : 'different';

export const checks: { readonly [Name in string]: 'same' } = {} as {
  AvailableTranslations: Check<typeof availableTranslationsSchema, client.AvailableTranslations>;
  TranslationBooks: Check<typeof translationBooksSchema, client.TranslationBooks>;
  TranslationBookChapter: Check<typeof chapterSchema, client.TranslationBookChapter>;
  SimpleTranslationBookChapter: Check<typeof simpleChapterSchema, client.SimpleTranslationBookChapter>;
  AudioTimings: Check<typeof audioTimingsSchema, client.TranslationBookChapterAudioTimings>;
  Words: Check<typeof wordsSchema, client.TranslationBookChapterWords>;
  SimpleWords: Check<typeof simpleWordsSchema, client.SimpleTranslationBookChapterWords>;
  TranslationComplete: Check<typeof completeSchema, client.TranslationComplete>;
  SimpleTranslationComplete: Check<typeof simpleCompleteSchema, client.SimpleTranslationComplete>;
  AvailableCommentaries: Check<typeof availableCommentariesSchema, client.AvailableCommentaries>;
  CommentaryBooks: Check<typeof commentaryBooksSchema, client.CommentaryBooks>;
  CommentaryBookChapter: Check<typeof commentaryChapterSchema, client.CommentaryBookChapter>;
  SimpleCommentary: Check<typeof simpleCommentaryChapterSchema, client.SimpleCommentaryBookChapter>;
  CommentaryProfiles: Check<typeof commentaryProfilesSchema, client.CommentaryProfiles>;
  CommentaryProfile: Check<typeof commentaryProfileSchema, client.CommentaryProfile>;
  AvailableDatasets: Check<typeof availableDatasetsSchema, client.AvailableDatasets>;
  DatasetBooks: Check<typeof datasetBooksSchema, client.DatasetBooks>;
  DatasetBookChapter: Check<typeof crossReferenceChapterSchema, client.DatasetBookChapter>;
  DatasetEntityBookChapter: Check<typeof entityChapterSchema, client.DatasetEntityBookChapter>;
  DatasetPeople: Check<typeof peopleListSchema, client.DatasetPeople>;
  DatasetPersonRecord: Check<typeof personRecordSchema, client.DatasetPersonRecord>;
  DatasetPlaces: Check<typeof placesListSchema, client.DatasetPlaces>;
  DatasetEvents: Check<typeof eventsListSchema, client.DatasetEvents>;
  DatasetPeopleGroups: Check<typeof groupsListSchema, client.DatasetPeopleGroups>;
  DatasetPlaceRecord: Check<typeof placeRecordSchema, client.DatasetPlaceRecord>;
  DatasetEventRecord: Check<typeof eventRecordSchema, client.DatasetEventRecord>;
  DatasetPeopleGroupRecord: Check<typeof groupRecordSchema, client.DatasetPeopleGroupRecord>;
  TranslationVersification: Check<typeof versificationSchema, client.TranslationVersification>;
  Lexicons: Check<typeof lexiconsSchema, client.Lexicons>;
  LexiconEntry: Check<typeof lexiconEntrySchema, client.LexiconEntry>;
  LexiconGlosses: Check<typeof lexiconGlossesSchema, client.LexiconGlosses>;
  LexiconNames: Check<typeof lexiconNamesSchema, client.LexiconNames>;
  Plans: Check<typeof plansSchema, client.Plans>;
  PlanDays: Check<typeof planDaysSchema, client.PlanDays>;
  VersesOfTheDay: Check<typeof versesOfTheDaySchema, client.VersesOfTheDay>;
  NumberCounts: Check<typeof numberCountsSchema, client.NumberCounts>;
  Morphology: Check<typeof morphologySchema, client.Morphology>;
  ChapterAlignment: Check<typeof alignmentSchema, client.ChapterAlignment>;
  EditionReport: Check<typeof reportSchema, client.EditionReport>;
  Manifest: Check<typeof manifestSchema, client.Manifest>;
  Release: Check<typeof releaseSchema, client.Release>;
  EditionManifest: Check<typeof editionManifestSchema, client.EditionManifest>;
  Releases: Check<typeof releasesSchema, client.Releases>;
};

type Books = z.infer<typeof translationBooksSchema>;

/** Shows that the check detects additional, missing and optional members on one side. */
export const controls: readonly false[] = [] as unknown as [
  Same<Books, client.TranslationBooks & { more?: string }>,
  Same<Books, Omit<client.TranslationBooks, 'books'>>,
  Same<Books, Omit<client.TranslationBooks, 'books'> & { books?: client.TranslationBooks['books'] }>,
  Same<{ a?: string }, object>,
];
