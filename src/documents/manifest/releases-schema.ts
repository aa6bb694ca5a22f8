import { z } from 'zod';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** `/api/x/releases.json`: what was published to a place, the newest first. */
export const releasesSchema = z.strictObject({
  format: z.literal(1),
  releases: z.array(
    z.strictObject({
      sha256: sha256Schema.describe('Of its manifest, which lies at /api/x/manifests/{sha256}.json'),
      publishedAt: z.iso.datetime(),
      documents: z.int().min(0),
      size: z.int().min(0).describe('Bytes of the documents, not compressed'),
      added: z.int().min(0),
      changed: z.int().min(0),
      deleted: z.int().min(0),
      isSigned: z.boolean(),
    }),
  ),
});

/** `/api/x/publishing.json`: documents are those of either release until it is gone. */
export const publishingSchema = z.strictObject({
  format: z.literal(1),
  /** null where nothing was published before. */
  from: sha256Schema.nullable(),
  to: sha256Schema,
  /** Releases whose publication began before this one and was interrupted: documents of them may be there too. */
  abandoned: z.array(sha256Schema).optional(),
});

export type Releases = z.infer<typeof releasesSchema>;
export type Publishing = z.infer<typeof publishingSchema>;
