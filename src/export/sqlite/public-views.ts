/**
 * Views with the table and column names that the generator of the public API writes to its database: programs
 * for that database can read this one. A `sha256` is NULL if the documents have none.
 */
export function publicViews(): string[] {
  return [
    `
CREATE VIEW Translation AS
  SELECT ${commonColumns}, license_notice AS licenseNotice, short_name AS shortName, ${sha256},
    json_extract(catalogue_entry, '$.license') AS license
  FROM edition WHERE kind = 'translation'`,
    `
CREATE VIEW Commentary AS
  SELECT ${commonColumns}, license_notice AS licenseNotice, ${sha256} FROM edition WHERE kind = 'commentary'`,
    `
CREATE VIEW Dataset AS
  SELECT ${commonColumns}, ${sha256} FROM edition WHERE kind IN ('cross-references', 'entities')`,

    `
CREATE VIEW Book AS
  SELECT b.id, b.edition_id AS translationId, b.name, b.common_name AS commonName, b.title, b.position AS "order",
    b.number_of_chapters AS numberOfChapters, b.is_apocryphal AS isApocryphal, NULL AS sha256
  FROM books b WHERE ${isOfKind('b', 'translation')}`,
    `
CREATE VIEW Chapter AS
  SELECT c.chapter AS number, c.book_id AS bookId, c.edition_id AS translationId,
    json_object(
      'number', c.chapter,
      'content', json((SELECT json_group_array(json(item)) FROM (
        SELECT position, json_object('type', 'verse', 'number', verse, 'content', ${content}) AS item
          FROM verses WHERE ${isInChapter}
        UNION ALL
        SELECT position, json_object('type', kind, 'content', ${content}) FROM headings WHERE ${isInChapter}
        UNION ALL
        SELECT position, json_object('type', 'line_break') FROM line_breaks WHERE ${isInChapter}
        ORDER BY position))),
      'footnotes', json((SELECT json_group_array(json(item)) FROM (
        SELECT CASE WHEN reference_chapter IS NULL
          THEN json_object('noteId', note_id, 'text', text, 'caller', caller)
          ELSE json_object('noteId', note_id, 'text', text, 'caller', caller, 'reference',
            json_object('chapter', reference_chapter, 'verse', reference_verse)) END AS item
        FROM footnotes WHERE ${isInChapter} ORDER BY note_id)))
    ) AS json, NULL AS sha256
  FROM chapters c WHERE ${isOfKind('c', 'translation')}`,
    `
CREATE VIEW ChapterVerse AS
  SELECT v.verse AS number, v.chapter AS chapterNumber, v.book_id AS bookId, v.edition_id AS translationId, v.text,
    coalesce(v.content, json_array(v.text)) AS contentJson, NULL AS sha256
  FROM verses v`,
    `
CREATE VIEW ChapterFootnote AS
  SELECT f.note_id AS id, f.chapter AS chapterNumber, f.book_id AS bookId, f.edition_id AS translationId, f.text,
    NULL AS sha256, v.verse AS verseNumber
  FROM footnotes f LEFT JOIN verses v ON v.id = f.verse_id`,
    `
CREATE VIEW ChapterAudioUrl AS
  SELECT chapter AS number, book_id AS bookId, edition_id AS translationId, reader, url FROM audio_links`,
    `
CREATE VIEW ChapterAudioTiming AS
  SELECT chapter AS number, book_id AS bookId, edition_id AS translationId, reader,
    json_group_array(start_seconds) AS timingsJson
  FROM (SELECT * FROM audio_timings ORDER BY edition_id, book_id, chapter, reader, verse)
  GROUP BY edition_id, book_id, chapter, reader`,

    `
CREATE VIEW CommentaryBook AS
  SELECT b.id, b.edition_id AS commentaryId, b.name, b.common_name AS commonName, b.introduction,
    b.introduction_summary AS introductionSummary, b.position AS "order", b.number_of_chapters AS numberOfChapters,
    NULL AS sha256
  FROM books b WHERE ${isOfKind('b', 'commentary')}`,
    `
CREATE VIEW CommentaryChapter AS
  SELECT c.chapter AS number, c.book_id AS bookId, c.edition_id AS commentaryId, c.introduction,
    json_patch(
      CASE WHEN c.introduction IS NULL THEN '{}' ELSE json_object('introduction', c.introduction) END,
      json_object('number', c.chapter, 'content', json((SELECT json_group_array(json(item)) FROM (
        SELECT json_object('type', 'verse', 'number', verse, 'content', json_group_array(text)) AS item
        FROM (SELECT verse, text FROM notes WHERE ${isInChapter} ORDER BY verse, position)
        GROUP BY verse ORDER BY verse))))
    ) AS json, NULL AS sha256
  FROM chapters c WHERE ${isOfKind('c', 'commentary')}`,
    `
CREATE VIEW CommentaryChapterVerse AS
  SELECT verse AS number, chapter AS chapterNumber, book_id AS bookId, edition_id AS commentaryId,
    group_concat(text, ' ') AS text, json_group_array(text) AS contentJson, NULL AS sha256
  FROM (SELECT * FROM notes ORDER BY edition_id, book_id, chapter, verse, position)
  GROUP BY edition_id, book_id, chapter, verse`,
    `
CREATE VIEW CommentaryProfile AS
  SELECT p.id, p.edition_id AS commentaryId, p.subject,
    (SELECT group_concat(text, char(10)) FROM (${paragraphsOf('p')})) AS content,
    p.book_id AS referenceBook, p.chapter AS referenceChapter, p.verse AS referenceVerse, NULL AS referenceEndChapter,
    p.end_verse AS referenceEndVerse,
    json_object('id', p.id, 'subject', p.subject,
      'reference', CASE WHEN p.book_id IS NULL THEN NULL ELSE json_patch('{}', json_object('book', p.book_id,
        'chapter', p.chapter, 'verse', p.verse, 'endVerse', p.end_verse)) END,
      'content', json((SELECT json_group_array(text) FROM (${paragraphsOf('p')})))) AS json,
    NULL AS sha256
  FROM profiles p`,

    `
CREATE VIEW DatasetBook AS
  SELECT b.id, b.edition_id AS datasetId, b.position AS "order", b.number_of_chapters AS numberOfChapters, NULL AS sha256
  FROM books b WHERE EXISTS (SELECT 1 FROM edition WHERE id = b.edition_id AND kind IN ('cross-references', 'entities'))`,
    `
CREATE VIEW DatasetChapter AS
  SELECT c.chapter AS number, c.book_id AS bookId, c.edition_id AS datasetId,
    json_object('number', c.chapter, 'content', json((SELECT json_group_array(json(contentJson)) FROM (
      SELECT contentJson FROM DatasetChapterVerse
      WHERE datasetId = c.edition_id AND bookId = c.book_id AND chapterNumber = c.chapter ORDER BY number)))) AS json,
    NULL AS sha256
  FROM (SELECT DISTINCT edition_id, book_id, chapter FROM cross_references) c`,
    `
CREATE VIEW DatasetChapterVerse AS
  SELECT verse AS number, chapter AS chapterNumber, book_id AS bookId, edition_id AS datasetId,
    json_object('verse', verse, 'references', json_group_array(json_patch('{}', json_object('book', to_book_id,
      'chapter', to_chapter, 'verse', to_verse, 'endChapter', to_end_chapter, 'endVerse', to_end_verse,
      'score', score)))) AS contentJson,
    NULL AS sha256
  FROM (SELECT * FROM cross_references ORDER BY edition_id, book_id, chapter, verse, position)
  GROUP BY edition_id, book_id, chapter, verse`,
    `
CREATE VIEW DatasetReference AS
  SELECT rowid AS id, edition_id AS datasetId, book_id AS bookId, chapter AS chapterNumber, verse AS verseNumber,
    to_book_id AS referenceBookId, to_chapter AS referenceChapter, to_verse AS referenceVerse,
    to_end_verse AS endVerseNumber, score
  FROM cross_references`,
  ];
}

const commonColumns = `id, name, website, license_url AS licenseUrl, license_notes AS licenseNotes,
    english_name AS englishName, language, text_direction AS textDirection`;
const sha256 = `json_extract(catalogue_entry, '$.sha256') AS sha256`;
/** The content of the standard format. It is stored only if it is more than the text. */
const content = 'json(coalesce(content, json_array(text)))';
const isInChapter = 'edition_id = c.edition_id AND book_id = c.book_id AND chapter = c.chapter';

function isOfKind(table: string, kind: string): string {
  return `EXISTS (SELECT 1 FROM edition WHERE id = ${table}.edition_id AND kind = '${kind}')`;
}

function paragraphsOf(profile: string): string {
  return `SELECT text FROM profile_paragraphs
      WHERE edition_id = ${profile}.edition_id AND profile_id = ${profile}.id ORDER BY position`;
}
