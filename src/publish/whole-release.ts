import { LibraryObjects } from './library-objects.ts';
import type { PublicationPlan } from './publication-plan.ts';
import type { PublishOptions } from './publish-options.ts';
import type { PutJob } from './put-objects.ts';

/** Every file of a release for a destination that has one release and no past, sorted by path. */
export async function wholeRelease(plan: PublicationPlan, options: PublishOptions): Promise<PutJob[]> {
  const { to, manifest, manifests, signature } = plan;
  const objects = new LibraryObjects(options.library);
  const entries = [...to.root.shared];
  for (const { id } of to.root.editions) entries.push(...(await to.documentsOf(id)));
  const documents = entries.map((entry) => ({ object: objects.object(entry), size: entry.size }));
  const hostFiles = (options.hostFiles ?? []).map((object) => ({ object, size: 0 }));
  const all = [...documents, ...manifests, manifest, ...(signature ? [signature] : []), ...hostFiles];
  const byPath = new Map(all.map((job) => [job.object.path, job]));
  return [...byPath.values()].sort((a, b) => (a.object.path < b.object.path ? -1 : 1));
}
