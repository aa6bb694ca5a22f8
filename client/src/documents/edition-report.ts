// Made from the schemas of the service by client/scripts/make-document-types.ts.

export type EditionReport =
  | {
      id: string;
      name: string;
      kind: 'translation';
      /** The state of the translation that the report is about */
      sha256?: string;
      census: {
        /** The one that fits best */
        versification: 'eng' | 'org';
        books: number;
        chapters: number;
        verses: number;
        missingBooks: string[];
        /** Such as `GEN 3` */
        missingChapters: string[];
        missing: {
          verses: number;
          /** Such as `GEN 1:3` or `GEN 1:3-5` */
          places: string[];
        };
        extra: {
          verses: number;
          /** Such as `GEN 1:3` or `GEN 1:3-5` */
          places: string[];
        };
        merged: {
          verses: number;
          /** Such as `GEN 1:3` or `GEN 1:3-5` */
          places: string[];
        };
        duplicated: {
          verses: number;
          /** Such as `GEN 1:3` or `GEN 1:3-5` */
          places: string[];
        };
        empty: {
          verses: number;
          /** Such as `GEN 1:3` or `GEN 1:3-5` */
          places: string[];
        };
        outOfOrder: {
          verses: number;
          /** Such as `GEN 1:3` or `GEN 1:3-5` */
          places: string[];
        };
      };
      conservation: {
        read: {
          characters: number;
          words: number;
        };
        verses: {
          characters: number;
          words: number;
        };
        titles: {
          characters: number;
          words: number;
        };
        headings: {
          characters: number;
          words: number;
        };
        notes: {
          characters: number;
          words: number;
        };
        /** What a named rule keeps out of the documents, by rule */
        dropped: {
          [key: string]: {
            characters: number;
            words: number;
          };
        };
        /** Characters of the source that are in no document; at least so many */
        lost: number;
        /** Characters of a document that are not in the source; at least so many */
        invented: number;
        /** Words that were run together with the word before them */
        glued: number;
        /** Words that have white space in them which the source has not */
        split: number;
      };
      books: {
        id: string;
        file: string;
        chapters: {
          number: number;
          verses: number;
          /** Null for a book that the versification does not have */
          expected: number | null;
          missing: number;
          extra: number;
        }[];
        conservation: {
          read: {
            characters: number;
            words: number;
          };
          verses: {
            characters: number;
            words: number;
          };
          titles: {
            characters: number;
            words: number;
          };
          headings: {
            characters: number;
            words: number;
          };
          notes: {
            characters: number;
            words: number;
          };
          /** What a named rule keeps out of the documents, by rule */
          dropped: {
            [key: string]: {
              characters: number;
              words: number;
            };
          };
          /** Characters of the source that are in no document; at least so many */
          lost: number;
          /** Characters of a document that are not in the source; at least so many */
          invented: number;
          /** Words that were run together with the word before them */
          glued: number;
          /** Words that have white space in them which the source has not */
          split: number;
        };
      }[];
      diagnostics: {
        errors: number;
        warnings: number;
        /** How many of each code */
        codes: { [key: string]: number };
        list: {
          code:
            | 'no-sources'
            | 'unread-file'
            | 'unmatched-pattern'
            | 'ignored-archive'
            | 'no-metadata'
            | 'bad-metadata'
            | 'bad-edition-id'
            | 'duplicate-edition-id'
            | 'unreadable-file'
            | 'outside-edition'
            | 'bad-file-name'
            | 'internal-error'
            | 'too-large'
            | 'worker-limit'
            | 'not-text'
            | 'invalid-utf8'
            | 'byte-order-mark-in-text'
            | 'merge-conflict'
            | 'unknown-encoding'
            | 'contradictory-encoding'
            | 'undecodable-bytes'
            | 'malformed-xml'
            | 'malformed-json'
            | 'html-entity'
            | 'unknown-element'
            | 'misplaced-content'
            | 'no-book-id'
            | 'unknown-book-id'
            | 'guessed-book-id'
            | 'duplicate-book'
            | 'text-kept'
            | 'no-verses'
            | 'text-lost'
            | 'bad-chapter-number'
            | 'duplicate-chapter'
            | 'chapter-out-of-order'
            | 'missing-chapter-marker'
            | 'bad-verse-number'
            | 'bad-verse-range'
            | 'duplicate-verse'
            | 'verse-out-of-order'
            | 'empty-verse'
            | 'missing-verse'
            | 'missing-first-verse'
            | 'text-before-verse'
            | 'unknown-marker'
            | 'stray-backslash'
            | 'unclosed-marker'
            | 'unmatched-closing-marker'
            | 'unclosed-milestone'
            | 'unclosed-note'
            | 'note-without-caller'
            | 'note-part-outside-note'
            | 'marker-in-note-origin'
            | 'malformed-attributes'
            | 'word-without-text'
            | 'marker-crosses-verse'
            | 'verse-in-heading'
            | 'text-in-blank-line'
            | 'figure-in-blank-line'
            | 'unmatched-sidebar'
            | 'missing-table-column'
            | 'empty-note'
            | 'unreadable-character'
            | 'markup-in-text'
            | 'mixed-scripts'
            | 'double-space'
            | 'unpaired-quote'
            | 'mixed-quotes'
            | 'malformed-csv'
            | 'no-entities'
            | 'entity-without-name'
            | 'duplicate-entity'
            | 'changed-entity-id'
            | 'dangling-reference'
            | 'unknown-verse'
            | 'bad-cell'
            | 'no-references'
            | 'bad-reference'
            | 'unlisted-verse'
            | 'source-range'
            | 'range-across-books'
            | 'duplicate-reference'
            | 'unknown-format'
            | 'unknown-column'
            | 'bad-list-item'
            | 'disputed-place'
            | 'text-outside-book'
            | 'changed-profile-id'
            | 'no-timings'
            | 'unknown-timings'
            | 'bad-timing'
            | 'bad-address'
            | 'duplicate-timings'
            | 'untimed-verse'
            | 'timing-without-verse'
            | 'timings-without-audio'
            | 'audio-without-chapter'
            | 'too-many-diagnostics';
          severity: 'error' | 'warning';
          /** Relative to the content folder */
          file: string;
          /** From 1; 0 when the whole file is meant */
          line: number;
          /** From 1, in UTF-16 code units; 0 when the whole line or file is meant */
          column: number;
          message: string;
          source?: {
            text: string;
            column: number;
          };
        }[];
      };
    }
  | {
      id: string;
      name: string;
      kind: 'commentary' | 'cross-references' | 'entities';
      counts: {
        books: number;
        chapters: number;
        verses: number;
      };
      /** How much was read and what became of it */
      tally: { [key: string]: number };
      diagnostics: {
        errors: number;
        warnings: number;
        /** How many of each code */
        codes: { [key: string]: number };
        list: {
          code:
            | 'no-sources'
            | 'unread-file'
            | 'unmatched-pattern'
            | 'ignored-archive'
            | 'no-metadata'
            | 'bad-metadata'
            | 'bad-edition-id'
            | 'duplicate-edition-id'
            | 'unreadable-file'
            | 'outside-edition'
            | 'bad-file-name'
            | 'internal-error'
            | 'too-large'
            | 'worker-limit'
            | 'not-text'
            | 'invalid-utf8'
            | 'byte-order-mark-in-text'
            | 'merge-conflict'
            | 'unknown-encoding'
            | 'contradictory-encoding'
            | 'undecodable-bytes'
            | 'malformed-xml'
            | 'malformed-json'
            | 'html-entity'
            | 'unknown-element'
            | 'misplaced-content'
            | 'no-book-id'
            | 'unknown-book-id'
            | 'guessed-book-id'
            | 'duplicate-book'
            | 'text-kept'
            | 'no-verses'
            | 'text-lost'
            | 'bad-chapter-number'
            | 'duplicate-chapter'
            | 'chapter-out-of-order'
            | 'missing-chapter-marker'
            | 'bad-verse-number'
            | 'bad-verse-range'
            | 'duplicate-verse'
            | 'verse-out-of-order'
            | 'empty-verse'
            | 'missing-verse'
            | 'missing-first-verse'
            | 'text-before-verse'
            | 'unknown-marker'
            | 'stray-backslash'
            | 'unclosed-marker'
            | 'unmatched-closing-marker'
            | 'unclosed-milestone'
            | 'unclosed-note'
            | 'note-without-caller'
            | 'note-part-outside-note'
            | 'marker-in-note-origin'
            | 'malformed-attributes'
            | 'word-without-text'
            | 'marker-crosses-verse'
            | 'verse-in-heading'
            | 'text-in-blank-line'
            | 'figure-in-blank-line'
            | 'unmatched-sidebar'
            | 'missing-table-column'
            | 'empty-note'
            | 'unreadable-character'
            | 'markup-in-text'
            | 'mixed-scripts'
            | 'double-space'
            | 'unpaired-quote'
            | 'mixed-quotes'
            | 'malformed-csv'
            | 'no-entities'
            | 'entity-without-name'
            | 'duplicate-entity'
            | 'changed-entity-id'
            | 'dangling-reference'
            | 'unknown-verse'
            | 'bad-cell'
            | 'no-references'
            | 'bad-reference'
            | 'unlisted-verse'
            | 'source-range'
            | 'range-across-books'
            | 'duplicate-reference'
            | 'unknown-format'
            | 'unknown-column'
            | 'bad-list-item'
            | 'disputed-place'
            | 'text-outside-book'
            | 'changed-profile-id'
            | 'no-timings'
            | 'unknown-timings'
            | 'bad-timing'
            | 'bad-address'
            | 'duplicate-timings'
            | 'untimed-verse'
            | 'timing-without-verse'
            | 'timings-without-audio'
            | 'audio-without-chapter'
            | 'too-many-diagnostics';
          severity: 'error' | 'warning';
          /** Relative to the content folder */
          file: string;
          /** From 1; 0 when the whole file is meant */
          line: number;
          /** From 1, in UTF-16 code units; 0 when the whole line or file is meant */
          column: number;
          message: string;
          source?: {
            text: string;
            column: number;
          };
        }[];
      };
    };
