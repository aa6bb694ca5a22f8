import { z } from 'zod';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const sizeSchema = z.int().min(0).describe('Bytes of the JSON, not compressed');

const manifestEntrySchema = z.strictObject({
  path: z.string().startsWith('/api/'),
  sha256: sha256Schema.describe('SHA-256 of the JSON, not compressed'),
  size: sizeSchema,
});

/**
 * `/api/x/manifests/{edition}/{sha256}.json`: the documents of one edition including its report, sorted by
 * path.
 */
export const editionManifestSchema = z
  .strictObject({
    format: z.literal(1),
    edition: z.string(),
    kind: z.enum(['translation', 'commentary', 'dataset', 'lexicon']),
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
    documents: z.int().min(0).describe('How many, those of all editions with them'),
    size: sizeSchema.describe('Bytes of them all, not compressed'),
    shared: z
      .array(manifestEntrySchema)
      .describe(
        'Those of no edition: the catalogues, the description of the service, the languages, what morphology codes mean',
      ),
    editions: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['translation', 'commentary', 'dataset', 'lexicon']),
        documents: z.int().min(0),
        size: sizeSchema.describe('Bytes of its documents, not compressed'),
        manifest: manifestEntrySchema.describe('The manifest that lists them'),
      }),
    ),
  })
  .meta({ id: 'Manifest' });

/** `/api/x/manifests/{sha256}.json`: a permanent copy of the release's manifest. */
export const releaseSchema = manifestSchema.meta({ id: 'Release' });

/**
 * `/api/x/pages.json`, the page manifest: published files that are not documents, sorted by path. They are
 * the browser files, host configurations and pages of chapters.
 */
export const pageManifestSchema = z.strictObject({
  format: z.literal(1),
  release: sha256Schema.describe('The release that was published together with these files'),
  isComplete: z
    .boolean()
    .describe('False during a publication: each file may be as listed, older, or missing'),
  pages: z
    .array(
      z.strictObject({
        path: z.string().regex(/^\/(?!api\/)./),
        sha256: sha256Schema.describe('SHA-256 of the file, not compressed'),
        size: z.int().min(0).describe('Bytes of the file, not compressed'),
      }),
    )
    .describe('Every published file that is not a document'),
  previous: z
    .array(z.string().regex(/^\/(?!api\/)./))
    .describe('Scripts, styles and fonts of the previous web pages, which an open page may still load'),
});

export type PageManifest = z.infer<typeof pageManifestSchema>;

export type ManifestEntry = z.infer<typeof manifestEntrySchema>;

export type EditionManifest = z.infer<typeof editionManifestSchema>;

export type Manifest = z.infer<typeof manifestSchema>;

export type ManifestEdition = Manifest['editions'][number];

/** `/api/x/releases.json`: the releases published to a destination, newest first. */
export const releasesSchema = z.strictObject({
  format: z.literal(1).describe('Version of the form of this file'),
  releases: z
    .array(
      z.strictObject({
        sha256: sha256Schema.describe('SHA-256 of its manifest, which is at /api/x/manifests/{sha256}.json'),
        publishedAt: z.iso.datetime().describe('When it was published: date and time in UTC'),
        documents: z.int().min(0).describe('Number of its documents'),
        size: z.int().min(0).describe('Bytes of its documents, not compressed'),
        added: z.int().min(0).describe('Number of documents that its publication added'),
        changed: z.int().min(0).describe('Number of documents that its publication changed'),
        deleted: z.int().min(0).describe('Number of documents that its publication deleted'),
        isSigned: z.boolean().describe('Whether its manifest is signed'),
      }),
    )
    .describe('The newest first'),
});

/** `/api/x/publishing.json`: while it exists, documents may belong to either release. */
export const publishingSchema = z.strictObject({
  format: z.literal(1),
  /** null for the first publication. */
  from: sha256Schema.nullable(),
  to: sha256Schema,
  /** Releases with an earlier, interrupted publication: some of their documents may still exist. */
  abandoned: z.array(sha256Schema).optional(),
});

export type Releases = z.infer<typeof releasesSchema>;

export type Publishing = z.infer<typeof publishingSchema>;
