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

/** @throws when a file cannot be read (ENOENT, EACCES, ...). */
export function readAudioSources({ files, name, settings, timings }: AudioPlan): AudioSources {
  const read = (name: string): SourceFile => ({ file: files.shown(name), bytes: files.read(name) });
  return {
    ...(name === undefined ? {} : { file: read(name) }),
    settings,
    timings: timings.map(({ name, ...reader }) => ({ ...read(name), ...reader })),
  };
}
