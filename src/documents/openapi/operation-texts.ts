/** Uses the operation ids of the public API, so that generated clients are interchangeable. */
export interface OperationText {
  readonly operationId: string;
  readonly tag: 'Translations' | 'Commentaries' | 'Datasets' | 'Service';
  readonly summary: string;
  readonly missing?: string;
  /** Parameter values that are better examples than the defaults. */
  readonly examples?: Readonly<Record<string, string>>;
}

const noTranslation = 'There is no such translation.';
const noChapter = 'There is no such translation, book or chapter.';
const noWords = `${noChapter.slice(0, -1)}, or the chapter has no word annotations.`;
const noDownload = `${noTranslation.slice(0, -1)}, or no download of it.`;
const noIndex = 'There is no such translation, or it was compiled without an index.';
const noNote = 'There is no such commentary, book or chapter.';
/** In the starter content, only the Hebrew has word annotations. */
const annotated = { translation: 'OSHB' };
const noDataset = 'There is no such dataset.';
const noList = 'There is no such dataset, or it has no such list.';
const noRecord = 'There is no such dataset or record.';

export const operationTexts: Readonly<Record<string, OperationText>> = {
  '/api/available_translations.json': translations('getAvailableTranslations', 'All translations'),
  '/api/{translation}/books.json': translations(
    'getTranslationBooks',
    'The books of a translation',
    noTranslation,
  ),
  '/api/{translation}/{book}/{chapter}.json': translations(
    'getTranslationBookChapter',
    'A chapter',
    noChapter,
  ),
  '/api/{translation}/{book}/{chapter}.simple.json': translations(
    'getSimpleTranslationBookChapter',
    'A chapter, each verse as one text',
    noChapter,
  ),
  '/api/{translation}/{book}/{chapter}.{reader}.audioTimings.json': translations(
    'getTranslationBookChapterAudioTimings',
    'When each verse begins in the recording of a reader',
    'There is no such translation, book, chapter or reader.',
  ),
  '/api/{translation}/{book}/{chapter}.words.json': {
    ...translations(
      'getTranslationBookChapterWords',
      'The words of a chapter, with lemma, Strong’s number and morphology',
      noWords,
    ),
    examples: annotated,
  },
  '/api/{translation}/{book}/{chapter}.words.simple.json': {
    ...translations('getSimpleTranslationBookChapterWords', 'The words of a simplified chapter', noWords),
    examples: annotated,
  },
  '/api/{translation}/complete.json': translations(
    'getTranslationComplete',
    'A whole translation',
    noDownload,
  ),
  '/api/{translation}/complete.simple.json': translations(
    'getSimpleTranslationComplete',
    'A whole translation, each verse as one text',
    noDownload,
  ),
  '/api/available_commentaries.json': commentaries('getAvailableCommentaries', 'All commentaries'),
  '/api/c/{commentary}/books.json': commentaries(
    'getCommentaryBooks',
    'The books of a commentary',
    'There is no such commentary.',
  ),
  '/api/c/{commentary}/{book}/{chapter}.json': commentaries(
    'getCommentaryBookChapter',
    'What a commentary says of a chapter',
    noNote,
  ),
  '/api/c/{commentary}/{book}/{chapter}.simple.json': commentaries(
    'getSimpleCommentaryBookChapter',
    'What a commentary says of a chapter, each verse as one text',
    noNote,
  ),
  '/api/c/{commentary}/profiles.json': commentaries(
    'getCommentaryProfiles',
    'The profiles of a commentary',
    'There is no such commentary, or it has no profiles.',
  ),
  '/api/c/{commentary}/profiles/{profile}.json': commentaries(
    'getCommentaryProfile',
    'A profile of a commentary',
    'There is no such commentary or profile.',
  ),
  '/api/available_datasets.json': datasets('getAvailableDatasets', 'All datasets'),
  '/api/d/{dataset}/books.json': datasets('getDatasetBooks', 'The books of a dataset', noDataset),
  '/api/d/{dataset}/{book}/{chapter}.json': datasets(
    'getDatasetBookChapter',
    'The cross references of a chapter, or its people, places and events',
    'There is no such dataset, book or chapter.',
  ),
  '/api/d/{dataset}/people.json': entities('getDatasetPeople', 'The people of a dataset', noList),
  '/api/d/{dataset}/people/{person}.json': entities('getDatasetPerson', 'A person', noRecord),
  '/api/d/{dataset}/places.json': entities('getDatasetPlaces', 'The places of a dataset', noList),
  '/api/d/{dataset}/events.json': entities('getDatasetEvents', 'The events of a dataset', noList),
  '/api/d/{dataset}/groups.json': entities(
    'getDatasetPeopleGroups',
    'The groups of people of a dataset',
    noList,
  ),
  '/api/d/{dataset}/places/{place}.json': entities('getDatasetPlace', 'A place', noRecord),
  '/api/d/{dataset}/events/{event}.json': entities('getDatasetEvent', 'An event', noRecord),
  '/api/d/{dataset}/groups/{group}.json': entities('getDatasetPeopleGroup', 'A group of people', noRecord),
  '/api/openapi.json': service('getOpenApi', 'This description of the service, as OpenAPI 3.1'),
  '/api/x/languages.json': service('getLanguages', 'The languages of all editions, each with its editions'),
  '/api/x/translations/index.json': service(
    'getTranslationLanguages',
    'The languages of the translations, with the number in each: the catalogue in parts begins here',
  ),
  '/api/x/translations/names.json': service(
    'getTranslationNames',
    'The names of all translations, to search in',
  ),
  '/api/x/translations/{language}.json': service(
    'getLanguageTranslations',
    'The translations in a language, with their features',
    'There is no translation in this language.',
  ),
  '/api/x/site.json': service('getSite', 'How the operator presents the service, and where to begin'),
  '/api/x/features.json': service(
    'getFeatures',
    'What each translation has: testaments, audio, words, notes',
  ),
  '/api/x/report/{edition}.json': service(
    'getReport',
    'What the sources of an edition hold, and what is wrong with them',
    'There is no such edition.',
  ),
  '/api/x/versification/{edition}.json': service(
    'getVersification',
    'How a translation, or a dataset of cross references, numbers verses',
    'There is no such translation or dataset.',
  ),
  '/api/x/references/{commentary}/{book}/{chapter}.json': references(
    'getCommentaryChapterReferences',
    'The references in the notes on a chapter',
  ),
  '/api/x/references/{commentary}/{book}.json': references(
    'getCommentaryIntroductionReferences',
    'The references in the introduction and the summary of a book',
  ),
  '/api/x/references/{commentary}/profiles/{profile}.json': references(
    'getCommentaryProfileReferences',
    'The references in a profile',
  ),
  '/api/x/references/{dataset}/people/{person}.json': references(
    'getDatasetPersonReferences',
    'The references in the description of a person',
  ),
  '/api/x/references/{dataset}/places/{place}.json': references(
    'getDatasetPlaceReferences',
    'The references in the description of a place and the comment on it',
  ),
  '/api/x/lexicons.json': service('getLexicons', 'All lexicons'),
  '/api/x/lexicon/{lexicon}/{number}.json': service(
    'getLexiconEntry',
    'What a lexicon says of a word, by its Strong’s number',
    'There is no such lexicon, or it has no such entry.',
  ),
  '/api/x/lexicon/{lexicon}/glosses-{letter}.json': service(
    'getLexiconGlosses',
    'All glosses of a lexicon in one language, for interlinear texts',
    'There is no such lexicon, or it has no words of that language.',
  ),
  '/api/x/morphology/{scheme}.json': service(
    'getMorphology',
    'What the morphology codes of a scheme mean',
    'There is no such scheme.',
  ),
  '/api/x/search/{translation}/index.json': service(
    'getSearchRoot',
    'The root of a translation’s search index',
    noIndex,
  ),
  '/api/x/search/{translation}/{field}-{part}.json': service(
    'getSearchPart',
    'A part of a translation’s search index: a range of terms and where they are',
    noIndex,
  ),
  '/api/x/search/{translation}/lengths.json': service(
    'getSearchLengths',
    'How many words each verse of a translation has, for ranking',
    noIndex,
  ),
  '/api/x/manifest.json': service('getManifest', 'Every document there is, by its SHA-256'),
  '/api/x/manifests/{sha256}.json': service(
    'getRelease',
    'The manifest under its own SHA-256',
    'The release is no longer kept.',
  ),
  '/api/x/manifests/{edition}/{sha256}.json': service(
    'getEditionManifest',
    'The documents of an edition, by their SHA-256',
    'The release is no longer kept.',
  ),
};

function translations(operationId: string, summary: string, missing?: string): OperationText {
  return { operationId, tag: 'Translations', summary, ...(missing && { missing }) };
}

function commentaries(operationId: string, summary: string, missing?: string): OperationText {
  return { operationId, tag: 'Commentaries', summary, ...(missing && { missing }) };
}

function datasets(operationId: string, summary: string, missing?: string): OperationText {
  return { operationId, tag: 'Datasets', summary, ...(missing && { missing }) };
}

function entities(operationId: string, summary: string, missing: string): OperationText {
  return { ...datasets(operationId, summary, missing), examples: { dataset: 'RUTHNAMES' } };
}

function references(operationId: string, summary: string): OperationText {
  const text = service(operationId, summary, 'There are no such texts, or they have no references.');
  return { ...text, examples: { dataset: 'RUTHNAMES', person: 'ruth_1', place: 'moab_2' } };
}

function service(operationId: string, summary: string, missing?: string): OperationText {
  return { operationId, tag: 'Service', summary, ...(missing && { missing }) };
}
