import { createScanner, type JSONScanner, type ParseError, parse } from 'jsonc-parser';
import { addToGroup } from '../../lib/group-by.ts';
import type { Report } from '../diagnostic-collector.ts';
import { refuseTooLarge, sourceLimits } from '../source-limits.ts';

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** A JSON object with typed access: a member of another type counts as missing. */
export class JsonObject {
  readonly at: number;
  readonly members = new Map<string, JsonValue>();
  /** Earlier values of members whose name is repeated, which JSON does not allow. */
  earlier: Map<string, JsonValue[]> | undefined;

  constructor(at: number) {
    this.at = at;
  }

  text(name: string): string | undefined {
    const value = this.members.get(name);
    return typeof value === 'string' ? value : undefined;
  }

  number(name: string): number | undefined {
    const value = this.members.get(name);
    return typeof value === 'number' ? value : undefined;
  }

  is(name: string): boolean {
    return this.members.get(name) === true;
  }

  object(name: string): JsonObject | undefined {
    const value = this.members.get(name);
    return value instanceof JsonObject ? value : undefined;
  }

  list(name: string): readonly JsonValue[] {
    const value = this.members.get(name);
    return Array.isArray(value) ? value : [];
  }

  objects(name: string): JsonObject[] {
    return this.list(name).filter((item) => item instanceof JsonObject);
  }
}

/**
 * Parses the value that begins at `from`. Custom parser on tokens: common parsers give no offsets or recurse,
 * and a file may nest to any depth. At malformed JSON it reports an error and returns everything parsed so
 * far.
 * @throws TooLarge
 */
export function readJson(text: string, report: Report, from = 0): JsonValue | undefined {
  return new JsonReader(text, report, from).read();
}

/** `JSON.parse` gives no offset. `parse` recurses, and a hostile file may be nested to any depth. */
export function placeOfJsonError(text: string): number {
  const errors: ParseError[] = [];
  try {
    parse(text, errors);
  } catch {
    return 0;
  }
  return errors[0]?.offset ?? 0;
}

/** The values of a text one after another, as in JSON lines. After a damaged line, the next ones are read. @throws TooLarge */
export function* readJsonValues(text: string, report: Report): Iterable<JsonValue> {
  let from = 0;
  let hasLines = false;
  do {
    const reader = new JsonReader(text, report, from);
    const value = reader.read();
    if (value !== undefined) yield value;
    const { errorAt } = reader;
    hasLines ||= errorAt === undefined;
    const nextLine =
      hasLines && errorAt !== undefined ? text.indexOf('\n{', Math.max(from, errorAt - 1)) : -1;
    from = errorAt === undefined ? reader.end : nextLine + 1 || text.length;
  } while (from < text.length);
}

/** Offset of a member's value in the object that begins at `from`; undefined if the object lacks it. */
export function memberOffset(text: string, name: string, from = 0): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(from);
  let depth = 0;
  let expectsName = false;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const token = text[scanner.getTokenOffset()]!;
    if (token === '{' || token === '[') {
      if (depth === 0 && token === '[') return undefined;
      expectsName = ++depth === 1;
    } else if (token === '}' || token === ']') {
      if (--depth === 0) return undefined;
    } else if (depth !== 1) continue;
    else if (token === ',') expectsName = true;
    else if (expectsName && token === '"') {
      expectsName = false;
      if (scanner.getTokenValue() !== name) continue;
      scanner.scan();
      scanner.scan();
      return scanner.getTokenOffset();
    }
  }
  return undefined;
}

export interface JsonPlace {
  readonly at: number;
  readonly end: number;
}

interface FoundItems {
  readonly isCutOff: boolean;
  readonly isDamaged: boolean;
}

/**
 * Locates the objects in the list that begins at `from`, so that each can be parsed separately: a damaged
 * object does not affect the others, and not all are in memory at the same time.
 * @param most maximum number of objects. @throws TooLarge
 */
export function findJsonItems(
  text: string,
  report: Report,
  take: (item: JsonPlace) => void,
  { from = 0, most = sourceLimits.tableRows as number } = {},
): FoundItems {
  let items = 0;
  let isDamaged = false;
  const malformed = (at: number, what: string) => {
    isDamaged = true;
    reportMalformed(report, at, what);
  };
  const scanner = createScanner(text, true);
  scanner.setPosition(from);
  let depth = 0;
  let start = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const at = scanner.getTokenOffset();
    const token = text[at]!;
    if (depth === 1 && !'{},]'.includes(token)) malformed(at, 'the list holds something other than objects');
    if (token === '{' || token === '[') {
      if (depth === 1) start = at;
      depth++;
    } else if (token === '}' || token === ']') {
      depth--;
      if (depth === 1) {
        take({ at: start, end: at + 1 });
        if (++items > most) refuseTooLarge(report, start, ['The list has more than', most, 'items']);
      }
      if (depth === 0) break;
    }
  }
  if (depth > 0) malformed(text.length, 'its end is missing');
  else if (from === 0 && text.slice(scanner.getTokenOffset() + 1).trim() !== '') {
    malformed(scanner.getTokenOffset() + 1, 'the text after its end was not read');
  }
  return { isCutOff: depth > 1, isDamaged };
}

