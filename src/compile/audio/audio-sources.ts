import type { SourceFile } from '../../formats/source-file.ts';
import type { AudioPlan } from './audio-plan.ts';
import type { AudioFile } from './audio-schema.ts';

/** What the audio of a translation is read from. */
export interface AudioSources {
  /** audio.json; its bytes are looked at only to say where something stands. */
  readonly file?: SourceFile;
  readonly settings: AudioFile;
  readonly timings: readonly TimingsFile[];
}

export interface TimingsFile extends SourceFile {
  /** Whose timings they are, unless the file says. */
  readonly reader?: string;
}

/** @throws EditionFileError when a file cannot be read. */
export async function readAudioSources({ files, name, settings, timings }: AudioPlan): Promise<AudioSources> {
  const read = async (name: string): Promise<SourceFile> => ({
    file: files.shown(name),
    bytes: await files.read(name),
  });
  const timed: TimingsFile[] = [];
  for (const { name, ...reader } of timings) timed.push({ ...(await read(name)), ...reader });
  return { ...(name === undefined ? {} : { file: await read(name) }), settings, timings: timed };
}
