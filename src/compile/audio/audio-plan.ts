import type { EditionFiles } from '../edition-files.ts';
import type { AudioFile } from './audio-schema.ts';

/** Where the audio of an edition is described. */
export interface AudioPlan {
  /** What `files` the names are of: those of the edition or, where it is a zip, those beside it. */
  readonly files: EditionFiles;
  /** Name of audio.json, where there is one. */
  readonly name?: string;
  /** What it says; no readers where there is none. */
  readonly settings: AudioFile;
  readonly timings: readonly TimingsFileName[];
}

export interface TimingsFileName {
  readonly name: string;
  /** Whose timings they are, unless the file says; undefined when only the file can say. */
  readonly reader?: string;
}
