import { z } from 'zod';
import { closestId } from '../../lib/closest.ts';
import { isObject, parsedJson } from '../../lib/json-text.ts';
import { QuestionError } from '../../questions/question.ts';
import { argumentNamed, joinParts, partNamed, type ReferenceParts } from './argument-names.ts';

interface ArgumentSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ArgumentSchema;
}

export type ArgumentSchemas = Readonly<Record<string, ArgumentSchema>>;

interface AcceptingTool {
  readonly name: string;
  readonly input: z.ZodObject;
  readonly example: Readonly<Record<string, unknown>>;
}

export function argumentSchemas(input: z.ZodObject): ArgumentSchemas {
  const { properties } = z.toJSONSchema(input, { io: 'input' });
  return (properties ?? {}) as ArgumentSchemas;
}

/**
 * The arguments of a call, as the schema of the tool describes them. Models also send other names, numbers as
 * strings, one string for a list, and null for nothing.
 * @throws QuestionError that names the wrong argument, lists the accepted ones and gives an example.
 */
export function readArguments<Input extends z.ZodObject>(
  tool: AcceptingTool & { readonly input: Input },
  schemas: ArgumentSchemas,
  given: unknown,
): z.output<Input> {
  const { values, unknown } = convertArguments(schemas, given);
  const [stray] = unknown;
  if (stray !== undefined) throw unusable(tool, unknownText(stray, Object.keys(schemas)));
  const parsed = tool.input.safeParse(values);
  if (parsed.success) return parsed.data;
  const { path, code, message } = parsed.error.issues[0]!;
  const name = String(path[0] ?? '');
  const value = values[name];
  if (value === undefined) throw unusable(tool, `"${name}" is missing.`);
  const schema = schemas[name] ?? {};
  const shown = path.length > 1 && Array.isArray(value) ? value[Number(path[1])] : value;
  const isLong = code === 'too_big' && (typeof shown === 'string' || Array.isArray(shown));
  throw unusable(tool, isLong ? `"${name}" is too long. ${message}.` : wrongText(name, schema, shown));
}

function unknownText(key: string, names: readonly string[]): string {
  const closest = closestId(key, names);
  const advice = closest === undefined ? '' : ` Did you mean "${closest}"?`;
  return `Unknown argument "${key.slice(0, 60)}".${advice}`;
}

function wrongText(
  name: string,
  { type, enum: allowed, items, ...range }: ArgumentSchema,
  value: unknown,
): string {
  const values = allowed ?? items?.enum;
  const expected = values
    ? `one of ${values.join(', ')}`
    : type === 'integer'
      ? `a number from ${range.minimum} to ${range.maximum}`
      : type === 'boolean'
        ? 'true or false'
        : type === 'array'
          ? 'a list of texts'
          : 'a text';
  return `"${name}" must be ${expected}, not ${JSON.stringify(value).slice(0, 60)}.`;
}

function unusable({ name, input, example }: AcceptingTool, message: string): QuestionError {
  const accepted = Object.keys(input.shape).join(', ');
  const hint = `Arguments of ${name}: ${accepted}. Example: ${JSON.stringify(example)}`;
  return new QuestionError({ code: 'bad_parameter', message, hint });
}

interface ConvertedArguments {
  readonly values: Readonly<Record<string, unknown>>;
  readonly unknown: readonly string[];
}

/** Never throws. A value that cannot be converted is returned as it is. */
export function convertArguments(schemas: ArgumentSchemas, given: unknown): ConvertedArguments {
  const names = Object.keys(schemas);
  const target = ['reference', 'books'].find((name) => names.includes(name));
  const values = new Map<string, unknown>();
  const parts: ReferenceParts = {};
  const unknown: string[] = [];
  const edition = editionArgument(names);
  let language = '';
  for (const [key, value] of Object.entries(isObject(given) ? given : {})) {
    if (isAbsent(value)) continue;
    const isExact = names.includes(key);
    const text = referenceText(value);
    const part = isExact || target === undefined ? undefined : partNamed(key, text);
    const name = argumentNamed(key, names);
    if (part && text !== '' && (part !== 'book' || target === 'reference')) parts[part] = text;
    else if (name === undefined && edition && argumentNamed(key, ['language'])) language = text;
    else if (name === undefined) unknown.push(key);
    else values.set(name, combineValues(schemas[name]!, isExact, value, values.get(name)));
  }
  if (edition && language !== '' && !values.has(edition)) values.set(edition, `lang:${language}`);
  const converted = [...values].map(([name, value]) => [name, convert(name, schemas[name]!, value)] as const);
  const result = Object.fromEntries(converted.filter(([, value]) => !isAbsent(value)));
  const written = target === undefined ? undefined : result[target];
  const composed = target === undefined || !isTextOrAbsent(written) ? '' : joinParts(written ?? '', parts);
  return { values: composed === '' ? result : { ...result, [target!]: composed }, unknown };
}

