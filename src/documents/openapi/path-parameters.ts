interface PathParameter {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** In the content that the first start makes. */
  readonly example: string | number;
}

const editionId = { type: 'string', pattern: '^[A-Za-z0-9_-]+$' };
const text = { type: 'string', minLength: 1 };
const sha256 = { type: 'string', pattern: '^[0-9a-f]{64}$' };

/** What the braces in paths stand for. */
export const pathParameters: Readonly<Record<string, PathParameter>> = {
  translation: parameter('Id of a translation, from the list of translations', editionId, 'KJV'),
  commentary: parameter('Id of a commentary, from the list of commentaries', editionId, 'RUTHNOTES'),
  dataset: parameter('Id of a dataset, from the list of datasets', editionId, 'RUTHREFS'),
  edition: parameter('Id of a translation, commentary or dataset', editionId, 'KJV'),
  book: parameter('Book id of the USFM standard', { type: 'string', pattern: '^[A-Z0-9]{3}$' }, 'RUT'),
  chapter: parameter('Number of the chapter', { type: 'integer', minimum: 1 }, 1),
  reader: parameter('Id of a reader: a key of `thisChapterAudioLinks` of the chapter', text, 'hays'),
  profile: parameter('Id of a profile, from the list of profiles', text, 'ruth'),
  person: parameter('Id of a person, from the list of people', text, 'naomi_2'),
  id: parameter('Id of the record, from the list of its kind', text, 'moabites'),
  sha256: parameter('SHA-256 in hexadecimal digits', sha256, '0'.repeat(64)),
};

function parameter(
  description: string,
  schema: PathParameter['schema'],
  example: string | number,
): PathParameter {
  return { description, schema, example };
}
