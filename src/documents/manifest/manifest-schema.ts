import { z } from 'zod';
import { editionKinds } from '../../model/edition-metadata.ts';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const sizeSchema = z.int().min(0).describe('Size of the uncompressed JSON in bytes');

const manifestEntrySchema = z
  .strictObject({
    path: z.string().startsWith('/api/'),
    sha256: sha256Schema.describe('SHA-256 of the uncompressed JSON'),
    size: sizeSchema,
  })
  .meta({ id: 'ManifestEntry' });

/**
 * `/api/x/manifests/{edition}/{sha256}.json`: the documents of one edition including its report, sorted by
 * path.
 */
export const editionManifestSchema = z
  .strictObject({
    format: z.literal(1),
    edition: z.string(),
    kind: z.enum(editionKinds),
    documents: z.array(manifestEntrySchema),
  })
  .meta({ id: 'EditionManifest' });

/**
 * `/api/x/manifest.json`: every document of a release. Each edition lists its documents in a manifest of its
 * own, so that no file grows with the library. Manifests do not list manifests.
 */
export const manifestSchema = z
  .strictObject({
    format: z.literal(1),
    documents: z.int().min(0).describe('Number of documents, including those of all editions'),
    size: sizeSchema.describe('Total uncompressed size in bytes'),
    shared: z
      .array(manifestEntrySchema)
      .describe(
        'Documents that belong to no edition: catalogues, the OpenAPI description, languages, morphology codes',
      ),
    editions: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(editionKinds),
        documents: z.int().min(0),
        size: sizeSchema.describe('Uncompressed size of its documents in bytes'),
        manifest: manifestEntrySchema.describe('Manifest of the edition'),
      }),
    ),
  })
  .meta({ id: 'Manifest' });

export const releaseSchema = manifestSchema.meta({ id: 'Release' });

const pagePath = z.string().regex(/^\/(?!api\/(?!x\/(?:downloads\.json|verse-of-the-day\.atom)$))./);

/**
 * `/api/x/pages.json`, the page manifest: published files that are not documents, sorted by path. They are
 * the browser files, host configurations, pages of chapters with a feed, and downloads with their list.
 */
export const pageManifestSchema = z.strictObject({
  format: z.literal(1),
  release: sha256Schema.describe('Release published together with these files'),
  isComplete: z
    .boolean()
    .describe('False during a publication, when each file may be as listed, older, or missing'),
  pages: z
    .array(
      z.strictObject({
        path: pagePath,
        sha256: sha256Schema.describe('SHA-256 of the uncompressed file'),
        size: z.int().min(0).describe('Uncompressed size of the file in bytes'),
      }),
    )
    .describe('All published files that are not documents'),
  previous: z
    .array(pagePath)
    .describe('Scripts, styles and fonts of the previous web pages, for pages that are still open'),
});

export type PageManifest = z.infer<typeof pageManifestSchema>;

export type ManifestEntry = z.infer<typeof manifestEntrySchema>;

export type EditionManifest = z.infer<typeof editionManifestSchema>;

export type Manifest = z.infer<typeof manifestSchema>;

export type ManifestEdition = Manifest['editions'][number];

export const releasesSchema = z.strictObject({
  format: z.literal(1).describe('Format version of this document'),
  releases: z
    .array(
      z.strictObject({
        sha256: sha256Schema.describe('SHA-256 of the manifest at /api/x/manifests/{sha256}.json'),
        publishedAt: z.iso.datetime().describe('Date and time of publication in UTC'),
        documents: z.int().min(0).describe('Number of documents'),
        size: z.int().min(0).describe('Uncompressed size of its documents in bytes'),
        added: z.int().min(0).describe('Number of documents added by the publication'),
        changed: z.int().min(0).describe('Number of documents changed by the publication'),
        deleted: z.int().min(0).describe('Number of documents deleted by the publication'),
        isSigned: z.boolean().describe('Whether the manifest is signed'),
      }),
    )
    .describe('Newest first'),
});

/** `/api/x/publishing.json`: while it exists, documents may belong to either release. */
export const publishingSchema = z.strictObject({
  format: z.literal(1),
  from: sha256Schema.nullable(),
  to: sha256Schema,
  /** Releases with an earlier, interrupted publication: some of their documents may still exist. */
  abandoned: z.array(sha256Schema).optional(),
});

export type Releases = z.infer<typeof releasesSchema>;

export type Publishing = z.infer<typeof publishingSchema>;
