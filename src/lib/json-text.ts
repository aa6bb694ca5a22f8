export class RawJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

type Members<Shape> = { readonly [Name in keyof Shape]: Shape[Name] | RawJson };

export function jsonObject<Shape = Record<string, unknown>>(members: Members<NoInfer<Shape>>): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    parts.push(`${JSON.stringify(name)}:${value instanceof RawJson ? value.json : JSON.stringify(value)}`);
  }
  return `{${parts.join(',')}}`;
}

/** JSON text that is generated piece by piece, each time it is read, so that it is never in memory as a whole. */
export class JsonPieces implements Iterable<string> {
  readonly #generate: () => Iterator<string>;

  constructor(generate: () => Iterator<string>) {
    this.#generate = generate;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#generate();
  }

  toString(): string {
    return [...this].join('');
  }
}

type ListMembers<Shape> = {
  readonly [Name in keyof Shape]:
    | Shape[Name]
    | (Shape[Name] extends readonly (infer Item)[] ? () => Iterable<Item> : never);
};

/** The JSON of an object with long lists, as `JSON.stringify` writes it. No piece contains more than one item. */
export function jsonPieces<Shape extends object>(members: ListMembers<NoInfer<Shape>>): JsonPieces {
  return new JsonPieces(function* () {
    let separator = '{';
    for (const [name, value] of Object.entries(members)) {
      if (value === undefined) continue;
      yield separator;
      yield `${JSON.stringify(name)}:`;
      if (typeof value === 'function') yield* listPieces(value());
      else if (Array.isArray(value)) yield* listPieces(value);
      else yield JSON.stringify(value);
      separator = ',';
    }
    yield separator === '{' ? '{}' : '}';
  });
}

function* listPieces(items: Iterable<unknown>): Iterable<string> {
  let separator = '[';
  for (const item of items) {
    yield separator;
    yield JSON.stringify(item);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/**
 * Canonical JSON (RFC 8785, JSON Canonicalization Scheme): no white space, members sorted by the UTF-16 code
 * units of their names. `value` must be plain data; undefined members are omitted.
 */
export function canonicalJson(value: unknown): string {
  const sorted = withSortedMembers(value);
  return sorted === unsortable ? spelled(value) : JSON.stringify(sorted);
}

const unsortable = Symbol();

/** A copy with sorted members for JSON.stringify: twice as fast as `spelled`. */
function withSortedMembers(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) {
      const sorted = withSortedMembers(item);
      if (sorted === unsortable) return unsortable;
      items.push(sorted);
    }
    return items;
  }
  const object = value as Record<string, unknown>;
  const members: Record<string, unknown> = {};
  for (const name of Object.keys(object).sort()) {
    const member = withSortedMembers(object[name]);
    // Integer keys always come first in an object, in numeric order
    if (member === unsortable || /^\d|^__proto__$/.test(name)) return unsortable;
    members[name] = member;
  }
  return members;
}

function spelled(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(spelled).join(',')}]`;
  const object = value as Record<string, unknown>;
  const names = Object.keys(object).filter((name) => object[name] !== undefined);
  return `{${names.sort().map((name) => `${JSON.stringify(name)}:${spelled(object[name])}`)}}`;
}

/** Undefined if the text is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
