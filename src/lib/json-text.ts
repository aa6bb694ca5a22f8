/** JSON text that is already finished and goes into a larger document as it is. */
export class RawJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** An object of this shape, some of whose members are finished JSON. */
type Members<Shape> = { readonly [Name in keyof Shape]: Shape[Name] | RawJson };

/** The JSON of an object whose members may be finished JSON; members that are undefined are left out. */
export function jsonObject<Shape = Record<string, unknown>>(members: Members<NoInfer<Shape>>): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    parts.push(`${JSON.stringify(name)}:${value instanceof RawJson ? value.json : JSON.stringify(value)}`);
  }
  return `{${parts.join(',')}}`;
}

/**
 * JSON in the one spelling of RFC 8785 (JSON Canonicalization Scheme): no white space, members sorted by
 * the UTF-16 code units of their names. `value` must be plain data; members that are undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    let items = '';
    for (const item of value) items += items === '' ? canonicalJson(item) : `,${canonicalJson(item)}`;
    return `[${items}]`;
  }
  const object = value as Record<string, unknown>;
  let members = '';
  for (const name of Object.keys(object).sort()) {
    if (object[name] === undefined) continue;
    members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(object[name])}`;
  }
  return `{${members}}`;
}
