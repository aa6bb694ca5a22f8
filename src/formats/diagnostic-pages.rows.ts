import type { DiagnosticCode } from './diagnostic-codes.ts';

interface CodeText {
  readonly means: string;
  readonly fix: string;
  /** Markdown: a short source text that causes the diagnostic; required for codes that only `check` reports. */
  readonly example?: string;
}

interface CodeSection {
  readonly title: string;
  readonly codes: Readonly<Partial<Record<DiagnosticCode, CodeText>>>;
}

export const codeSections: readonly CodeSection[] = [
  {
    title: 'Folders and files',
    codes: {
      'no-sources': {
        means:
          'The folder of an edition has no source files, or its files contain nothing to serve. Also reported if two sub-folders contain the same book and neither is selected, and for [a SWORD module](formats.md#what-is-not-read).',
        fix: 'Add sources, name them in `sources` of `edition.json`, or remove the folder. Export a SWORD module to a supported format.',
      },
      'unread-file': {
        means:
          'A file that looks like a source was not read: its name does not match its format, it belongs to another program, its columns are unknown, it is a Theographic table without entities, it is in a sub-folder while other sources are at the top level, or it is outside the folders of editions, such as in `Translations/` or `dataset/`.',
        fix: 'Rename, convert or move it, or name it in `sources` of `edition.json`.',
      },
      'compiled-source': {
        means:
          'The source is [the compiled form of the public API](formats.md#the-public-api), which omits parts of the original source. Losses during that compilation are unknown. Reported once per edition.',
        fix: 'Use the original source if you can get it.',
      },
      'unmatched-pattern': {
        means:
          'A pattern in `sources` of `edition.json`, or a source listed by a bundle, matches no file, or only files that are not sources.',
        fix: 'Correct the pattern, or add the file.',
      },
      'ignored-archive': {
        means:
          'A `.zip` next to other sources or archives, or in another `.zip`, is not read, nor is another compressed file.',
        fix: 'Unpack it, or give it its own folder.',
      },
      'bad-edition-id': {
        means:
          'An id has at most 64 characters, only letters, digits, `_` and `-`, and is not `c`, `d` or `x` in either case.',
        fix: 'Choose another id.',
      },
      'duplicate-edition-id': {
        means:
          'Two folders have the same id, or ids that differ only in case, which some file systems ignore. Neither is compiled; editions that are already served stay.',
        fix: 'Give each folder its own id.',
      },
      'unreadable-file': {
        means:
          'The edition was not compiled because a file could not be read: permission was denied, the file is a pipe, a device or a dangling link, it is too large, it changed during the build, or it is a damaged or unsafe zip. The message gives the reason.',
        fix: 'Repair the file or its permissions.',
      },
      'outside-edition': {
        means:
          "A path or link points outside the edition's folder, or into another edition's folder. It was not followed, and the edition was not compiled.",
        fix: 'Copy the file into the folder, or [make the whole folder a link](getting-started.md#what-is-read-from-a-folder).',
      },
      'bad-file-name': {
        means: 'The name of a folder or file is not UTF-8, so the file cannot be opened.',
        fix: 'Rename it; `convmv` renames many files.',
      },
      'too-large': {
        means:
          "A file, book, chapter, note, verse or metadata member exceeds [the limits](operations.md#limits-of-a-build); the message names the limit. It was left out, and the edition's last good version stays.",
        fix: 'Divide the file, or remove repeated or damaged text.',
      },
      'worker-limit': {
        means:
          'Compiling the edition exceeded the memory or time limit of a build and was cancelled. Its last good version stays, and other editions are compiled.',
        fix: 'Look for repeated or damaged text, divide the file, or build on a machine with more memory.',
      },
      'internal-error': {
        means:
          'A bug in Scriptorium stopped the build of this edition. Other editions are not affected, and its last good version stays.',
        fix: 'Report the message with the files.',
      },
      'text-kept': {
        means:
          "A damaged file would have removed text or audio that is already served. The edition's last good version stays until the file is fixed or removed.",
        fix: 'Fix or remove the file.',
      },
      'too-many-diagnostics': {
        means:
          'A file has more than 50 diagnostics of one code (more than 10,000 in `check`); the others are not listed.',
        fix: 'Fix those listed, and check again.',
      },
    },
  },
  {
    title: 'Metadata and settings',
    codes: {
      'no-metadata': {
        means:
          "The folder has no metadata file. The id is the folder's name, and the language is `und` (undetermined).",
        fix: 'Write an `edition.json`.',
      },
      'bad-metadata': {
        means:
          "The metadata file is not valid JSON, nests more than 64 levels deep, or has a missing or wrong member; the message begins with the member's path. An address must be http(s) without a password, or empty. A source path must point to a file in the edition's folder.",
        fix: 'Correct the member.',
      },
      'unserved-metadata': {
        means:
          'The metadata file has members that no document contains, such as a year, or a `license` for an edition that is not a translation. The message names them.',
        fix: 'Ignore it, or if readers must know the value, write it into `licenseNotes` or `licenseNotice` of an `edition.json`.',
      },
      'incomplete-license': {
        means:
          '`license` in the metadata omits one of its five terms, or has a value that the API does not have. `license` is served as null.',
        fix: 'Write the terms that the message names.',
      },
      'unknown-language': {
        means:
          'ISO 639-3 has no language with the code in `language` of the metadata. The edition is served, but its language has no name, and its script is unknown.',
        fix: 'Correct the code. A language without a code has one from `qaa` to `qtz`.',
      },
      'bad-site': {
        means:
          '[`site.json`](site.md) is not valid JSON, has an unknown or wrong member, or sets colours that make text hard to read; the message begins with the path of the member. The previous settings stay, and all editions are built.',
        fix: 'Correct the member.',
      },
      'unknown-start': {
        means:
          '`start` of [`site.json`](site.md) names a translation or book that the library does not have. The reader ignores it.',
        fix: 'Correct it.',
      },
      'bad-versification': {
        means:
          'A line of a `.vrs` file cannot be read or names no book of scripture, and was left out. Or there are several `.vrs` files, and none was read.',
        fix: 'Correct the line ([the format](versification.md#a-vrs-file)), or keep one file.',
      },
      'unlikely-versification': {
        means:
          'The `versification` declared in `edition.json` or `audio.json` matches far fewer chapters or verses than another one. It was used anyway. Or `audio.json` declares none, and the timings match another numbering.',
        fix: 'Correct or remove the declaration, or add one to `audio.json`.',
      },
    },
  },
  {
    title: 'Encodings',
    codes: {
      'not-text': {
        means:
          'A source file contains binary data: many NULs or other control characters. (A few NULs are reported as `unreadable-character`.)',
        fix: 'Remove the file, or export it again as UTF-8.',
      },
      'padding-at-end': {
        means:
          'NULs after the end of the text, as in `...the end.␀␀␀`, were left out. Failing disks and some programs write them.',
        fix: 'Check that the end of the text is complete, and save the file again; `check --fix` removes the NULs.',
      },
      'windows-character': {
        means:
          'A control character from U+0080 to U+009F was read as Windows-1252: `don` U+0092 `t` is served as `don’t`. It comes from a conversion that mistook Windows-1252 for Latin-1.',
        fix: 'Write the character itself; `check --fix` replaces all of them.',
      },
      'invalid-utf8': {
        means:
          'The file is not UTF-8. If most of it is, the invalid bytes became U+FFFD. Otherwise Windows-1252 was assumed, because the language uses Latin script.',
        fix: 'Save it as UTF-8, or [declare its encoding](formats.md#encodings).',
      },
      'unknown-encoding': {
        means:
          'The XML declaration names an unknown encoding. Or the file is not UTF-8, no encoding is declared, and Windows-1252 does not fit its language. The file was left out.',
        fix: 'Save it as UTF-8, or [declare its encoding](formats.md#encodings).',
      },
      'contradictory-encoding': {
        means:
          'The byte-order mark or the bytes, the XML declaration, `edition.json` and `\\ide` contradict each other; the message says which one was followed.',
        fix: 'Correct the wrong one.',
      },
      'undecodable-bytes': {
        means: 'Bytes that are invalid in the encoding of the file became U+FFFD.',
        fix: 'Write the right characters, or correct the encoding.',
      },
      'byte-order-mark-in-text': {
        means: 'A byte-order mark (U+FEFF) inside the text was left out. Joining files often causes it.',
        fix: 'Remove it.',
        example: 'U+FEFF in a verse',
      },
      'unreadable-character': {
        means:
          'The text contains a control character, or U+FFFD, which marks a lost character. A NUL is served as U+FFFD.',
        fix: 'Write the right character.',
        example: 'U+FFFD',
      },
    },
  },
  {
    title: 'XML and JSON',
    codes: {
      'malformed-xml': {
        means: 'The XML is not well formed at this position; the text that could still be read was kept.',
        fix: 'Export the file again.',
      },
      'malformed-json': {
        means:
          'The JSON is not well formed at this position; only the text before it was read. Or an object has two members of the same name, and all was read.',
        fix: 'Export the file again.',
      },
      'html-entity': {
        means:
          'The XML contains an HTML entity such as `&nbsp;`, or a Windows-1252 reference such as `&#150;`. It was read as in HTML. Reported once per file.',
        fix: 'Write the character itself.',
      },
      'unknown-element': {
        means:
          'Not an element of USX, OSIS, USFX or Zefania, or not a type of USJ or of the public API. Its text was kept. Reported once per file.',
        fix: 'Check the spelling.',
      },
      'misplaced-content': {
        means:
          'The format does not allow an element or text in this place: a paragraph in a paragraph, a verse or note in a note, or text outside any paragraph or book. The message says whether its text was kept.',
        fix: 'Move it, or close the outer element first.',
      },
      'markup-in-text': {
        means: 'The text contains a backslash and a name, such as `\\v`: markup of another format.',
        fix: 'Remove it, or write it as markup of this format.',
      },
    },
  },
  {
    title: 'Books',
    codes: {
      'no-book-id': {
        means:
          'Nothing identifies the book: no `\\id` line, and no code in USX or USJ. Or the file is empty, has no book, or has the name but not the content of one of [the formats](formats.md). It was left out.',
        fix: 'Begin the file with `\\id` and the id of its book, such as `\\id GEN`.',
      },
      'unknown-book-id': {
        means:
          'The id after `\\id` is not a USFM book id, or a number or name in XML does not identify a book; the book was left out. In a commentary, the note was left out.',
        fix: 'Correct it.',
      },
      'guessed-book-id': {
        means:
          'The file has no `\\id` line, or no code in USX or USJ. The book was identified by the file name, `\\h` or `\\toc3`, which agree. Or the id is the English name of the book (`\\id Ruth`), or has a mark after it (`\\id RUT:`).',
        fix: 'Write the id.',
      },
      'duplicate-book': {
        means:
          'Two files contain the same book, such as `LUK.usfm` with 22 verses and `Luke.usfm` with 1,120. The better one is served ([the rules](formats.md#two-files-for-one-book)); the message says why the other was left out. If no file is left for a book that is served, the last good version of the edition stays.',
        fix: 'Remove one, correct its id, or name the right one in `sources` of `edition.json`.',
      },
      'shrunken-book': {
        means:
          'The book has less than half of the verses that are currently served, such as 22 instead of 1,120. It was compiled anyway. Reported only by builds.',
        fix: 'If that is not intended, restore the file and build again.',
      },
      'no-verses': {
        means:
          'The file of a book has no chapters and was left out. Or an edition has no verses, or none of its verse numbers can be read, and it is not served.',
        fix: 'Add chapters and verses, or correct the numbers.',
      },
      'text-lost': {
        means: 'The documents do not contain exactly the text that was read. This is a bug in Scriptorium.',
        fix: 'Report it with the file.',
      },
      'missing-end': {
        means:
          "A book ends before its last verse or chapter or in the middle of a sentence, or a chapter ends too early: `RUT ends with 4:21. In the edition's versification, verse 4:22 would follow.` Reported at the last verse, if most chapters indicate [which versification](versification.md) the text has. Four chapters of a book, or more, are one finding.",
        fix: 'Check that the file is complete. Ignore it if the rest is not translated yet.',
      },
      'missing-spaces': {
        means:
          'The words of the edition run together (`anapostleofJesusChrist`): annotated words touch each other, or many words are implausibly long. Programs that drop white space between elements of USX, USJ or OSIS cause this. Reported once per edition.',
        fix: 'Export the files again with a program that keeps white space.',
      },
    },
  },
  {
    title: 'Chapters and verses',
    codes: {
      'bad-chapter-number': {
        means:
          '`\\c` needs an integer from 1 to 999, not `01`. A chapter with a number above 999 was left out with its text. If the number is unreadable, the next chapter number was assumed; if that number is taken, as with `\\c A` in Greek Esther, the chapter was added at the end of the book. In a commentary, the note was left out.',
        fix: 'Correct the number.',
        example: '`\\c 02`',
      },
      'duplicate-chapter': {
        means: 'Two `\\c` have the same number; their texts were joined.',
        fix: 'Renumber one of them.',
      },
      'chapter-out-of-order': {
        means: 'A chapter follows a later one; it is served in numerical order.',
        fix: 'Move it.',
      },
      'missing-chapter-marker': {
        means: 'Text before the first `\\c` was read as part of the first chapter.',
        fix: 'Write `\\c 1` before it.',
      },
      'bad-verse-number': {
        means:
          '`\\v` needs a number such as `3`, `3a` or `3-4`, in the decimal digits of any script, not `03` or `3.`. If it is unreadable, the text was added to the previous verse without the number. `\\v 0` is read as a title. In a commentary, the note was left out.',
        fix: 'Correct the number.',
        example: '`\\v The man`',
      },
      'bad-verse-range': {
        means:
          'A range or list of verses does not ascend (`19-18`), or ends after verse 176, the last verse of the longest chapter. It was read as its first verse.',
        fix: 'Correct the numbers.',
        example: '`\\v 5-4`',
      },
      'duplicate-verse': {
        means:
          'A verse appears twice in its chapter, or is also in the previous range; the texts were joined. If one number is missing there, the message names it.',
        fix: 'Remove or renumber one of them.',
        example: '`\\v 5` twice',
      },
      'verse-out-of-order': {
        means:
          'A verse number is not in ascending order; the verse was not moved. If one number is missing there, the message names it.',
        fix: 'Correct the number, or move the verse.',
        example: '`\\v 6` and then `\\v 5`',
      },
      'empty-verse': {
        means: 'A verse has neither text nor note.',
        fix: 'Write the text, or a note that explains why it is left out.',
        example: '`\\v 5` without text',
      },
      'missing-verse': {
        means: 'The verse numbers of a chapter skip a verse.',
        fix: 'Write the verse, or its number with a note that explains why it is left out.',
        example: '`\\v 4` and then `\\v 6`',
      },
      'missing-first-verse': {
        means: "The chapter's first verse marker is `\\v 2`; the text before it was read as verse 1.",
        fix: 'Write `\\v 1` before it.',
      },
      'text-before-verse': {
        means:
          'Text before the first verse was read as a title (`hebrew_subtitle`). In lines of verses, it was left out.',
        fix: 'Write `\\v` or `\\d`.',
      },
    },
  },
  {
    title: 'Markup',
    codes: {
      'unknown-marker': {
        means:
          'Not a marker of USFM 3.1, and not a custom one (`\\z...`). Its text was kept; whether it is a paragraph or a style is a guess. If it ends with `\\*`, it is a milestone. Or a marker in capitals, such as `\\V`, which was read in lower case. Reported once per name. Or a marker without a space after it, such as `\\q1Give`, which was read as `\\q1` and the text. Or a marker with an invisible character in it.',
        fix: 'Check the spelling, or begin custom markers with `\\z`.',
        example: '`\\plc Moab`',
      },
      'stray-backslash': {
        means:
          'A backslash without a marker name was kept as text. Or a `\\*` that ends no milestone was left out.',
        fix: 'Remove it, or write the marker.',
        example: '`went \\ out`',
      },
      'unclosed-marker': {
        means: 'A character style has no closing marker. It was closed at the end of its paragraph or note.',
        fix: 'Write the closing marker.',
        example: '`\\add man went`',
      },
      'unmatched-closing-marker': {
        means: 'A closing marker, or the `\\zaln-e` of an alignment, without an opening marker was ignored.',
        fix: 'Remove it, or write the opening marker.',
        example: '`man\\nd*`',
      },
      'unclosed-milestone': {
        means:
          'Milestones such as `\\zaln-s` and `\\qt-s` must end with `\\*`. This one was read with its well-formed attributes up to the end of its line. Or an alignment has no `\\zaln-e`; it was ended with its verse.',
        fix: 'Write `\\*`, or `\\zaln-e\\*` after the aligned words.',
        example: '`\\qt-s Come`',
      },
      'unclosed-note': {
        means:
          'A note is not closed before the next paragraph, verse or note. The text up to there was read as part of the note.',
        fix: 'Close the note.',
        example: '`\\f + \\ft A note.` without `\\f*`',
      },
      'note-without-caller': {
        means: '`\\f` has no caller; `+` was assumed.',
        fix: 'Write `+`, or `-` for none.',
        example: '`\\f \\ft A note.\\f*`',
      },
      'note-part-outside-note': {
        means:
          '`\\ft`, `\\xo`, `\\xq` or the like is outside a note. Its text was read as part of the verse.',
        fix: 'Open a note before it, or remove it.',
        example: '`went \\ft out`',
      },
      'marker-in-note-origin': {
        means: '`\\fr` or `\\xo` contains a style, whose text was left out with the origin of the note.',
        fix: 'Write `\\ft` or `\\xt` before it.',
        example: '`\\fr \\bd 1:3\\bd*`',
      },
      'malformed-attributes': {
        means:
          'The text after a `|` is not `name="value"`, or is not directly before the closing marker. [The readable attributes](formats.md#attributes-and-milestones) were read, and the rest was kept as text.',
        fix: 'Quote values and keep them on one line, or remove the bar.',
        example: '`\\w man|strong="H1\\w*`',
      },
      'word-without-text': {
        means: '`\\w` has no word.',
        fix: 'Remove it, or add the word.',
        example: '`\\w |strong="H1"\\w*`',
      },
      'marker-crosses-verse': {
        means: 'A style (other than `\\wj`) continues across `\\v`.',
        fix: 'Close it before the verse and open it again after.',
        example: '`\\add man` `\\v 3 went\\add*`',
      },
      'verse-in-heading': {
        means: '`\\v` is in the line of a heading. The verse ends the heading.',
        fix: 'Write the missing paragraph marker, such as `\\p`.',
        example: '`\\s1 A` and then `\\v 1`',
      },
      'text-in-blank-line': {
        means: '`\\b` cannot contain text; it was read as a paragraph.',
        fix: 'Write the missing paragraph marker after `\\b`.',
        example: '`\\b Words`',
      },
      'text-after-line': {
        means:
          'Text follows on the line after `\\rem`, `\\r`, `\\cl`, `\\h` or another marker that is not served: `\\rem check this` and then `God created` on the next line. In USFM the text belongs to that marker, so it was left out, and its words count as dropped.',
        fix: 'If it continues a verse, write `\\p` (or `\\nb`) before it.',
      },
      'figure-in-blank-line': {
        means: '`\\b` contains a figure.',
        fix: 'Write a paragraph marker such as `\\pc` before it.',
      },
      'unmatched-sidebar': {
        means:
          '`\\esb` without `\\esbe`, or the reverse. The text up to the next chapter or verse was left out.',
        fix: 'Write the missing marker.',
        example: '`\\esb` without `\\esbe`',
      },
      'missing-table-column': {
        means: 'A row skips a column (`\\tc1`, then `\\tc3`).',
        fix: 'Give the row a cell for every column.',
        example: '`\\tc1` and then `\\tc3`',
      },
      'empty-note': {
        means: 'A footnote, or a note or profile of a commentary, has no text.',
        fix: 'Write the text, or remove the note.',
        example: '`\\f + \\f*`',
      },
      'merge-conflict': {
        means:
          'The line starts with `<<<<<<<`, `=======`, `>>>>>>>` or `|||||||`, the markers of a git merge conflict. The line was left out, and the text of all sides is served.',
        fix: 'Keep the right side.',
        example: '`<<<<<<< HEAD`',
      },
    },
  },
  {
    title: 'Characters and quotation marks',
    codes: {
      'mixed-scripts': {
        means:
          'A word mixes Latin, Greek, Cyrillic or Coptic letters. Often a letter only looks like the right one.',
        fix: 'Write the word in one alphabet.',
        example: 'a Cyrillic `а` in `mаn`',
      },
      'double-space': {
        means:
          'Consecutive spaces within a line are served as one. If a file has them in more than twenty verses, they are one finding with a list of places. In notes and headings they are reported if few of the edition have them.',
        fix: 'Leave only one.',
        example: 'two spaces between words',
      },
      'unpaired-quote': {
        means:
          '`“` inside an open quotation, or `”` without one. Quotations may nest, reopen in each paragraph and continue in the next chapter.',
        fix: 'Check for a missing mark.',
        example: '`“Come.””`',
      },
      'mixed-quotes': {
        means:
          'A book has a few straight quotation marks or apostrophes among curly ones, or the reverse (at most one in ten; a larger share counts as intended).',
        fix: 'Use one style throughout.',
      },
    },
  },
  {
    title: 'Left-overs',
    codes: {
      'left-over-text': {
        means:
          'The text contains a note to the translators, a placeholder or markup, such as `/s1` or `strong="H1"`, which readers would see. In square or curly brackets, a question in any language counts as a note. A word that is the whole text of three verses or more, such as `missing`, or that follows their last sentence, is reported once.',
        fix: 'Write the text or the marker, or remove it.',
        example: '`TODO`, `???`, `XXX`, `____`, `/s1 The road`',
      },
      'tracked-change': {
        means: "An editor's tracked change was never accepted or rejected.",
        fix: 'Accept or reject it.',
        example: '`{+new+}`, `[-old-]`, `{--old--}`',
      },
    },
  },
  {
    title: 'Style: structure',
    codes: {
      'missing-paragraph': {
        means: 'A chapter begins with a verse; the other chapters of the edition begin with a paragraph.',
        fix: 'Write `\\p`, or `\\q1` for poetry, before the verse.',
        example: '`\\c 2` and then `\\v 1`',
      },
      'marker-in-line': {
        means:
          'A paragraph marker follows text in its line, but this edition begins lines with such markers. A line break may have been lost.',
        fix: 'Begin a new line with the marker, or remove it.',
        example: '`went out \\p and came`',
      },
      'poetry-level-jump': {
        means:
          'A line of poetry is indented by two or more levels relative to the previous line, which is rare in this edition.',
        fix: 'Correct the level.',
        example: '`\\q4` after `\\q1`',
      },
      'empty-section': {
        means: 'A heading without text is followed by another of its rank, or by the end of the book.',
        fix: 'Write the text, or remove the heading.',
        example: '`\\s1 A` and then `\\s1 B`',
      },
      'empty-paragraph': {
        means:
          'A paragraph, a line of poetry or a heading has no text. Learned: not reported if the edition writes such paragraphs on purpose.',
        fix: 'Remove it, or write `\\b` for an empty line.',
        example: '`\\p` and then `\\p`',
      },
      'missing-chapter-number': {
        means:
          'Verse 1 follows verse 3 or a later one in the same chapter, so the number of the next chapter is missing. What follows from that in the two chapters is not reported.',
        fix: 'Write `\\c` and the number.',
        example: '`\\v 22` and then `\\v 1`',
      },
      'verse-number-in-text': {
        means:
          'A verse is missing, and its number is in the text of the previous verse; or the text of a verse begins with its own number.',
        fix: 'Write `\\v` before the number, or remove it from the text.',
        example: '`\\v 5 They went. 6 They came.`',
      },
      'note-in-word': {
        means: 'A note begins inside `\\w ...\\w*`.',
        fix: 'Move the note after the closing marker of the word.',
        example: '`\\w man\\f + \\ft ...\\f*\\w*`',
      },
      'unknown-attribute': {
        means: 'USFM does not define this attribute for the marker, and it is ignored.',
        fix: 'Correct its spelling, or begin custom names with `x-`.',
        example: '`\\w man|strnog="H1"\\w*`',
      },
      'missing-book-name': {
        means:
          'The book has none of `\\h`, `\\toc1` to `\\toc3` and `\\mt`, or lacks some that the other books of the edition have. If three books or more lack the same names, only the first is reported.',
        fix: 'Write the names before the first chapter.',
        example: 'a book without `\\toc1`',
      },
      'contradictory-book-name': {
        means: '`\\h`, `\\toc2` or `\\toc3` names another book than `\\id`.',
        fix: 'Correct the wrong one.',
        example: '`\\id RUT` with `\\h Leviticus`',
      },
      'contradictory-content': {
        means:
          'The last verses of the chapters match another book, and hardly any match the book of `\\id`. The text of one book is probably under the id of another.',
        fix: 'Correct the id or the text.',
        example: 'the text of Ruth under `\\id LEV`',
      },
      'verse-beyond-chapter': {
        means:
          "The chapter does not have such a verse in the edition's versification. Reported once per chapter.",
        fix: 'Correct the number of the verse or chapter, or [declare the versification](versification.md).',
        example: '`\\v 24` in Ruth 1',
      },
    },
  },
  {
    title: 'Style: references',
    codes: {
      'wrong-note-origin': {
        means:
          '`\\fr` or `\\xo` names another verse than the one of the note. Not reported if the edition does so often.',
        fix: 'Correct the origin, or move the note.',
        example: '`\\fr 1:5` in verse 3',
      },
      'reference-to-nowhere': {
        means:
          'A reference in `\\xt`, `\\rq`, `\\r`, `\\mr`, `\\sr`, a note or an introduction names a verse that neither the edition nor its versification has.',
        fix: 'Correct the reference.',
        example: '`\\xt John 3:99`',
      },
      'unreadable-reference': {
        means:
          'A line of references names an unknown book. Names of the edition, of its language and in English are known.',
        fix: 'Correct the name of the book.',
        example: '`\\r (Jasperus 3:1)`',
      },
      'misquoted-text': {
        means:
          'The words that a note quotes (`\\fq`, `\\xq`, or an entry in `\\fk`, `\\xk`) are neither in its verse nor in the previous one. Case, accents, punctuation and ellipses do not matter, and entries may be inflected. `\\fqa`, an alternative translation, is not compared.',
        fix: 'Quote the current text of the verse, or move the note.',
        example: '`\\fq a woman` in a verse that has `a man`',
      },
      'one-sided-parallel': {
        means:
          'A section names another as its parallel (`\\r`), but the other one names only different passages, or none in an edition that gives parallels for nearly all sections.',
        fix: 'Name the passage in both sections, or correct the reference.',
        example: '`\\r (Mark 1:4)`, but Mark 1:4 names Luke only',
      },
      'note-without-origin': {
        means:
          'A note has no `\\fr` or `\\xo`, although nearly all notes of its kind in this edition have one.',
        fix: 'Write the chapter and verse of the note.',
        example: '`\\f + \\ft A note.\\f*`',
      },
      'odd-reference': {
        means:
          'A reference is punctuated unlike the others of its kind (`\\fr`, `\\xo`, `\\xt`, `\\r`) in this edition: another sign or a space between chapter and verse, another dash, a letter instead of a digit, or brackets that are missing.',
        fix: 'Write it as usual.',
        example: '`\\xt John 3: 16`',
      },
    },
  },
  {
    title: 'Style: characters',
    codes: {
      'unusual-character': {
        means:
          'A sign, or a letter of another script, that is rare in this edition; another mark as an apostrophe; an accent or vowel sign without a letter, or twice.',
        fix: 'Write the intended character.',
        example: '`ж` in an English text',
      },
      'invisible-character': {
        means:
          'A character without width, such as a soft hyphen or a direction mark, that is rare in this edition.',
        fix: 'Remove it.',
        example: 'U+200B',
      },
      'mixed-normalization': {
        means:
          'A letter with an accent is one character, but two elsewhere in the edition, or the reverse. Searches miss it.',
        fix: 'Normalize all files in one form.',
        example: '`e` and U+0301 among many `é`',
      },
      'other-digits': {
        means: 'A number uses the digits of another script than the other numbers of the edition.',
        fix: 'Use the same digits.',
        example: '`५` among `5`',
      },
    },
  },
  {
    title: 'Style: punctuation',
    codes: {
      'odd-space': {
        means:
          'The space before or after a mark, a dash or a note differs from the rest of the edition: it is added or missing. The rule is learned per mark.',
        fix: 'Add or remove the space.',
        example: '`field , and`',
      },
      'doubled-punctuation': {
        means:
          'Two punctuation marks are adjacent, which is rare in this edition, or a comma or full stop is on the other side of a closing quotation mark than usual.',
        fix: 'Remove one of them, or exchange them.',
        example: '`,,` `..` `,.`',
      },
      'unpaired-mark': {
        means:
          'A bracket, or a quotation mark other than `“ ”` (see `unpaired-quote`), has no partner. A `‘` inside `“ ”` must be closed before the outer quotation ends. Ten marks of one kind in a file, or more, are one finding.',
        fix: 'Write the partner, or remove the mark.',
        example: '`(his wife said`',
      },
      'missing-sentence-end': {
        means:
          'A paragraph or chapter ends without punctuation, or a chapter with a comma, or a quotation begins without a comma, which is rare in this edition. Text may have been cut off.',
        fix: 'Write the mark, or the rest of the text.',
        example: '`... in the field` and then `\\p`',
      },
      'missing-capital': {
        means:
          'A lower-case letter follows a full stop or a question mark, also in the next verse, or begins a quotation, which is rare in this edition.',
        fix: 'Write a capital, or another mark.',
        example: '`They came. then`',
      },
      'repeated-word': {
        means:
          'A word or phrase appears twice in a row, also across the end of a verse or line, and nowhere else in this edition.',
        fix: 'Remove one of them.',
        example: '`of the the town`',
      },
    },
  },
  {
    title: 'Style: consistency',
    codes: {
      'odd-verse-length': {
        means:
          'A verse is much shorter or longer than [other editions](checking.md#comparison-with-other-editions) suggest. Text may have been cut off or written twice. With `--beside`, also two neighbouring verses whose texts seem to be swapped.',
        fix: 'Compare the verse with the editions that the message names. Accept it if a manuscript or the style explains it.',
        example: 'half of a verse',
      },
      'odd-name': {
        means:
          'A capitalized word that occurs once or twice differs by one letter from a name that occurs 20 times in the edition and twice in the chapter. The letter is replaced, missing, added or swapped. Not reported for the first word of a sentence, a different first letter, short words, and differences that are common in the language, such as endings. Not available for scripts without capitals.',
        fix: 'Correct the spelling, or accept it: it may be another name.',
        example: '`Jerusalam` among `Jerusalem`',
      },
      'inconsistent-name': {
        means:
          'A name has another spelling in most places of the edition: with or without a hyphen or accents, with `f` for `ph`, or with `k` for `c`. The message names the books. With `--key-terms`, also a similar name with the same Strong’s number, such as `Elimelek` among `Elimelech`.',
        fix: 'Use one spelling.',
        example: '`Beth-lehem` among `Bethlehem`',
      },
      'unexpected-rendering': {
        means:
          'A verse has a [key term](checking.md#key-terms) of `check.json`, but none of its renderings. Not reported for learned renderings if the edition has many others.',
        fix: 'Use a rendering of the list, or add the new one to it.',
        example: '`famine` for G26, with the rendering `love*`',
      },
      'odd-word': {
        means:
          'A word occurs once and looks misspelled by the words of the edition itself, in any script with spaces: it differs by one letter from another word and has letters in an order that no other word has; or it is two words without a space, a part of a word before a space, or has a digit.',
        fix: 'Correct the spelling.',
        example: '`peolpe` among `people`',
      },
      'odd-capital': {
        means:
          'A capital letter inside a word, a name that begins with a lower-case letter, or a common word that begins with a capital in the middle of a sentence, each unlike everywhere else in the edition.',
        fix: 'Write the letter as usual, or the missing full stop.',
        example: '`JAmes`, `jerusalem`',
      },
      'foreign-verse': {
        means:
          'Nearly all words of a verse are found nowhere else in the edition: it is in another language, or in another orthography.',
        fix: 'Translate the verse.',
        example: 'a Swahili verse in an English text',
      },
      'repeated-verse': {
        means: 'A verse has the same text as the previous verse.',
        fix: 'Look for a verse that was pasted twice.',
        example: 'the text of verse 5 again in verse 6',
      },
      'odd-note-caller': {
        means: 'The caller of a note is of another kind than nearly all others of its marker.',
        fix: 'Write the usual caller.',
        example: '`\\f a` among many `\\f +`',
      },
      'odd-heading': {
        means:
          'A heading begins with a lower-case letter, or ends with or without a full stop, unlike nearly all others.',
        fix: 'Write it like the others.',
        example: '`\\s1 the road`',
      },
      'unused-acceptance': {
        means: 'An entry of `accepted` in `check.json` no longer matches a finding.',
        fix: 'Remove the entry.',
        example: 'the accepted mistake was corrected',
      },
    },
  },
  {
    title: 'Entities and tables',
    codes: {
      'malformed-csv': {
        means:
          'The rows of a table do not fit its header, or a quotation mark is not closed; the rest was read.',
        fix: 'Export the table again.',
      },
      'unknown-column': {
        means: 'A column of a table of verses, a commentary, a lexicon or a plan is not read.',
        fix: 'Remove it, or rename it if it contains text or readings.',
      },
      'bad-cell': {
        means:
          'A value does not fit its column, such as text instead of a number, or several values instead of one. The message names the omitted data.',
        fix: 'Correct it.',
      },
      'no-entities': {
        means: 'No file is a table of people, places, events or people groups.',
        fix: 'Use the [columns](entities.md) that identify these tables.',
      },
      'entity-without-name': {
        means: 'A row has no name; it was left out.',
        fix: 'Write one.',
      },
      'duplicate-entity': {
        means:
          'Two rows have the same id or name. The first is used. If only the titles of events are the same, both are served, and references to the title link to the first.',
        fix: 'Give each its own.',
      },
      'changed-entity-id': {
        means:
          'An id is blank, already used or not usable in a path; the message says which id is served instead.',
        fix: 'Give it a unique id of letters, digits, `-` and `_`.',
      },
      'dangling-reference': {
        means:
          'A row names an entity that is in no table. The reference was left out to avoid a broken link.',
        fix: 'Correct the name, or add the entity.',
      },
      'unknown-verse': {
        means:
          'A reference is not in OSIS form (`Gen.1.1`), or names a verse that no Bible has; it was left out.',
        fix: 'Correct it.',
      },
    },
  },
  {
    title: 'Cross-references',
    codes: {
      'no-references': {
        means: 'A file of a cross-reference dataset has no references.',
        fix: 'Write rows of source verse, target and votes, separated by tabs or commas.',
      },
      'bad-reference': {
        means:
          'A reference cannot be read, or its book or chapter does not exist; the row was left out. If only the end of a range is wrong, its first verse was kept.',
        fix: 'Write `Gen.1.1`, `Ps.89.11-Ps.89.12`.',
      },
      'unlisted-verse': {
        means: 'No standard versification has the verse; the reference or note is served unchanged.',
        fix: 'Check the number.',
      },
      'source-range': {
        means: 'The source of a cross-reference is a range. The reference is served on its first verse.',
        fix: 'Name a single verse.',
      },
      'range-across-books': {
        means: 'A range ends in another book; it was cut at the end of its first book.',
        fix: 'Write one range per book.',
      },
      'duplicate-reference': {
        means: 'The same source and target appear twice; the one with the highest score is served.',
        fix: 'Remove the other.',
      },
    },
  },
  {
    title: 'Commentaries and lexicons',
    codes: {
      'unknown-format': {
        means:
          'A file of a commentary or lexicon has an unknown form ([commentaries](commentaries.md), [lexicons](words.md)); it was left out.',
        fix: 'Remove it, or add the header of its CSV.',
      },
      'bad-list-item': {
        means: 'An item of a JSON list has no text, or names no verse; it was left out.',
        fix: 'Complete it.',
      },
      'disputed-place': {
        means:
          'Index, title and passage of a study note begin with different verses. The note is served on the verse that two of them name, or else on the verse of the index.',
        fix: 'Correct the wrong one.',
      },
      'text-outside-book': {
        means: 'Text that belongs to no book, such as a heading of the whole module, was left out.',
        fix: 'Move it to the introduction of a book.',
      },
      'changed-profile-id': {
        means:
          'The id of a profile is already used or not usable in a path; the message says which id is served instead.',
        fix: 'Give it a unique id of letters, digits, `-` and `_`.',
      },
      'no-original-text': {
        means:
          'An edition asks for a computed alignment, and the library has no Hebrew or Greek edition to align it with.',
        fix: 'Add an edition with Strong\'s numbers, such as the Open Scriptures Hebrew Bible, or remove `"alignment"` from `edition.json`.',
      },
      'no-entries': {
        means: 'No file of a lexicon has an entry.',
        fix: 'Use one of the [supported forms](words.md).',
      },
      'bad-strongs-number': {
        means: "The number of a lexicon entry is not a Strong's number; the entry was left out.",
        fix: 'Write `H` or `G` and the number: `H430`, `G26`, `H1254A`.',
      },
      'incomplete-entry': {
        means: 'A lexicon entry has no head word or no meaning; it was left out.',
        fix: 'Complete it.',
      },
      'duplicate-entry': {
        means: 'Two entries of a lexicon have the same number; their definitions were joined.',
        fix: 'Give each sense a letter: `H1254A`, `H1254B`.',
      },
    },
  },
  {
    title: 'Alignments',
    codes: {
      'bad-alignment': {
        means:
          'A file of an alignment, a record or an id in it cannot be used; its words were not aligned, the others were.',
        fix: 'Correct `alignment` in `edition.json`, or export the file again.',
      },
      'unaligned-word': {
        means:
          'A word in the table of an alignment is not in the text, or not in this place. It was left out, and the other words of the verse were aligned.',
        fix: 'Use the edition that the alignment was made for, or correct the table.',
      },
    },
  },
  {
    title: 'Audio',
    codes: {
      'no-timings': {
        means: "The patterns in `audio.json` for a reader's timings match no file.",
        fix: 'Correct them, or add the files.',
      },
      'unknown-timings': {
        means: 'The format, chapter, translation or reader of a timing file is unknown; it was left out.',
        fix: 'Rename it as the message says.',
      },
      'bad-address': {
        means: 'An address in a timing file is not http(s), or contains a password; it was left out.',
        fix: 'Correct or remove it.',
      },
      'bad-timing': {
        means:
          'The start of a verse is not a time, is negative, or precedes the start of an earlier verse; it was left out.',
        fix: 'Correct it.',
      },
      'duplicate-timings': {
        means: 'A chapter has two sets of timings for one reader; the first file by name is used.',
        fix: 'Remove the other.',
      },
      'untimed-verse': {
        means:
          "A reader's timings skip verses of the text. These verses get the start of the next verse, or none at the end of a chapter.",
        fix: 'Add the timings.',
      },
      'timing-without-verse': {
        means:
          'A timing is for a verse that the text does not have. After the last verse of a chapter, it was left out.',
        fix: 'Correct the number of the verse, or the numbering of the timings.',
      },
      'timings-without-audio': {
        means: 'A reader has timings, but the address of the audio is unknown.',
        fix: 'Add it to `audio.json`.',
      },
      'audio-without-chapter': {
        means: 'Audio or timings are for a book or chapter that the text does not have; they were left out.',
        fix: 'Correct the book or chapter.',
      },
    },
  },
];
