import { openApi } from '../../src/documents/openapi/open-api.make.ts';
import { type PublicMember, type PublicType, publicOperations, publicTypes } from './public-types.ts';
import { newerMembers, undeclaredMembers } from './strict-decoders.ts';

/** The description of a member: `string`, `list`, `Translation`; null if undescribed. */
interface DescribedMember {
  readonly type: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
}

export interface ComparedKey {
  readonly name: string;
  readonly theirs: DescribedMember | undefined;
  readonly ours: DescribedMember | undefined;
  readonly source?: 'newer' | 'contract';
}

export interface ComparedShape {
  readonly name: string;
  readonly keys: readonly ComparedKey[];
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

const ourSchemas = openApi.components.schemas as unknown as Readonly<Record<string, Schema>>;

export function comparedShapes(): ComparedShape[] {
  const shapes = new Map<string, ComparedShape>();
  for (const { path, answer } of publicOperations) {
    const { get } = openApi.paths[path]!;
    compare(answer, get.responses[200].content['application/json'].schema as Schema, shapes, '');
  }
  return [...shapes.values()];
}

function compare(
  theirs: PublicType,
  ours: Schema | undefined,
  shapes: Map<string, ComparedShape>,
  at: string,
): void {
  if (theirs.kind === 'array' || theirs.kind === 'record') {
    const [inner] = alternatives(ours);
    const of =
      inner?.items ?? (typeof inner?.additionalProperties === 'object' ? inner.additionalProperties : inner);
    compare(theirs.of, of, shapes, at);
    return;
  }
  if (theirs.kind === 'union') {
    for (const alternative of theirs.of) compare(alternative, ours, shapes, at);
    return;
  }
  if (theirs.kind === 'named') {
    const declared = publicTypes.get(theirs.name)!;
    if (declared.kind !== 'object') compare(declared, ours, shapes, at);
    else if (!shapes.has(theirs.name)) compareObject(theirs.name, declared, ours, shapes);
    return;
  }
  if (theirs.kind === 'object' && !shapes.has(at)) compareObject(at, theirs, ours, shapes);
}

function compareObject(
  name: string,
  { members }: Extract<PublicType, { kind: 'object' }>,
  ours: Schema | undefined,
  shapes: Map<string, ComparedShape>,
): void {
  const own = mostAlike(alternatives(ours), [...members.keys()]);
  const newer = newerMembers[name] ?? {};
  const undeclared = undeclaredMembers[name] ?? {};
  const all = new Map([...members, ...Object.entries(undeclared), ...Object.entries(newer)]);
  const names = new Set([...all.keys(), ...Object.keys(own?.properties ?? {})]);
  const keys = Array.from(names, (key): ComparedKey => {
    const [theirs, schema] = [all.get(key), own?.properties?.[key]];
    return {
      name: key,
      theirs: theirs && describedByThem(theirs, `${name}.${key}`),
      ours: schema && describedByUs(schema, own?.required?.includes(key) !== true),
      ...(key in newer
        ? { source: 'newer' as const }
        : key in undeclared
          ? { source: 'contract' as const }
          : {}),
    };
  });
  shapes.set(name, { name, keys });
  for (const [key, { type }] of all) compare(type, own?.properties?.[key], shapes, `${name}.${key}`);
}

function alternatives(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  if (schema.$ref) return alternatives(ourSchemas[schema.$ref.split('/').at(-1)!]);
  const several = schema.anyOf ?? schema.oneOf;
  return several ? several.flatMap(alternatives) : [schema];
}

/** The alternative that shares most members with `names`. Blocks of a chapter only differ in `type`. */
function mostAlike(schemas: readonly Schema[], names: readonly string[]): Schema | undefined {
  const shared = ({ properties = {} }: Schema) => {
    const own = Object.keys(properties);
    return own.filter((name) => names.includes(name)).length * 2 - own.length;
  };
  return schemas.filter(({ properties }) => properties).toSorted((a, b) => shared(b) - shared(a))[0];
}

function describedByThem({ type, isOptional }: PublicMember, at: string): DescribedMember {
  const parts = type.kind === 'union' ? type.of : [type];
  const isNullable = parts.some(({ kind }) => kind === 'null');
  const named = parts.filter(({ kind }) => kind !== 'null').map((part) => theirType(part, at));
  return { type: [...new Set(named)].join(' or '), isOptional, isNullable };
}

function theirType(type: PublicType, at: string): string {
  switch (type.kind) {
    case 'literal':
      return typeof type.value === 'string' ? 'string' : 'boolean';
    case 'array':
      return 'list';
    case 'record':
      return 'map';
    case 'object':
      return 'object';
    case 'named': {
      const declared = publicTypes.get(type.name)!;
      return declared.kind === 'object' ? 'object' : [...new Set(theirParts(declared, at))].join(' or ');
    }
    default:
      return type.kind;
  }
}

function theirParts(type: PublicType, at: string): string[] {
  return type.kind === 'union' ? type.of.map((part) => theirType(part, at)) : [theirType(type, at)];
}

function describedByUs(schema: Schema, isOptional: boolean): DescribedMember {
  const parts = alternatives(schema).flatMap(ourTypes);
  const named = [...new Set(parts.filter((part) => part !== 'null'))];
  return { type: named.join(' or '), isOptional, isNullable: parts.includes('null') };
}

function ourTypes(schema: Schema): string[] {
  if (schema.const !== undefined) return [typeof schema.const];
  if (schema.enum) return schema.enum.map((value) => typeof value);
  if (schema.properties) return ['object'];
  if (schema.type === 'array') return ['list'];
  if (schema.type === 'object') return ['map'];
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'unknown'];
  return types.map((type: string) => (type === 'integer' ? 'number' : type));
}
