import { z } from 'zod';

const sha256Schema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of the JSON, not compressed');
const sizeSchema = z.int().min(0).describe('Bytes of the JSON, not compressed');

/** One document of a release. */
export const manifestEntrySchema = z.strictObject({
  path: z.string().startsWith('/api/'),
  sha256: sha256Schema,
  size: sizeSchema,
});

/** `/api/x/manifests/{edition}/{sha256}.json`: the documents of one edition, sorted by path, its report with them. */
export const editionManifestSchema = z
  .strictObject({
    format: z.literal(1),
    edition: z.string(),
    kind: z.enum(['translation', 'commentary', 'dataset']),
    documents: z.array(manifestEntrySchema),
  })
  .meta({ id: 'EditionManifest' });

/**
 * `/api/x/manifest.json`: every document of a release. Those of an edition are listed in a manifest of its own, so that
 * no file grows with the library; manifests list no manifests.
 */
export const manifestSchema = z
  .strictObject({
    format: z.literal(1),
    documents: z.int().min(0).describe('How many, those of all editions with them'),
    size: sizeSchema.describe('Bytes of them all, not compressed'),
    shared: z.array(manifestEntrySchema).describe('Those of no edition: the catalogues'),
    editions: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['translation', 'commentary', 'dataset']),
        documents: z.int().min(0),
        size: sizeSchema.describe('Bytes of its documents, not compressed'),
        manifest: manifestEntrySchema.describe('The manifest that lists them'),
      }),
    ),
  })
  .meta({ id: 'Manifest' });

/** `/api/x/manifests/{sha256}.json`: the same bytes, which stay those of that release. */
export const releaseSchema = manifestSchema.meta({ id: 'Release' });

export type ManifestEntry = z.infer<typeof manifestEntrySchema>;
export type EditionManifest = z.infer<typeof editionManifestSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
