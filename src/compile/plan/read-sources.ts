import type { AlignmentFiles } from '../../formats/alignment/read-alignment.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { mebibyte, sourceLimits, tooLargeMessage } from '../../formats/source-limits.ts';
import { type AudioSources, readAudioSources } from '../audio/plan-audio.ts';
import { EditionFileError, type EditionFiles } from './edition-files.ts';
import { documentsVersion } from './folder-state.ts';
import { readAlignmentFiles } from './plan-alignments.ts';
import type { EditionPlan } from './plan-editions.ts';
import { withReferences } from './reference-list.ts';

type PlannedSources = Pick<EditionPlan, 'files' | 'sources' | 'metadata' | 'audio' | 'vrs' | 'alignments'>;

export interface EditionSources {
  readonly files: readonly SourceFile[];
  /**
   * Hash of the documents version, the metadata, and the sources with their names. Uses the parsed metadata,
   * because the file may have been edited since it was read.
   */
  readonly fingerprint: string;
  readonly audio?: AudioSources;
  readonly vrs?: SourceFile;
  readonly alignments?: readonly AlignmentFiles<SourceFile>[];
}

/** @throws EditionFileError if a file is unreadable, or the files are too large together. */
export async function readSources({
  files: edition,
  sources: names,
  metadata,
  audio: audioPlan,
  vrs: vrsName,
  alignments: aligned,
}: PlannedSources): Promise<EditionSources> {
  const hasher = new Bun.CryptoHasher('sha256').update(`documents ${documentsVersion}`);
  hasher.update(JSON.stringify(metadata ?? null));
  const found: SourceFile[] = [];
  let bytes = 0;
  for (const name of names) {
    const file = { file: edition.shown(name), bytes: await edition.read(name) };
    hasher.update(`\0${file.file}\0${file.bytes.length}\0`).update(file.bytes);
    bytes += file.bytes.length;
    if (bytes > sourceLimits.editionBytes) throw tooLarge(edition);
    found.push(file);
  }
  const files = withReferences(found);
  const vrs = vrsName && { file: edition.shown(vrsName), bytes: await edition.read(vrsName, maxVrsBytes) };
  if (vrs) hasher.update(`\0${vrs.file}\0${vrs.bytes.length}\0`).update(vrs.bytes);
  const alignments = aligned && (await readAlignmentFiles(aligned, edition));
  for (const { edition: id = '', ...each } of alignments ?? []) {
    hasher.update(`\0${id}`);
    for (const { file, bytes } of Object.values(each))
      hasher.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  const read = { files, ...(vrs ? { vrs } : {}), ...(alignments ? { alignments } : {}) };
  if (!audioPlan) return { ...read, fingerprint: hasher.digest('hex') };
  const audio = await readAudioSources(audioPlan);
  hasher.update(JSON.stringify(audio.settings));
  for (const { file, reader = '', bytes } of audio.timings) {
    hasher.update(`\0${file}\0${reader}\0${bytes.length}\0`).update(bytes);
  }
  return { ...read, fingerprint: hasher.digest('hex'), audio };
}

/** A file with every verse of every book takes about ten thousand bytes. */
const maxVrsBytes = mebibyte;

function tooLarge(edition: EditionFiles): EditionFileError {
  const megabytes = sourceLimits.editionBytes / mebibyte;
  const message = tooLargeMessage(['The sources of the edition have more than', megabytes, 'MiB']);
  return new EditionFileError('too-large', edition.shown(''), message);
}
