export interface StaticHost {
  readonly name: string;
  readonly isInstalled: boolean;
  /** The configuration lines for operators to change: the folder and the address. */
  readonly changes: (root: string, port: number) => readonly (readonly [line: string, changed: string])[];
  readonly configuration: string;
  readonly command: (configuration: string, scratch: string) => readonly string[];
}
