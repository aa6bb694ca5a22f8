import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { translationChapterReferenceSchema } from './translation-chapter-reference-schema.ts';

const { text, apiLink } = schemaParts;

export const audioLinksSchema = z
  .record(text, z.url())
  .meta({ id: 'AudioLinks', description: 'Absolute URL of the audio by reader' });
const audioTimingsLinksSchema = z
  .record(text, apiLink)
  .meta({ id: 'AudioTimingsLinks', description: "Link to the reader's timings file by reader" });

/** Where a chapter document stands, in either format; the members of a neighbour are null together. */
export const chapterNavigation = {
  thisChapterLink: apiLink,
  thisChapterReference: translationChapterReferenceSchema,
  thisChapterAudioLinks: audioLinksSchema,
  thisChapterAudioTimings: audioTimingsLinksSchema,
  nextChapterApiLink: apiLink.nullable(),
  nextChapterReference: translationChapterReferenceSchema.nullable(),
  nextChapterAudioLinks: audioLinksSchema.nullable(),
  nextChapterAudioTimings: audioTimingsLinksSchema.nullable(),
  previousChapterApiLink: apiLink.nullable(),
  previousChapterReference: translationChapterReferenceSchema.nullable(),
  previousChapterAudioLinks: audioLinksSchema.nullable(),
  previousChapterAudioTimings: audioTimingsLinksSchema.nullable(),
};
