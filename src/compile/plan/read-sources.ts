import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '../../formats/source-file.ts';
import { mebibyte, sourceLimits, tooLargeMessage } from '../../formats/source-limits.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { type AudioPlan, type AudioSources, readAudioSources } from '../audio/plan-audio.ts';
import { EditionFileError, type EditionFiles } from './edition-files.ts';

export interface EditionSources {
  readonly files: readonly SourceFile[];
  /**
   * Hash over the compiler, the metadata and the sources with their names. The metadata is what the documents
   * are made with, not its file as it is by now: it may have been edited since it was read.
   */
  readonly fingerprint: string;
  /** Absent when the edition has no audio. */
  readonly audio?: AudioSources;
}

/** Reads an edition's files. @throws EditionFileError when one cannot be read, or all are too large together. */
export async function readSources(
  edition: EditionFiles,
  names: readonly string[],
  metadata: EditionMetadata | undefined,
  audioPlan?: AudioPlan,
): Promise<EditionSources> {
  const hasher = new Bun.CryptoHasher('sha256').update(compilerFingerprint());
  hasher.update(JSON.stringify(metadata ?? null));
  const files: SourceFile[] = [];
  let bytes = 0;
  for (const name of names) {
    const file = { file: edition.shown(name), bytes: await edition.read(name) };
    hasher.update(`\0${file.file}\0${file.bytes.length}\0`).update(file.bytes);
    bytes += file.bytes.length;
    if (bytes > sourceLimits.editionBytes) throw tooLarge(edition);
    files.push(file);
  }
  if (!audioPlan) return { files, fingerprint: hasher.digest('hex') };
  const audio = await readAudioSources(audioPlan);
  hasher.update(JSON.stringify(audio.settings));
  for (const { file, reader = '', bytes } of audio.timings) {
    hasher.update(`\0${file}\0${reader}\0${bytes.length}\0`).update(bytes);
  }
  return { files, fingerprint: hasher.digest('hex'), audio };
}

function tooLarge(edition: EditionFiles): EditionFileError {
  const megabytes = sourceLimits.editionBytes / mebibyte;
  const message = tooLargeMessage(['The sources of the edition have more than', megabytes, 'MiB']);
  return new EditionFileError('too-large', edition.shown(''), message);
}

let fingerprint: string | undefined;

/** Hash of the code that decides what the documents are: when it changes, every edition is compiled again. */
function compilerFingerprint(): string {
  fingerprint ??= hashOfCode();
  return fingerprint;
}

function hashOfCode(): string {
  const source = fileURLToPath(new URL('../..', import.meta.url));
  const hasher = new Bun.CryptoHasher('sha256');
  const files = ['generated', 'model', 'formats', 'documents', 'lib', 'compile'].flatMap((room) => [
    ...new Bun.Glob(`${room}/**/*.ts`).scanSync({ cwd: source }),
  ]);
  for (const file of files.sort()) {
    if (!/\.(test|fixture|make)\.ts$/.test(file))
      hasher.update(file).update(readFileSync(`${source}/${file}`));
  }
  return hasher.digest('hex');
}
