import type { Diagnostic } from '../../formats/diagnostic.ts';
import { fileDiagnostic } from '../../formats/file-diagnostic.ts';
import { explain } from '../../lib/system-fault.ts';
import type { EditionFiles } from '../edition-files.ts';
import { findMetadataFile } from '../metadata/read-edition-metadata.ts';
import type { AudioPlan, TimingsFileName } from './audio-plan.ts';
import type { AudioFile } from './audio-schema.ts';
import { readerId } from './reader-id.ts';

export interface PlannedAudio {
  /** Undefined when the edition has no audio. */
  readonly audio?: AudioPlan;
  /** There is an audio.json that cannot be used; the diagnostics say why. */
  readonly isBroken?: true;
  readonly diagnostics: readonly Diagnostic[];
}

const timingsName = /\.(json|vtt|srt|txt|tsv)$/i;
const noTimings = /(^|\/)(\.[^/]*|(readme|license|licence|copyright|notice)(\.txt)?)$/i;
const noSettings: AudioFile = { readers: {} };

/** Finds audio.json and the timing files of an edition, in the first of the places that has any. */
export async function planAudio(places: readonly EditionFiles[]): Promise<PlannedAudio> {
  for (const files of new Set(places)) {
    const name = files.names().find((path) => path.split('/').at(-1) === 'audio.json');
    // A zip may hold one folder with everything in it
    const beside = name ?? findMetadataFile(files) ?? '';
    const base = beside.slice(0, beside.lastIndexOf('/') + 1);
    const below = files.names([`${base}timings/**`]).filter(isTimings);
    if (name === undefined && below.length === 0) continue;
    const read = name === undefined ? { value: noSettings } : await readSettings(files, name);
    if ('diagnostics' in read) return { isBroken: true, diagnostics: read.diagnostics };
    const { timings, diagnostics } = shareOut(files, base, below, read.value);
    const audio = { files, ...(name === undefined ? {} : { name }), settings: read.value, timings };
    return { audio, diagnostics };
  }
  return { diagnostics: [] };
}

async function readSettings(files: EditionFiles, name: string) {
  // zod takes longer to load than all other modules together
  const [{ readMetadataFile }, { audioSchema }] = await Promise.all([
    import('../metadata/read-metadata-file.ts'),
    import('./audio-schema.ts'),
  ]);
  const file = files.shown(name);
  try {
    return readMetadataFile(files.read(name), file, audioSchema);
  } catch (error) {
    const message = `The file could not be read: ${explain(error)}`;
    return { diagnostics: [fileDiagnostic('unreadable-file', file, message)] };
  }
}

/**
 * Each timing file goes to the reader whose globs match it; one in a folder below `timings/` to the reader that the
 * folder is named after; one in `timings/` itself to the only reader.
 */
function shareOut(files: EditionFiles, base: string, below: readonly string[], { readers }: AudioFile) {
  const timings: TimingsFileName[] = [];
  const diagnostics: Diagnostic[] = [];
  const taken = new Set<string>();
  for (const [reader, { timings: globs }] of Object.entries(readers)) {
    if (!globs) continue;
    const names = files.names(globs.map((glob) => base + glob)).filter((name) => !taken.has(name));
    for (const name of names) {
      taken.add(name);
      timings.push({ name, reader });
    }
    if (names.length === 0) diagnostics.push(nothingMatches(files.shown(`${base}audio.json`), reader, globs));
  }
  const ids = Object.keys(readers);
  const onlyReader = ids.length === 1 ? ids[0] : undefined;
  for (const name of below.filter((name) => !taken.has(name))) {
    const [folder, ...rest] = name.slice(`${base}timings/`.length).split('/');
    const reader = rest.length > 0 ? folder : (onlyReader ?? (ids.length === 0 ? 'default' : undefined));
    if (reader !== undefined && !readerId.pattern.test(reader)) {
      diagnostics.push(badFolder(files.shown(name), reader));
    } else timings.push({ name, ...(reader === undefined ? {} : { reader }) });
  }
  return { timings, diagnostics };
}

function isTimings(name: string): boolean {
  return timingsName.test(name) && !noTimings.test(name);
}

function nothingMatches(file: string, reader: string, globs: readonly string[]): Diagnostic {
  const message = `$.readers.${reader}.timings: no file matches ${globs.join(', ')}. The globs are relative to the folder of audio.json.`;
  return fileDiagnostic('no-timings', file, message);
}

function badFolder(file: string, reader: string): Diagnostic {
  const message = `The folder "${reader}" would be the reader's id: ${readerId.rule}. The file was left out; rename the folder.`;
  return fileDiagnostic('unknown-timings', file, message);
}
