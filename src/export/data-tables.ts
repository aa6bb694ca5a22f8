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
      required('name', 'string', 'Name in the language of the translation'),
      required('english_name', 'string', 'English name'),
      required('language', 'string', 'ISO 639-3 code'),
      required('text_direction', 'string', 'ltr or rtl'),
      optional('website', 'string', 'Website of the publisher'),
      optional('license_url', 'string', 'URL of the licence'),
      optional('license_notes', 'string', 'Notes on the licence to show with the text'),
      optional('license_notice', 'string', 'Notice required by the publisher'),
      optional('sha256', 'string', 'Hash of the whole text; changes with every change of the text'),
    ],
    primaryKey: ['edition'],
    foreignKeys: [],
  },
  books: {
    description: 'The books of each translation',
    fields: [
      required('edition', 'string', 'Id of the translation'),
      required('book', 'string', 'USFM book id'),
      required('position', 'integer', '1 to 66 in canonical order; other books from 67'),
      required('name', 'string', 'Name in the translation'),
      required(
        'common_name',
        'string',
        'Common English name in an English edition; otherwise the name in the translation',
      ),
      required('is_apocryphal', 'boolean', 'Whether the book is deuterocanonical'),
      required('chapters', 'integer', 'Number of chapters'),
      required('verses', 'integer', 'Number of verses'),
    ],
    primaryKey: ['edition', 'book'],
    foreignKeys: [ofEdition],
  },
  verses: {
    description: 'The verses in reading order, and the titles of psalms as verse 0',
    fields: [
      required('verse_id', 'string', 'Unique across all editions'),
      required('edition', 'string', 'Id of the translation'),
      required('book', 'string', 'USFM book id'),
      required('chapter', 'integer', 'Chapter number'),
      required('verse', 'integer', 'Verse number; 0 for the title of a psalm'),
      optional('end_verse', 'integer', 'Last verse if the edition joins several'),
      required('reference', 'string', 'Reference in USFM notation'),
      optional('text', 'string', 'Plain text; lines of poetry are separated by a newline'),
    ],
    primaryKey: ['verse_id'],
    foreignKeys: [ofEdition],
  },
  words: {
    description: 'The annotated words of each verse',
    fields: [
      required('word_id', 'string', 'Unique across all editions'),
      required('verse_id', 'string', 'Verse of the word'),
      required('position', 'integer', 'Position among the annotated words of the verse, from 1'),
      required('start', 'integer', 'Start in the text of the verse, in code points from 0'),
      required('end', 'integer', 'End, exclusive'),
      required('text', 'string', 'The word or words as in the verse'),
    ],
    primaryKey: ['word_id'],
    foreignKeys: [ofVerse],
  },
  alignments: {
    description: 'The source word of each word: one row for each Strong’s number',
    fields: [
      required('word_id', 'string', 'The word'),
      required('part', 'integer', 'Position among the numbers of the word, from 1'),
      optional('strongs', 'string', 'Strong’s number in standard spelling: H430, G26, H1254A'),
      optional('strongs_written', 'string', 'The number as in the source'),
      optional('lemma', 'string', 'Dictionary form in the source language'),
      optional('morph', 'string', 'Morphology in the source language'),
      optional('srcloc', 'string', 'Location in the source text'),
      optional('occurrence', 'integer', 'Number of this occurrence of the source word in the verse, from 1'),
      optional('occurrences', 'integer', 'Number of occurrences of the source word in the verse'),
    ],
    primaryKey: ['word_id', 'part'],
    foreignKeys: [{ field: 'word_id', resource: 'words', of: 'word_id' }],
  },
  numbering: {
    description:
      'The number of each verse in the Hebrew and Greek originals. Join editions on these numbers, not on their own',
    fields: [
      required('verse_id', 'string', 'The verse'),
      required('original_book', 'string', 'USFM book id'),
      required('original_chapter', 'integer', 'Chapter in the originals'),
      required('original_verse', 'integer', 'Verse in the originals'),
      optional('original_part', 'string', 'a, b, ... if the verse is only a part of the original verse'),
    ],
    foreignKeys: [ofVerse],
  },
} as const satisfies Readonly<Record<string, DataTable>>;
