interface DataField {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'boolean';
  readonly description: string;
  readonly isRequired: boolean;
}

export interface DataTable {
  readonly description: string;
  readonly fields: readonly DataField[];
  readonly primaryKey?: readonly string[];
  readonly foreignKeys: readonly { readonly field: string; readonly resource: string; readonly of: string }[];
}

const required = (name: string, type: DataField['type'], description: string): DataField => {
  return { name, type, description, isRequired: true };
};
const optional = (name: string, type: DataField['type'], description: string): DataField => {
  return { name, type, description, isRequired: false };
};
const ofEdition = { field: 'edition', resource: 'editions', of: 'edition' };
const ofVerse = { field: 'verse_id', resource: 'verses', of: 'verse_id' };

/** The tables of a data package. Keep the columns in `docs/research.md` in sync. */
export const dataTables = {
  editions: {
    description: 'The translations',
    fields: [
      required('edition', 'string', 'Id of the translation'),
      required('name', 'string', 'Its name in its own language'),
      required('english_name', 'string', 'Its English name'),
      required('language', 'string', 'ISO 639-3 code'),
      required('text_direction', 'string', 'ltr or rtl'),
      optional('website', 'string', 'Where it comes from'),
      optional('license_url', 'string', 'Address of the licence'),
      optional('license_notes', 'string', 'What the licence asks to show beside the text'),
      optional('license_notice', 'string', 'The notice that its publisher wants to be shown'),
      optional('sha256', 'string', 'Hash of all its text: it differs whenever the text does'),
    ],
    primaryKey: ['edition'],
    foreignKeys: [],
  },
  books: {
    description: 'The books of each translation',
    fields: [
      required('edition', 'string', 'Id of the translation'),
      required('book', 'string', 'USFM id of the book'),
      required('position', 'integer', '1 to 66 in canonical order, other books from 67 on'),
      required('name', 'string', 'Its name in the translation'),
      required('common_name', 'string', 'Its usual name: in an English edition the English one'),
      required('is_apocryphal', 'boolean', 'Whether it is a deuterocanonical book'),
      required('chapters', 'integer', 'How many chapters it has'),
      required('verses', 'integer', 'How many verses it has'),
    ],
    primaryKey: ['edition', 'book'],
    foreignKeys: [ofEdition],
  },
  verses: {
    description: 'The verses in reading order, and the titles of psalms as verse 0',
    fields: [
      required('verse_id', 'string', 'Unique among all editions'),
      required('edition', 'string', 'Id of the translation'),
      required('book', 'string', 'USFM id of the book'),
      required('chapter', 'integer', 'Number of the chapter'),
      required('verse', 'integer', 'Number of the verse; 0 for the title of a psalm'),
      optional('end_verse', 'integer', 'The last verse, where the edition has several as one'),
      required('reference', 'string', 'As USFM writes it'),
      optional('text', 'string', 'Plain text; lines of poetry are separated by a newline'),
    ],
    primaryKey: ['verse_id'],
    foreignKeys: [ofEdition],
  },
  words: {
    description: 'The annotated words of each verse',
    fields: [
      required('word_id', 'string', 'Unique among all editions'),
      required('verse_id', 'string', 'Its verse'),
      required('position', 'integer', 'Its place among the annotated words of the verse, from 1'),
      required('start', 'integer', 'Where it begins in the text of the verse, in code points from 0'),
      required('end', 'integer', 'Where it ends, exclusive'),
      required('text', 'string', 'The word, or words, as the verse has them'),
    ],
    primaryKey: ['word_id'],
    foreignKeys: [ofVerse],
  },
  alignments: {
    description: 'What each word stands for in the source language: a row for each Strong’s number of a word',
    fields: [
      required('word_id', 'string', 'The word'),
      required('part', 'integer', 'Place of the number among those of the word, from 1'),
      optional('strongs', 'string', 'Strong’s number in one spelling: H430, G26, H1254A'),
      optional('strongs_written', 'string', 'The number as the source writes it'),
      optional('lemma', 'string', 'Dictionary form in the source language'),
      optional('morph', 'string', 'Morphology in the source language'),
      optional('srcloc', 'string', 'Place in the source text'),
      optional('occurrence', 'integer', 'Which occurrence of the source word in the verse'),
      optional('occurrences', 'integer', 'How often the source word occurs in the verse'),
    ],
    primaryKey: ['word_id', 'part'],
    foreignKeys: [{ field: 'word_id', resource: 'words', of: 'word_id' }],
  },
  numbering: {
    description:
      'Where each verse stands in the numbering of the Hebrew and Greek originals: join editions on it, not on their own numbers',
    fields: [
      required('verse_id', 'string', 'The verse'),
      required('original_book', 'string', 'USFM id of the book'),
      required('original_chapter', 'integer', 'Chapter in the originals'),
      required('original_verse', 'integer', 'Verse in the originals'),
      optional('original_part', 'string', 'a, b, ...: where the verse is only a part of that one'),
    ],
    foreignKeys: [ofVerse],
  },
} as const satisfies Readonly<Record<string, DataTable>>;
