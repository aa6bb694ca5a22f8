// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Commentary } from './commentary.ts';

export interface AvailableCommentaries {
  commentaries: Commentary[];
}
