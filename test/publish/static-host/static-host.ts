/** A program that serves a published folder with the configuration that was published with it. */
export interface StaticHost {
  readonly name: string;
  readonly isInstalled: boolean;
  /** The lines of the configuration that an operator changes: where the files are, and where to listen. */
  readonly changes: (root: string, port: number) => readonly (readonly [line: string, changed: string])[];
  readonly configuration: string;
  /** What runs it in the foreground. */
  readonly command: (configuration: string, scratch: string) => readonly string[];
}