export function reportMalformed(report: Report, at: number, what: string): void {
  report('malformed-json', at, `The JSON is malformed: ${what}. Fix it here, or export the file again.`);
}

interface Frame {
  readonly holder: JsonValue[] | JsonObject;
  member: string | undefined;
}

class JsonReader {
  readonly #text: string;
  readonly #report: Report;
  readonly #scanner: JSONScanner;
  readonly #open: Frame[] = [];
  #value: JsonValue | undefined;
  #expectsValue = true;
  #expectsColon = false;
  #items = 0;
  #isDone = false;
  #errorAt: number | undefined;

  constructor(text: string, report: Report, from: number) {
    this.#text = text;
    this.#report = report;
    this.#scanner = createScanner(text, true);
    this.#scanner.setPosition(from);
  }

  read(): JsonValue | undefined {
    const scanner = this.#scanner;
    for (scanner.scan(); !this.#isDone && scanner.getTokenOffset() < this.#text.length; scanner.scan()) {
      if (scanner.getTokenError() !== 0) this.#malformed('a token that is not JSON');
      this.#take(this.#text[scanner.getTokenOffset()]!);
    }
    if (this.#open.length > 0 && !this.#isDone) this.#malformed('its end is missing');
    else if (this.#value === undefined) this.#malformed('it contains no value');
    return this.#value;
  }

  get errorAt(): number | undefined {
    return this.#errorAt;
  }

  get end(): number {
    return this.#scanner.getTokenOffset();
  }

  #take(token: string): void {
    const frame = this.#open.at(-1);
    if (this.#expectsColon !== (token === ':')) {
      return this.#malformed(this.#expectsColon ? 'a colon is missing' : 'a colon out of place');
    }
    const needsName = frame?.holder instanceof JsonObject && frame.member === undefined;
    if (needsName && !'"},'.includes(token)) return this.#malformed('a member has no name');
    switch (token) {
      case '{':
      case '[': {
        const holder = token === '{' ? new JsonObject(this.#scanner.getTokenOffset()) : [];
        if (!this.#put(holder)) return;
        this.#open.push({ holder, member: undefined });
        if (this.#open.length > sourceLimits.nesting) {
          refuseTooLarge(this.#report, this.#scanner.getTokenOffset(), [
            'The nesting is deeper than',
            sourceLimits.nesting,
            'brackets',
          ]);
        }
        this.#expectsValue = true;
        return;
      }
      case '}':
      case ']':
        if (!frame || (token === '}') !== frame.holder instanceof JsonObject) {
          return this.#malformed('unmatched closing bracket');
        }
        this.#open.pop();
        this.#expectsValue = false;
        this.#isDone ||= this.#open.length === 0;
        return;
      case ',':
        if (this.#expectsValue) return this.#malformed('a value is missing');
        if (frame) frame.member = undefined;
        this.#expectsValue = true;
        return;
      case ':':
        this.#expectsColon = false;
        this.#expectsValue = true;
        return;
      case '"':
        if (needsName) this.#takeName(frame!, this.#scanner.getTokenValue());
        else this.#put(this.#scanner.getTokenValue());
        return;
    }
    const value = literal(this.#scanner.getTokenValue());
    if (Number.isNaN(value)) this.#malformed('a token that is not JSON');
    else this.#put(value);
  }

  #takeName(frame: Frame, name: string): void {
    frame.member = name;
    this.#expectsColon = true;
    if (!(frame.holder as JsonObject).members.has(name)) return;
    const what = `the name "${name.slice(0, 40)}" is twice in one object`;
    reportMalformed(this.#report, this.#scanner.getTokenOffset(), what);
  }

  #put(value: JsonValue): boolean {
    if (!this.#expectsValue) {
      this.#malformed('a comma is missing');
      return false;
    }
    this.#expectsValue = false;
    const frame = this.#open.at(-1);
    if (++this.#items > sourceLimits.jsonItems) {
      const excess = ['The JSON has more than', sourceLimits.jsonItems, 'objects and texts'] as const;
      refuseTooLarge(this.#report, this.#scanner.getTokenOffset(), excess);
    }
    if (!frame) {
      this.#value = value;
      this.#isDone = typeof value !== 'object' || value === null;
    } else if (frame.holder instanceof JsonObject) setMember(frame.holder, frame.member!, value);
    else frame.holder.push(value);
    return true;
  }

  #malformed(what: string): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#errorAt = Math.min(this.#scanner.getTokenOffset(), this.#text.length);
    reportMalformed(this.#report, this.#errorAt, what);
  }
}

function setMember(object: JsonObject, name: string, value: JsonValue): void {
  const earlier = object.members.get(name);
  if (earlier !== undefined) {
    object.earlier ??= new Map();
    addToGroup(object.earlier, name, earlier);
  }
  object.members.set(name, value);
}

function literal(token: string): number | boolean | null {
  if (token === 'true' || token === 'false') return token === 'true';
  return token === 'null' ? null : Number(token);
}
