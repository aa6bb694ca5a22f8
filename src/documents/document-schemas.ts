import type { z } from 'zod';
import {
  availableCommentariesSchema,
  commentaryBooksSchema,
  commentaryChapterSchema,
  commentaryProfileSchema,
  commentaryProfilesSchema,
  simpleCommentaryChapterSchema,
} from './commentary/commentary-schema.ts';
import { crossReferenceChapterSchema } from './cross-references/cross-reference-chapter-schema.ts';
import { availableDatasetsSchema, datasetBooksSchema } from './dataset/dataset-schema.ts';
import {
  entityChapterSchema,
  eventRecordSchema,
  eventsListSchema,
  groupRecordSchema,
  groupsListSchema,
  peopleListSchema,
  personRecordSchema,
  placeRecordSchema,
  placesListSchema,
} from './entities/entity-schema.ts';
import {
  languagesSchema,
  languageTranslationsSchema,
  translationLanguagesSchema,
  translationNamesSchema,
} from './languages/languages-schema.ts';
import {
  lexiconEntrySchema,
  lexiconGlossesSchema,
  lexiconNamesSchema,
  lexiconsSchema,
  morphologySchema,
  numberCountsSchema,
} from './lexicon/lexicon-schema.ts';
import { editionManifestSchema, manifestSchema, releaseSchema } from './manifest/manifest-schema.ts';
import { type ParameterSchema, pathParameters } from './openapi/open-api-components.ts';
import { openApiSchema } from './openapi/open-api-schema.ts';
import { planDaysSchema, plansSchema, versesOfTheDaySchema } from './plan/plan-schema.ts';
import { textReferencesSchema } from './references/text-references-schema.ts';
import { reportSchema } from './report/report-schema.ts';
import {
  computedSearchSchema,
  entrySearchRootSchema,
  searchLengthsSchema,
  searchPartSchema,
  searchRootSchema,
} from './search/search-schema.ts';
import { downloadsSchema, featuresSchema, siteSchema } from './site/site-schema.ts';
import { alignmentSchema } from './translation/alignment-schema.ts';
import { audioTimingsSchema } from './translation/audio-timings-schema.ts';
import { chapterSchema, simpleChapterSchema } from './translation/chapter-schema.ts';
import { completeSchema, simpleCompleteSchema } from './translation/complete-schema.ts';
import { availableTranslationsSchema, translationBooksSchema } from './translation/translation-schema.ts';
import { simpleWordsSchema, wordsSchema } from './translation/words-schema.ts';

import {
  commentaryVersificationSchema,
  datasetVersificationSchema,
  versificationSchema,
} from './versification/versification-schema.ts';

export interface DocumentSchema {
  readonly name: string;
  /** Number in the contract's table of endpoints; null for a document that the table does not list. */
  readonly endpoint: number | null;
  readonly path: string;
  /** Matches the complete path. Chapters, cross references and entities share one pattern. */
  readonly pattern: RegExp;
  readonly schema: z.ZodType;
}

