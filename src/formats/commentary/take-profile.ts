import type { CommentaryProfile, ProfileReference } from '../../model/commentary-text.ts';
import { knownVerses } from '../../references/versification/known-verses.ts';
import type { BooksOfNames } from '../books-of-names.ts';
import { textThatMayBeHtml } from '../html-to-text.ts';
import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { slug } from '../unique-ids.ts';
import { noteReference, withOnlyChapter } from './note-place.ts';
import type { NoteTaker } from './note-taker.ts';

interface RawProfile {
  readonly id?: string | undefined;
  readonly subject: string;
  readonly reference?: string | undefined;
  readonly content: string;
}

export function takeProfile(profile: RawProfile, at: number, { builder, books, report }: NoteTaker): void {
  const { entities } = sourceLimits;
  if (builder.numberOfProfiles === entities)
    refuseTooLarge(report, at, ['There are more than', entities, 'profiles']);
  const subject = textThatMayBeHtml(profile.subject).replace(/\s+/g, ' ');
  const content = builder.cleaner.clean(textThatMayBeHtml(profile.content));
  if (subject === '' || content === '') {
    return report('empty-note', at, 'This profile has no subject or no text; it was left out. Add both.');
  }
  const reference = referenceOf(profile.reference ?? '', books);
  if (reference === undefined) {
    const message = `"${profile.reference!.slice(0, 60)}" is not a verse; the profile is served without it. Write it as in GEN 1:1.`;
    report('bad-cell', at, message);
  }
  if (reference && !knownVerses.has({ ...reference, verse: reference.endVerse ?? reference.verse })) {
    const message = `No known versification has "${profile.reference!.slice(0, 60)}"; it was kept. Check the number.`;
    report('unlisted-verse', at, message);
  }
  const id = builder.profileIds.next(profile.id ?? '', slug(subject) || 'profile');
  if (profile.id && profile.id !== id) {
    const message = `"${profile.id.slice(0, 60)}" is not a valid id, or is the id of another profile; "${id}" is used instead. Write letters, digits, _ and -.`;
    report('changed-profile-id', at, message);
  }
  const served: CommentaryProfile = {
    id,
    subject,
    reference: reference ?? null,
    content: content.split(/\n{2,}/),
  };
  builder.addProfile(served);
}

/** Null if empty, undefined if unreadable. A chapter means its first verse. */
function referenceOf(written: string, books: BooksOfNames): ProfileReference | null | undefined {
  if (written.trim() === '') return null;
  const found = noteReference(written);
  const book = found && books.id(found.bookName);
  if (!found || !book) return undefined;
  const { chapter, verse, rest } = withOnlyChapter(found, book);
  if (!chapter || verse === 0) return undefined;
  const endVerse = Number(/^[-–—]\s*(\d{1,3})(?![\d:.])/.exec(rest)?.[1] ?? 0);
  return { book, chapter, verse: verse ?? 1, ...(verse && endVerse > verse ? { endVerse } : {}) };
}