/** The argument that can also be a language. Of a quotation, it is the claimed translation. */
function editionArgument(names: readonly string[]): string | undefined {
  if (names.includes('quotation')) return undefined;
  return ['translations', 'translation'].find((name) => names.includes(name));
}

const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === 'string';

/** Two keys for one list are joined. For anything else, the argument's own name counts. */
function combineValues(
  { type }: ArgumentSchema,
  isExact: boolean,
  value: unknown,
  previous: unknown,
): unknown {
  if (previous === undefined) return value;
  if (type === 'array') return [...listOf(previous), ...listOf(value)];
  return isExact ? value : previous;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function convert(name: string, schema: ArgumentSchema, value: unknown): unknown {
  switch (schema.type) {
    case 'integer':
      return readNumber(schema, value);
    case 'boolean':
      return booleanOf(value);
    case 'array':
      return listOf(value).map((each) => (schema.items?.enum ? choiceOf(schema.items.enum, each) : each));
    default: {
      const text = referenceText(
        (name !== 'query' && typeof value === 'string' && listInJson(value)) || value,
      );
      if (text === '') return isAbsent(value) ? undefined : value;
      const plain = name === 'query' ? text : unquoted(text);
      return schema.enum ? choiceOf(schema.enum, plain) : plain;
    }
  }
}

/** The text of a value, which may be a list or, for a reference, an object with a book, chapter and verse. */
function referenceText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const isPlain = value.every((each) => !Array.isArray(each));
    return isPlain ? value.map(referenceText).filter(Boolean).join('; ') : '';
  }
  if (!isObject(value)) return '';
  const parts: ReferenceParts = {};
  for (const [key, member] of Object.entries(value)) {
    const text = typeof member === 'string' || typeof member === 'number' ? String(member).trim() : '';
    const part = text === '' ? undefined : partNamed(key, text);
    if (part) parts[part] = text;
  }
  return joinParts('', parts);
}

const quotationMarks = ['""', "''", '“”', '‘’', '«»', '„“', '``'];

function unquoted(text: string): string {
  const inner = text.slice(1, -1);
  const isQuoted = text.length >= 2 && quotationMarks.includes(text[0]! + text.at(-1)!);
  return isQuoted && !inner.includes(text[0]!) ? unquoted(inner.trim()) : text;
}

/** Numbers out of range become the nearest allowed one: a model that asks for 500 results gets the maximum. */
function readNumber(
  { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: ArgumentSchema,
  value: unknown,
): unknown {
  const text = unquoted(referenceText(value));
  if (/^(?:all|max|maximum|unlimited)$/i.test(text)) return maximum;
  const number =
    typeof value === 'number' ? value : /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) return value;
  return Math.floor(Math.min(maximum, Math.max(minimum, number)));
}

function booleanOf(value: unknown): unknown {
  const text = unquoted(referenceText(value)).toLowerCase();
  if (['true', 'yes', 'on', '1'].includes(text)) return true;
  return ['false', 'no', 'off', '0'].includes(text) ? false : value;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.filter((each) => !isAbsent(each)).flatMap((each) => itemsOf(each));
  return itemsOf(value);
}

function itemsOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'string') return [value];
  const items = listInJson(value)?.map(referenceText) ?? [unquoted(value.trim())];
  return items
    .flatMap((each) => each.split(/[,;\n]/))
    .map((each) => unquoted(each.trim()))
    .filter((each) => each !== '');
}

function listInJson(text: string): unknown[] | undefined {
  if (!text.trim().startsWith('[')) return undefined;
  const list = parsedJson(text);
  return Array.isArray(list) ? list : undefined;
}

/** The allowed value that a word means: in any case, in the singular, or abbreviated. */
function choiceOf(allowed: readonly string[], value: unknown): unknown {
  const stem = (word: string) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
  const word = stem(referenceText(value));
  const minLetters = 4;
  return (
    allowed.find((each) => stem(each) === word) ??
    allowed.find(
      (each) => word.length >= minLetters && (stem(each).startsWith(word) || word.startsWith(stem(each))),
    ) ??
    value
  );
}
