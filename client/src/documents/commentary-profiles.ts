// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Commentary } from './commentary.ts';
import type { CommentaryProfileReference } from './commentary-profile-reference.ts';

export interface CommentaryProfiles {
  commentary: Commentary;
  profiles: CommentaryProfileReference[];
}
