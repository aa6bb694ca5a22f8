/** JSON text that is already finished and goes into a larger document as it is. */
export class RawJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** The JSON of an object whose members may be finished JSON; members that are undefined are left out. */
export function jsonObject(members: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    parts.push(`${JSON.stringify(name)}:${value instanceof RawJson ? value.json : JSON.stringify(value)}`);
  }
  return `{${parts.join(',')}}`;
}
