export interface StaticHost {
  readonly name: string;
  readonly isInstalled: boolean;
  readonly changes: (root: string, port: number) => readonly (readonly [line: string, changed: string])[];
  readonly configuration: string;
  readonly command: (configuration: string, scratch: string) => readonly string[];
}
