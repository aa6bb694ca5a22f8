/** A server to measure: how to run it so that it serves the same answers. */
export interface Peer {
  readonly name: string;
  /** How to get it, for a line of the output. */
  readonly install: string;
  isInstalled(): boolean;
  /** Its version, on one line. */
  version(): string;
  /** Writes what it needs into `scratch`; the command runs it in the foreground, as one process. */
  command(setting: PeerSetting): string[];
}

export interface PeerSetting {
  /** Directory of the library. */
  readonly library: string;
  /** Folder with each document as a file, and beside it the same with `.gz` at its end. */
  readonly root: string;
  /** A folder for configuration, of this server alone. */
  readonly scratch: string;
  /** On 127.0.0.1. */
  readonly port: number;
  /** The most connections of the run. */
  readonly connections: number;
  /** How many files and sockets a process may have open. */
  readonly descriptors: number;
}

/** What a command prints, on both streams. */
export function printed(...command: string[]): string {
  const { stdout, stderr } = Bun.spawnSync(command);
  return `${stdout}${stderr}`.trim();
}
