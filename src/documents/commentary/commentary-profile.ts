import type { CommentaryProfile } from '../../model/commentary-profile.ts';
import { links } from '../links.ts';
import type { CommentaryProfileReference } from './commentary-profile-reference-schema.ts';

/** A profile without its text. `hasChapter`: whether the commentary has a chapter that can be linked to. */
export function commentaryProfile(
  commentaryId: string,
  { id, subject, reference }: CommentaryProfile,
  hasChapter: (book: string, chapter: number) => boolean,
): CommentaryProfileReference {
  return {
    id,
    subject,
    reference: reference && { ...reference },
    thisProfileLink: links.profile(commentaryId, id),
    referenceChapterLink:
      reference && hasChapter(reference.book, reference.chapter)
        ? links.commentaryChapter(commentaryId, reference.book, reference.chapter)
        : null,
  };
}
