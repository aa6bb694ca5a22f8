import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { globBelow } from '../../lib/file-glob.ts';
import { findMetadataFile } from '../metadata/read-edition-metadata.ts';
import { EditionFileError, type EditionFiles } from '../plan/edition-files.ts';
import { readerId } from './audio-notation.ts';
import type { AudioFile } from './audio-schema.ts';

interface PlannedAudio {
  readonly audio?: AudioPlan;
  readonly isBroken?: true;
  readonly diagnostics: readonly Diagnostic[];
}

const timingsName = /\.(json|vtt|srt|txt|tsv|csv)$/i;
/** Subtitles, labels and tables of other programs. */
const otherTimings = /\.(ass|aup3?|dfxp|eaf|lrc|ods|sbv|ssa|tab|textgrid|ttml|xlsx?)$/i;
const noTimings = /(^|\/)(\.[^/]*|(readme|license|licence|copyright|notice)(\.txt)?)$/i;
const noSettings: AudioFile = { readers: {} };

/** In bytes. A file with a URL for each chapter and reader takes a few megabytes. */
const maxSettingsBytes = 16 * 1024 * 1024;

export async function planAudio(places: readonly EditionFiles[]): Promise<PlannedAudio> {
  try {
    return await findAudio(places);
  } catch (error) {
    if (!(error instanceof EditionFileError)) throw error;
    return { isBroken: true, diagnostics: [error.diagnostic] };
  }
}

async function findAudio(places: readonly EditionFiles[]): Promise<PlannedAudio> {
  for (const files of new Set(places)) {
    const name = files.names().find((path) => path.split('/').at(-1) === 'audio.json');
    // A zip may contain a single folder with everything in it
    const beside = name ?? findMetadataFile(files) ?? '';
    const base = beside.slice(0, beside.lastIndexOf('/') + 1);
    const inFolder = files.names([globBelow(base, 'timings/**')]);
    const below = inFolder.filter((path) => timingsName.test(path) && !noTimings.test(path));
    const unread = inFolder.filter((path) => otherTimings.test(path));
    if (name === undefined && inFolder.length === 0) continue;
    const read = name === undefined ? { value: noSettings } : await readSettings(files, name);
    if ('diagnostics' in read) return { isBroken: true, diagnostics: read.diagnostics };
    const { timings, diagnostics } = shareOut(files, base, below, read.value);
    const audio = { files, ...(name === undefined ? {} : { name }), settings: read.value, timings };
    const notRead = unread.map((path) => fileDiagnostic('unread-file', files.shown(path), otherFormat));
    return { audio, diagnostics: [...diagnostics, ...notRead] };
  }
  return { diagnostics: [] };
}

async function readSettings(files: EditionFiles, name: string) {
  // zod takes longer to load than all other modules together
  const [{ readMetadataFile }, { audioSchema }] = await Promise.all([
    import('../metadata/read-metadata-file.ts'),
    import('./audio-schema.ts'),
  ]);
  return readMetadataFile(await files.read(name, maxSettingsBytes), files.shown(name), audioSchema);
}

/**
 * Assigns timing files to readers: by the reader's globs, by the name of a folder below `timings/`, or,
 * directly in `timings/`, to the only reader.
 */
function shareOut(files: EditionFiles, base: string, below: readonly string[], { readers }: AudioFile) {
  const timings: TimingsFileName[] = [];
  const diagnostics: Diagnostic[] = [];
  const taken = new Set<string>();
  for (const [reader, { timings: globs }] of Object.entries(readers)) {
    if (!globs) continue;
    const names = files.names(globs.map((glob) => globBelow(base, glob))).filter((name) => !taken.has(name));
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

const otherFormat =
  'Timings in this format are not read. Export them as WebVTT, SRT, or lines of start, end and verse separated by tabs.';

function nothingMatches(file: string, reader: string, globs: readonly string[]): Diagnostic {
  const message = `$.readers.${reader}.timings: no file matches ${globs.join(', ')}. The globs are relative to the folder of audio.json.`;
  return fileDiagnostic('no-timings', file, message);
}

function badFolder(file: string, reader: string): Diagnostic {
  const message = `The name of the folder "${reader}" cannot be the reader's id: ${readerId.rule}. The file was left out; rename the folder.`;
  return fileDiagnostic('unknown-timings', file, message);
}

export interface AudioPlan {
  /** The edition's own files or, if the edition is a zip, those next to the zip. */
  readonly files: EditionFiles;
  readonly name?: string;
  readonly settings: AudioFile;
  readonly timings: readonly TimingsFileName[];
}

interface TimingsFileName {
  readonly name: string;
  readonly reader?: string;
}

export interface AudioSources {
  readonly file?: SourceFile;
  readonly settings: AudioFile;
  readonly timings: readonly TimingsFile[];
}

export interface TimingsFile extends SourceFile {
  readonly reader?: string;
}

export async function readAudioSources({ files, name, settings, timings }: AudioPlan): Promise<AudioSources> {
  const read = async (name: string): Promise<SourceFile> => ({
    file: files.shown(name),
    bytes: await files.read(name),
  });
  const timed: TimingsFile[] = [];
  for (const { name, ...reader } of timings) timed.push({ ...(await read(name)), ...reader });
  return { ...(name === undefined ? {} : { file: await read(name) }), settings, timings: timed };
}
