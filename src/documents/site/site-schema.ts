import { z } from 'zod';
import type { siteParts } from '../../model/site.ts';
import { schemaParts } from '../schema-parts.ts';
import { alignmentFeature } from '../translation/alignment-schema.ts';

const { bookId, count, editionId, languageMembers, positive, text } = schemaParts;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const colour = z
  .strictObject({ light: hex.describe('In light mode'), dark: hex.describe('In dark mode') })
  .meta({ id: 'SiteColour', description: 'A colour in light and dark mode, as `#rrggbb`' });

const start = z
  .strictObject({
    translation: editionId.optional().describe('Omitted if the client chooses by the language of the user'),
    book: bookId,
    chapter: positive.optional().describe('Omitted for the first chapter of the book'),
    with: z.array(editionId).describe('Ids of translations to show in parallel; empty for none'),
  })
  .meta({ id: 'SiteStart', description: 'The place to open for new users' });

const isShown = (part: string) => z.boolean().describe(part);
const parts = z
  .strictObject({
    home: isShown('The home page and the greeting'),
    kept: isShown('User data on the device: highlights, notes, bookmarks, plans, history'),
    offline: isShown('Offline use: the installed reader, downloaded translations'),
    study: isShown('Cross references, commentaries, people and places'),
    words: isShown('Explanations of words'),
    map: isShown('Maps of places'),
    audio: isShown('The audio player'),
    explorer: isShown('Links to the API explorer'),
  } satisfies Record<(typeof siteParts)[number], unknown>)
  .describe('Visible parts of the reader');

export const siteSchema = z
  .strictObject({
    name: text.optional().describe('Omitted if not set'),
    description: text.optional().describe('Omitted if not set'),
    colours: z
      .strictObject({
        accent: colour.optional().describe('Colour of links and pressed buttons'),
        paper: colour.optional().describe('Background colour of the page'),
      })
      .optional()
      .describe('Omitted for the default colours'),
    start: start.optional().describe('Omitted if the library has no translations'),
    hasManyTranslations: z
      .literal(true)
      .optional()
      .describe(
        'Set if the library has more than 200 translations, so that clients load the catalogue by language',
      ),
    parts,
    links: z
      .array(
        z.strictObject({
          text: text.describe('Text of the link'),
          url: z
            .string()
            .regex(/^https:\/\//)
            .describe('Target of the link'),
        }),
      )
      .describe('Pages of the operator, such as an imprint; empty if none'),
  })
  .meta({ id: 'Site' });

export type Site = z.infer<typeof siteSchema>;

const isAllowed = (question: string) =>
  z.enum(['allowed', 'not-allowed']).nullable().describe(`${question}; null if the licence is unknown`);

const features = z
  .strictObject({
    id: editionId,
    language: languageMembers.language.describe('ISO 639-3'),
    script: schemaParts.script,
    population: schemaParts.population,
    commercialUse: isAllowed('Whether commercial use is allowed'),
    derivatives: isAllowed('Whether changed versions are allowed'),
    oldTestament: count.describe('Number of Old Testament books'),
    newTestament: count.describe('Number of New Testament books'),
    otherBooks: count.describe('Number of books beyond the 66'),
    audio: z.boolean().describe('Whether chapters have recordings'),
    words: z.boolean().describe('Whether words are annotated'),
    notes: z.boolean().describe('Whether the text has footnotes'),
    alignment: alignmentFeature.optional().describe('Omitted if the words are not aligned'),
  })
  .meta({ id: 'TranslationFeatures' });

export const featuresSchema = z
  .strictObject({ translations: z.array(features).describe('Sorted by id') })
  .meta({ id: 'Features' });

export type Features = z.infer<typeof featuresSchema>;

const download = z
  .strictObject({
    edition: editionId,
    format: text.describe('Format, as in `scriptorium export --format`: `epub`, `usfm`'),
    link: z
      .string()
      .regex(/^\/downloads\/[A-Za-z0-9_.-]+$/)
      .describe('Address of the file. It stays the same when the content changes'),
    mediaType: text.describe('Media type of the file'),
    size: count.describe('Size of the file in bytes'),
    sha256: sha256.describe('SHA-256 of the file'),
    licenseUrl: text.describe('Licence of the edition; empty if it has no address'),
    madeFrom: sha256.describe(
      'Identifies the documents and the version of Scriptorium from which the file was made',
    ),
  })
  .meta({ id: 'Download' });

export const downloadsSchema = z
  .strictObject({
    downloads: z.array(download).describe('Sorted by edition and format; empty on live servers'),
  })
  .meta({ id: 'Downloads' });

export type Download = z.infer<typeof download>;