/** Every kind of document. Imports zod, so builds and servers do not load this module. */
export const documentSchemas: readonly DocumentSchema[] = [
  kind('AvailableTranslations', 1, '/api/available_translations.json', availableTranslationsSchema),
  kind('TranslationBooks', 2, '/api/{translation}/books.json', translationBooksSchema),
  kind('TranslationBookChapter', 3, '/api/{translation}/{book}/{chapter}.json', chapterSchema),
  kind(
    'SimpleTranslationBookChapter',
    4,
    '/api/{translation}/{book}/{chapter}.simple.json',
    simpleChapterSchema,
  ),
  kind(
    'TranslationBookChapterAudioTimings',
    5,
    '/api/{translation}/{book}/{chapter}.{reader}.audioTimings.json',
    audioTimingsSchema,
  ),
  kind('TranslationBookChapterWords', 6, '/api/{translation}/{book}/{chapter}.words.json', wordsSchema),
  kind(
    'SimpleTranslationBookChapterWords',
    7,
    '/api/{translation}/{book}/{chapter}.words.simple.json',
    simpleWordsSchema,
  ),
  kind('TranslationComplete', 8, '/api/{translation}/complete.json', completeSchema),
  kind('SimpleTranslationComplete', 9, '/api/{translation}/complete.simple.json', simpleCompleteSchema),
  kind('AvailableCommentaries', 10, '/api/available_commentaries.json', availableCommentariesSchema),
  kind('CommentaryBooks', 11, '/api/c/{commentary}/books.json', commentaryBooksSchema),
  kind('CommentaryBookChapter', 12, '/api/c/{commentary}/{book}/{chapter}.json', commentaryChapterSchema),
  kind(
    'SimpleCommentaryBookChapter',
    13,
    '/api/c/{commentary}/{book}/{chapter}.simple.json',
    simpleCommentaryChapterSchema,
  ),
  kind('CommentaryProfiles', null, '/api/c/{commentary}/profiles.json', commentaryProfilesSchema),
  kind('CommentaryProfile', null, '/api/c/{commentary}/profiles/{profile}.json', commentaryProfileSchema),
  kind('AvailableDatasets', 14, '/api/available_datasets.json', availableDatasetsSchema),
  kind('DatasetBooks', 15, '/api/d/{dataset}/books.json', datasetBooksSchema),
  kind('DatasetBookChapter', 16, '/api/d/{dataset}/{book}/{chapter}.json', crossReferenceChapterSchema),
  kind('DatasetEntityBookChapter', 16, '/api/d/{dataset}/{book}/{chapter}.json', entityChapterSchema),
  kind('DatasetPeople', 17, '/api/d/{dataset}/people.json', peopleListSchema),
  kind('DatasetPersonRecord', 18, '/api/d/{dataset}/people/{person}.json', personRecordSchema),
  kind('DatasetPlaces', 19, '/api/d/{dataset}/places.json', placesListSchema),
  kind('DatasetEvents', 19, '/api/d/{dataset}/events.json', eventsListSchema),
  kind('DatasetPeopleGroups', 19, '/api/d/{dataset}/groups.json', groupsListSchema),
  kind('DatasetPlaceRecord', 20, '/api/d/{dataset}/places/{place}.json', placeRecordSchema),
  kind('DatasetEventRecord', 20, '/api/d/{dataset}/events/{event}.json', eventRecordSchema),
  kind('DatasetPeopleGroupRecord', 20, '/api/d/{dataset}/groups/{group}.json', groupRecordSchema),
  kind('Manifest', null, '/api/x/manifest.json', manifestSchema),
  kind('Release', null, '/api/x/manifests/{sha256}.json', releaseSchema),
  kind('EditionManifest', null, '/api/x/manifests/{edition}/{sha256}.json', editionManifestSchema),
  kind('OpenApi', null, '/api/openapi.json', openApiSchema),
  kind('Languages', null, '/api/x/languages.json', languagesSchema),
  kind('TranslationLanguages', null, '/api/x/translations/index.json', translationLanguagesSchema),
  kind('TranslationNames', null, '/api/x/translations/names.json', translationNamesSchema),
  kind('LanguageTranslations', null, '/api/x/translations/{language}.json', languageTranslationsSchema),
  kind('Site', null, '/api/x/site.json', siteSchema),
  kind('Features', null, '/api/x/features.json', featuresSchema),
  kind('Downloads', null, '/api/x/downloads.json', downloadsSchema),
  kind('EditionReport', null, '/api/x/report/{edition}.json', reportSchema),
  kind('TranslationVersification', null, '/api/x/versification/{edition}.json', versificationSchema),
  kind('DatasetVersification', null, '/api/x/versification/{edition}.json', datasetVersificationSchema),
  kind('CommentaryVersification', null, '/api/x/versification/{edition}.json', commentaryVersificationSchema),
  kind('ChapterAlignment', null, '/api/x/alignment/{translation}/{book}/{chapter}.json', alignmentSchema),
  kind('TextReferences', null, '/api/x/references/{commentary}/{book}/{chapter}.json', textReferencesSchema),
  kind('TextReferences', null, '/api/x/references/{commentary}/{book}.json', textReferencesSchema),
  kind(
    'TextReferences',
    null,
    '/api/x/references/{commentary}/profiles/{profile}.json',
    textReferencesSchema,
  ),
  kind('TextReferences', null, '/api/x/references/{dataset}/people/{person}.json', textReferencesSchema),
  kind('TextReferences', null, '/api/x/references/{dataset}/places/{place}.json', textReferencesSchema),
  kind('Lexicons', null, '/api/x/lexicons.json', lexiconsSchema),
  kind('LexiconEntry', null, '/api/x/lexicon/{lexicon}/{number}.json', lexiconEntrySchema),
  kind('LexiconGlosses', null, '/api/x/lexicon/{lexicon}/glosses-{letter}.json', lexiconGlossesSchema),
  kind('LexiconNames', null, '/api/x/lexicon/{lexicon}/names-{part}.json', lexiconNamesSchema),
  kind('Plans', null, '/api/x/plans.json', plansSchema),
  kind('PlanDays', null, '/api/x/days/{plan}.json', planDaysSchema),
  kind('VersesOfTheDay', null, '/api/x/verse-of-the-day.json', versesOfTheDaySchema),
  kind('NumberCounts', null, '/api/x/number-counts.json', numberCountsSchema),
  kind('Morphology', null, '/api/x/morphology/{scheme}.json', morphologySchema),
  kind('SearchRoot', null, '/api/x/search/{translation}/index.json', searchRootSchema),
  kind('SearchPart', null, '/api/x/search/{translation}/{field}-{part}.json', searchPartSchema),
  kind('SearchLengths', null, '/api/x/search/{translation}/lengths.json', searchLengthsSchema),
  kind('ComputedSearchRoot', null, '/api/x/search/{translation}/computed.json', computedSearchSchema),
  kind('EntrySearchRoot', null, '/api/x/search/{edition}/{scope}/index.json', entrySearchRootSchema),
  kind('SearchPart', null, '/api/x/search/{edition}/{scope}/{field}-{part}.json', searchPartSchema),
];

function kind(name: string, endpoint: number | null, path: string, schema: z.ZodType): DocumentSchema {
  return { name, endpoint, path, pattern: patternOf(path), schema };
}

function patternOf(path: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replace(/\{(\w+)\}/g, (_, name: string) => parameterPattern(pathParameters[name]!.schema));
  return new RegExp(`^${source}$`);
}

function parameterPattern({ type, minimum, pattern, enum: values }: ParameterSchema): string {
  if (type === 'integer') return minimum === 0 ? '(?:0|[1-9][0-9]*)' : '[1-9][0-9]*';
  if (values) return `(?:${values.join('|')})`;
  return pattern?.slice(1, -1) ?? '[^/]+';
}
