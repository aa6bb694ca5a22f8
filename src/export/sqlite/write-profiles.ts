import type { Database } from 'bun:sqlite';
import type { CommentaryProfileDocument } from '../../documents/commentary/commentary-profile-schema.ts';
import type { CommentaryProfiles } from '../../documents/commentary/commentary-profiles-schema.ts';
import { links } from '../../documents/links.ts';
import type { DocumentReader } from '../document-reader.ts';
import { RowWriter } from './row-writer.ts';

const profileColumns = ['id', 'position', 'subject', 'book_id', 'chapter', 'verse', 'end_verse'];

export function writeProfiles(db: Database, documents: DocumentReader, commentary: string): void {
  const { profiles } = documents.read<CommentaryProfiles>(links.profiles(commentary));
  const profileRows = new RowWriter(db, 'profiles', profileColumns);
  const paragraphRows = new RowWriter(db, 'profile_paragraphs', ['profile_id', 'position', 'text']);
  for (const [index, { id, subject, reference, thisProfileLink }] of profiles.entries()) {
    const { book, chapter, verse, endVerse } = reference ?? {};
    profileRows.add(id, index + 1, subject, book, chapter, verse, endVerse);
    const { content } = documents.read<CommentaryProfileDocument>(thisProfileLink);
    for (const [place, text] of content.entries()) paragraphRows.add(id, place + 1, text);
  }
  profileRows.end();
  paragraphRows.end();
}
