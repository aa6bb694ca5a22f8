import { type PublicMember, type PublicType, publicTypes } from './public-types.ts';

/**
 * A strictly typed program that decodes JSON into types written by hand from the public API's description.
 * Each has its strictest settings: all of them reject unknown members.
 */
export interface Decoder {
  readonly name: string;
  readonly isRequired: (member: PublicMember) => boolean;
  readonly takesNull: (member: PublicMember) => boolean;
  readonly hasIntegers: boolean;
}

const isNullable = ({ type }: PublicMember) =>
  type.kind === 'union' && type.of.some(({ kind }) => kind === 'null');

export const decoders: readonly Decoder[] = [
  {
    // `Option<T>` for optional or nullable members: they may be missing or null
    name: 'Rust, serde with deny_unknown_fields',
    isRequired: (member) => !member.isOptional && !isNullable(member),
    takesNull: ({ isOptional }) => isOptional,
    hasIntegers: true,
  },
  {
    // `val next: String?` without a default is required; `val name: String` is never null
    name: 'Kotlin, non-null types of kotlinx.serialization',
    isRequired: ({ isOptional }) => !isOptional,
    takesNull: ({ isOptional }) => isOptional,
    hasIntegers: true,
  },
  {
    name: 'Go, structs with DisallowUnknownFields',
    isRequired: () => false,
    takesNull: () => true,
    hasIntegers: true,
  },
  {
    // `Chapter(**json)`: names are checked, types are not
    name: 'Python, dataclasses made with **json',
    isRequired: ({ isOptional }) => !isOptional,
    takesNull: () => true,
    hasIntegers: false,
  },
];

const text: PublicType = { kind: 'string' };
const optional = (type: PublicType): PublicMember => ({ type, isOptional: true });
const orNull = (type: PublicType): PublicMember => ({
  type: { kind: 'union', of: [type, { kind: 'null' }] },
  isOptional: false,
});
const required = (type: PublicType): PublicMember => ({ type, isOptional: false });
const oneOf = (...values: string[]) =>
  required({ kind: 'union', of: values.map((value) => ({ kind: 'literal', value })) });
const license: PublicType = {
  kind: 'object',
  members: new Map([
    ['attribution', oneOf('required', 'not-required')],
    ['commercialUse', oneOf('allowed', 'not-allowed')],
    ['derivatives', oneOf('allowed', 'not-allowed')],
    ['copyleft', required({ kind: 'boolean' })],
    ['publicDomain', required({ kind: 'boolean' })],
  ]),
};

/** Members added to the description of the public API since the installed version of its client. */
export const newerMembers: Readonly<Record<string, Readonly<Record<string, PublicMember>>>> = {
  ApiTranslation: { license: orNull(license), sha256: optional(text) },
  ApiTranslationBook: { sha256: optional(text) },
  ApiCommentary: { licenseNotice: optional(text), sha256: optional(text) },
  ApiCommentaryBook: { sha256: optional(text) },
  ApiDataset: { licenseNotice: optional(text) },
};

export const undeclaredMembers: Readonly<Record<string, Readonly<Record<string, PublicMember>>>> = {
  ApiTranslationBook: { translationId: { type: text, isOptional: false } },
  ApiCommentaryBook: { commentaryId: { type: text, isOptional: false } },
  ApiDatasetBook: { datasetId: { type: text, isOptional: false } },
};

const fractions = new Set(['latitude', 'longitude', 'thisChapterAudioTimings']);
const typesWithSeconds = new Set([
  'ApiTranslationBookChapterAudioTimings',
  'TranslationBookChapterAudioTimings',
]);

type JsonSchema = Readonly<Record<string, unknown>>;

export function decoderSchema(decoder: Decoder, answer: PublicType): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};

  function named(name: string): JsonSchema {
    if (!definitions[name]) {
      definitions[name] = {};
      definitions[name] = schemaOf(publicTypes.get(name)!, name, typesWithSeconds.has(name));
    }
    return { $ref: `#/$defs/${name}` };
  }

  function schemaOf(type: PublicType, owner: string, hasFractions: boolean): JsonSchema {
    const inner = (of: PublicType) => schemaOf(of, owner, hasFractions);
    switch (type.kind) {
      case 'literal':
        return { const: type.value };
      case 'number':
        return { type: decoder.hasIntegers && !hasFractions ? 'integer' : 'number' };
      case 'unknown':
        return {};
      case 'array':
        return { type: 'array', items: inner(type.of as PublicType) };
      case 'record':
        return { type: 'object', additionalProperties: inner(type.of as PublicType) };
      case 'union':
        return { anyOf: type.of.map(inner) };
      case 'object':
        return objectOf(new Map([...type.members, ...added(owner)]), owner, hasFractions);
      case 'named':
        return named(type.name);
      default:
        return { type: type.kind };
    }
  }

  function objectOf(members: ReadonlyMap<string, PublicMember>, owner: string, isTimed: boolean): JsonSchema {
    const schemas = Array.from(members, ([name, member]) => {
      const schema = schemaOf(member.type, '', isTimed || fractions.has(name));
      return [name, decoder.takesNull(member) ? { anyOf: [schema, { type: 'null' }] } : schema];
    });
    const required = [...members].flatMap(([name, member]) => (decoder.isRequired(member) ? [name] : []));
    return {
      title: owner,
      type: 'object',
      properties: Object.fromEntries(schemas),
      required,
      additionalProperties: false,
    };
  }

  const schema = schemaOf(answer, '', false);
  return { ...schema, $defs: definitions };
}

function added(owner: string): [string, PublicMember][] {
  return [...Object.entries(undeclaredMembers[owner] ?? {}), ...Object.entries(newerMembers[owner] ?? {})];
}
