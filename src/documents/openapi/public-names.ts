import { documentSchemas } from '../document-schemas.ts';

/** Shapes within the contract's documents whose names begin with "Api" in the public API. */
const innerShapes =
  `Translation TranslationBook TranslationCompleteBook SimpleTranslationCompleteBook Commentary
CommentaryBook Dataset DatasetBook DatasetPersonSummary DatasetPlaceSummary DatasetEventSummary
DatasetPeopleGroupSummary DatasetEntityChapterData DatasetChapterPerson DatasetChapterPlace
DatasetChapterEvent`.split(/\s/);

const publicNames: Readonly<Record<string, string>> = {
  AudioLinks: 'TranslationBookChapterAudioLinks',
  VerseStartsByReader: 'TranslationBookChapterAudioTimings',
  DatasetReference: 'ScoredVerseRef',
  ...Object.fromEntries(
    [
      ...documentSchemas.flatMap(({ name, endpoint }) => (endpoint === null ? [] : [name])),
      ...innerShapes,
    ].map((name) => [name, `Api${name.replace(/Record$/, '')}`]),
  ),
};

/** The name of a shape in the OpenAPI document of the public API, so that generated types keep their names. */
export function publicName(name: string): string {
  return publicNames[name] ?? name;
}

const ownNames = new Map(Object.entries(publicNames).map(([own, name]) => [name, own]));

export function ownName(name: string): string {
  return ownNames.get(name) ?? name;
}
