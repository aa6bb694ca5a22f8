import type { Database } from 'bun:sqlite';
import { expect, setDefaultTimeout, test } from 'bun:test';
import type {
  CommentaryBooks,
  CommentaryChapter,
  CommentaryProfileDocument,
  CommentaryProfiles,
} from '../../src/documents/commentary/commentary-schema.ts';
import { links } from '../../src/documents/links.ts';
import { type CompiledContent, compiledSharedEverything, compiledSmallContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { bundledEdition } from './bundled-edition.ts';

setDefaultTimeout(600_000);

const present = (members: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

// biome-ignore lint/suspicious/noExplicitAny: a row of any table
type Row = Readonly<Record<string, any>>;

function rows(db: Database, sql: string): Row[] {
  return db.query<Row, []>(sql).all();
}

async function expectSameCommentary({ library, ...compiled }: CompiledContent, id: string) {
  const { db } = await bundledEdition({ library, ...compiled }, id);
  const notes = Map.groupBy(
    rows(db, 'SELECT * FROM notes ORDER BY id'),
    ({ book_id, chapter }) => `${book_id} ${chapter}`,
  );
  const bundled = rows(db, 'SELECT * FROM chapters').map(
    ({ book_id, chapter, introduction, number_of_verses }) => {
      const own = notes.get(`${book_id} ${chapter}`) ?? [];
      const verses = Map.groupBy(own, ({ verse }) => verse);
      return {
        link: links.commentaryChapter(id, book_id, chapter),
        numberOfVerses: number_of_verses,
        chapter: {
          number: chapter,
          ...present({ introduction }),
          content: [...verses].map(([number, found]) => ({
            type: 'verse',
            number,
            content: found.map(({ text }) => text),
          })),
        },
      };
    },
  );
  const documents = library
    .paths(`/api/c/${id}/`)
    .filter((path) => /\/\d+\.json$/.test(path))
    .map((link) => {
      const { chapter, numberOfVerses } = readDocument<CommentaryChapter>(library, link);
      return { link, numberOfVerses, chapter };
    });
  const sorted = (chapters: readonly { readonly link: string }[]) =>
    chapters.toSorted((a, b) => (a.link < b.link ? -1 : 1));
  expect(sorted(bundled)).toEqual(sorted(documents));

  const { books } = readDocument<CommentaryBooks>(library, links.commentaryBooks(id));
  expect(
    rows(
      db,
      'SELECT id, name, common_name, introduction, introduction_summary FROM books ORDER BY position',
    ).map(present),
  ).toEqual(
    books.map(({ id, name, commonName, introduction, introductionSummary }) =>
      present({
        id,
        name,
        common_name: commonName,
        introduction,
        introduction_summary: introductionSummary,
      }),
    ),
  );

  const { profiles } = readDocument<CommentaryProfiles>(library, links.profiles(id));
  const paragraphs = Map.groupBy(
    rows(db, 'SELECT * FROM profile_paragraphs ORDER BY profile_id, position'),
    ({ profile_id }) => profile_id,
  );
  const bundledProfiles = rows(db, 'SELECT * FROM profiles ORDER BY position').map((row) => ({
    ...present({ ...row, position: null }),
    content: paragraphs.get(row.id)?.map(({ text }) => text),
  }));
  expect(bundledProfiles as unknown[]).toEqual(
    profiles.map(({ id, subject, reference, thisProfileLink }) => ({
      ...present({
        id,
        subject,
        book_id: reference?.book,
        chapter: reference?.chapter,
        verse: reference?.verse,
        end_verse: reference?.endVerse,
      }),
      content: readDocument<CommentaryProfileDocument>(library, thisProfileLink).content,
    })),
  );
  return { chapters: bundled.length, profiles: profiles.length };
}

test('A bundle of a commentary contains its introductions, notes and profiles', async () => {
  const counts = await expectSameCommentary(await compiledSmallContent(), 'SMALLNOTES');
  expect(counts).toEqual({ chapters: 2, profiles: 2 });
});

test.skipIf(!sharedData)(
  'A bundle of the study notes contains all of them',
  async () => {
    const { chapters } = await expectSameCommentary(await compiledSharedEverything(), 'tyndale');
    expect(chapters).toBeGreaterThan(1000);
  },
  180_000,
);
