import { type Diagnostic, fileDiagnostic } from '../formats/diagnostic.ts';
import type { EditionCounts, EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { type EditionMetadata, editionId } from '../model/edition-metadata.ts';
import type { EditionPlan } from './plan/plan-editions.ts';
import { type EditionSources, readSources } from './plan/read-sources.ts';

export interface BuildSettings {
  /** Undefined if it does not exist yet and is only planned. */
  readonly library: Library | undefined;
  readonly withBrotli: boolean;
  readonly withSearch: boolean;
}

interface UnchangedEdition {
  readonly outcome: 'unchanged';
  readonly counts: EditionCounts;
  readonly diagnostics: readonly [];
  readonly seenAgain?: EditionRecord;
}

export interface FailedEdition {
  readonly outcome: 'failed';
  readonly counts?: never;
  readonly diagnostics: readonly Diagnostic[];
}

export type UncompiledEdition = UnchangedEdition | FailedEdition;

interface ChangedEdition {
  readonly outcome: 'would be compiled';
  readonly diagnostics: readonly [];
  readonly metadata: EditionMetadata;
  readonly known: EditionRecord | undefined;
  readonly sources: EditionSources;
  readonly fingerprint: string;
}

export async function prepareEdition(
  plan: EditionPlan,
  kept: ReadonlyMap<string, readonly EditionRecord[]>,
  settings: BuildSettings,
): Promise<UncompiledEdition | ChangedEdition> {
  const { metadata, unchanged } = plan;
  if (unchanged) return { outcome: 'unchanged', counts: unchanged.counts, diagnostics: [] };
  if (!metadata) return { outcome: 'failed', diagnostics: [] };
  const known = settings.library?.edition(metadata.id);
  const refused = whyNotCompiled(plan, metadata.id, known, kept);
  if (refused) return { outcome: 'failed', diagnostics: [refused] };
  const sources = await readSources(plan);
  const fingerprint = `${sources.fingerprint}${marksOf(settings)}`;
  if (known?.fingerprint === fingerprint)
    return { outcome: 'unchanged', counts: known.counts, diagnostics: [], ...seenAgain(known, plan) };
  return { outcome: 'would be compiled', diagnostics: [], metadata, known, sources, fingerprint };
}

type MarkedSettings = Pick<BuildSettings, 'withBrotli' | 'withSearch'>;

function marksOf({ withBrotli, withSearch }: MarkedSettings): string {
  return `${withSearch ? '' : '-ns'}${withBrotli ? '-br' : ''}`;
}

export function isMadeAlike({ fingerprint }: EditionRecord, settings: MarkedSettings): boolean {
  const [marks = ''] = /(?:-ns)?(?:-br)?$/.exec(fingerprint) ?? [];
  return marks === marksOf(settings);
}

export function seen({ state, diagnostics }: EditionPlan): Pick<EditionRecord, 'seen'> {
  return state === undefined ? {} : { seen: { state, diagnostics } };
}

function seenAgain(known: EditionRecord, plan: EditionPlan): { seenAgain?: EditionRecord } {
  const isNew = plan.state !== undefined && plan.state !== known.seen?.state;
  return isNew ? { seenAgain: { ...known, folder: plan.folder.shown, ...seen(plan) } } : {};
}

function whyNotCompiled(
  plan: EditionPlan,
  id: string,
  known: EditionRecord | undefined,
  kept: ReadonlyMap<string, readonly EditionRecord[]>,
): Diagnostic | undefined {
  const { folder, metadataFile = folder.shown } = plan;
  const alike = kept.get(editionId.keyOf(id))?.find((other) => other.id !== id);
  if (alike) {
    // It was compiled before, and its folder is unreadable now
    const message = `The id "${id}" differs only in case from "${alike.id}" of ${alike.folder}, which is served but currently unreadable. Give it another id, or repair or remove ${alike.folder}.`;
    return fileDiagnostic('duplicate-edition-id', metadataFile, message);
  }
  if (!plan.isAudioBroken || !known?.counts.recordings) return undefined;
  const message =
    'Without a valid audio.json the edition would lose audio that is already served, so its last good version was kept. Fix the file, or delete it to remove the audio.';
  return fileDiagnostic('text-kept', folder.shown, message);
}
