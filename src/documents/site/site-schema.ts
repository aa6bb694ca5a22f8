import { z } from 'zod';
import type { siteParts } from '../../model/site.ts';
import { schemaParts } from '../schema-parts.ts';

const { bookId, count, editionId, positive, text } = schemaParts;

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const colour = z
  .strictObject({
    light: hex.describe('For light surroundings'),
    dark: hex.describe('For dark surroundings'),
  })
  .meta({ id: 'SiteColour', description: 'A colour for light and for dark surroundings, as `#rrggbb`' });

const start = z
  .strictObject({
    translation: editionId
      .optional()
      .describe('Left out where the language of the reader decides; a client then chooses'),
    book: bookId,
    chapter: positive.optional().describe('Left out for the first chapter of the book'),
    with: z.array(editionId).describe('Ids of translations to show beside it; empty for none'),
  })
  .meta({ id: 'SiteStart', description: 'Where a reader without a place of its own begins' });

const isShown = (part: string) => z.boolean().describe(part);
const parts = z
  .strictObject({
    home: isShown('The home and the greeting'),
    kept: isShown('What the device keeps: highlights, notes, bookmarks, plans, history'),
    offline: isShown(
      'What works without a network: the installed reader, translations that the device keeps',
    ),
    study: isShown('Cross references, commentaries, people and places'),
    words: isShown('Explanations of words'),
    map: isShown('Maps of places'),
    audio: isShown('The player of recordings'),
    explorer: isShown('Links to the API explorer'),
  } satisfies Record<(typeof siteParts)[number], unknown>)
  .describe('Which parts of the reader are shown');

export const siteSchema = z
  .strictObject({
    name: text.optional().describe('Left out where the operator gave none'),
    description: text.optional().describe('Left out where the operator gave none'),
    colours: z
      .strictObject({
        accent: colour.optional().describe('Of links and pressed buttons'),
        paper: colour.optional().describe('Of the page'),
      })
      .optional()
      .describe('Left out where they are the usual ones'),
    start: start.optional().describe('Left out in a library without translations'),
    hasManyTranslations: z
      .literal(true)
      .optional()
      .describe('In a library of more than 200 translations, whose catalogue a client loads by language'),
    parts,
    links: z
      .array(
        z.strictObject({
          text: text.describe('What the link says'),
          url: z
            .string()
            .regex(/^https:\/\//)
            .describe('Where it leads'),
        }),
      )
      .describe('Pages of the operator, such as an imprint; empty where there are none'),
  })
  .meta({ id: 'Site' });

export type Site = z.infer<typeof siteSchema>;

const features = z
  .strictObject({
    id: editionId,
    oldTestament: count.describe('Books of the Old Testament'),
    newTestament: count.describe('Books of the New Testament'),
    otherBooks: count.describe('Books beyond the 66'),
    audio: z.boolean().describe('Whether chapters have recordings'),
    words: z.boolean().describe('Whether words are annotated'),
    notes: z.boolean().describe('Whether it has footnotes'),
  })
  .meta({ id: 'TranslationFeatures' });

export const featuresSchema = z
  .strictObject({ translations: z.array(features).describe('Sorted by id') })
  .meta({ id: 'Features' });

export type Features = z.infer<typeof featuresSchema>;
