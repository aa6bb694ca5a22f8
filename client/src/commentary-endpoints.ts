import type {
  AvailableCommentaries,
  CommentaryBookChapter,
  CommentaryBooks,
  CommentaryProfile,
  CommentaryProfiles,
  SimpleCommentaryBookChapter,
} from './documents/index.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { pathSegment as segment } from './path-segment.ts';

/** Commentaries. Profiles are an extension that some services have. */
export function commentaryEndpoints(source: DocumentSource) {
  return {
    async commentaries(options?: CallOptions) {
      return source.get<AvailableCommentaries>('/api/available_commentaries.json', options);
    },
    async commentaryBooks(commentary: string, options?: CallOptions) {
      return source.get<CommentaryBooks>(`/api/c/${segment(commentary)}/books.json`, options);
    },
    async commentaryChapter(commentary: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<CommentaryBookChapter>(
        `/api/c/${segment(commentary)}/${segment(book)}/${segment(chapter)}.json`,
        options,
      );
    },
    async simpleCommentaryChapter(commentary: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<SimpleCommentaryBookChapter>(
        `/api/c/${segment(commentary)}/${segment(book)}/${segment(chapter)}.simple.json`,
        options,
      );
    },
    async profiles(commentary: string, options?: CallOptions) {
      return source.get<CommentaryProfiles>(`/api/c/${segment(commentary)}/profiles.json`, options);
    },
    async profile(commentary: string, profile: string, options?: CallOptions) {
      return source.get<CommentaryProfile>(
        `/api/c/${segment(commentary)}/profiles/${segment(profile)}.json`,
        options,
      );
    },
  };
}
