export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  /** All parameters are in braces, also in the query: `/api/x/random?in={in}&books={books}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly schemas: readonly Schema[];
  readonly responses: readonly { readonly status: string; readonly description: string }[];
  /** All members of its responses at any depth, with their descriptions: `footnotes The notes of the verse`. */
  readonly members: readonly Member[];
}

interface Member {
  readonly name: string;
  readonly description: string;
}

export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly isNumber: boolean;
  readonly isRequired: boolean;
}

export function operationsOf({ paths, components }: OpenApi): Operation[] {
  return Object.entries(paths).map(([path, { get }]) => ({
    id: get.operationId,
    tag: get.tags[0] ?? '',
    summary: get.summary,
    path: path + queryOf(get),
    parameters: get.parameters.flatMap((each) =>
      'in' in each && (each.in === 'path' || each.in === 'query') ? [parameter(each)] : [],
    ),
    schemas: schemasOf(get),
    responses: Object.entries(get.responses).map(([status, each]) => {
      const response = '$ref' in each ? components.responses[referredName(each)] : each;
      return { status, description: response?.description ?? '' };
    }),
    members: membersOf(schemasOf(get), components.schemas),
  }));
}

function membersOf(roots: readonly Schema[], schemas: OpenApi['components']['schemas']): readonly Member[] {
  const members = new Map<string, Member>();
  const seen = new Set<Schema>();
  const visit = (schema: Schema): void => {
    const target = schema.$ref ? schemas[referredName({ $ref: schema.$ref })] : schema;
    if (!target || seen.has(target)) return;
    seen.add(target);
    for (const [name, member] of Object.entries(target.properties ?? {})) {
      const description = member.description ?? '';
      members.set(`${name} ${description}`, { name, description });
      visit(member);
    }
    for (const part of [...(target.anyOf ?? []), ...(target.oneOf ?? [])]) visit(part);
    for (const part of [target.items, target.additionalProperties]) if (typeof part === 'object') visit(part);
  };
  for (const schema of roots) visit(schema);
  return [...members.values()];
}

function queryOf({ parameters }: OpenApiOperation): string {
  const names = parameters.flatMap((each) => ('in' in each && each.in === 'query' ? each.name : []));
  return names.length === 0 ? '' : `?${names.map((name) => `${name}={${name}}`).join('&')}`;
}

function parameter({ name, description, schema, example, required }: OpenApiParameter): Parameter {
  const isNumber = schema.type === 'integer';
  return { name, description, example: String(example ?? ''), isNumber, isRequired: required === true };
}

function schemasOf({ responses }: OpenApiOperation): readonly Schema[] {
  const ok = responses['200'];
  const schema = ok && 'content' in ok ? ok.content?.['application/json']?.schema : undefined;
  return schema?.oneOf ?? (schema ? [schema] : []);
}

interface FilteredOperation {
  readonly operation: Operation;
  readonly member?: string;
}

/**
 * Operations that contain every word of `text` in their name, tag, path or summary, ignoring case. If none
 * do, operations with a parameter or field whose name or description contains the missing words.
 */
export function filterOperations(
  operations: readonly Operation[],
  text: string,
): readonly FilteredOperation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const missing = ({ id, tag, summary, path }: Operation) => {
    const searched = `${id} ${tag} ${summary} ${path}`.toLowerCase();
    return words.filter((word) => !searched.includes(word));
  };
  const named = operations.filter((operation) => missing(operation).length === 0);
  if (named.length > 0) return named.map((operation) => ({ operation }));
  return operations.flatMap((operation) => {
    const left = missing(operation);
    const found = [...operation.parameters, ...operation.members].find(({ name, description }) => {
      const searched = `${name} ${description}`.toLowerCase();
      return left.every((word) => searched.includes(word));
    });
    return found ? [{ operation, member: found.name }] : [];
  });
}

export interface OpenApi {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
  };
  readonly paths: Readonly<Record<string, { readonly get: OpenApiOperation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
  };
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly (Reference | OpenApiParameter)[];
  readonly responses: Readonly<Record<string, Reference | OpenApiResponse>>;
}

interface OpenApiParameter {
  readonly name: string;
  readonly in: string;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: string | number;
  readonly required?: boolean;
}

interface OpenApiResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly not?: unknown;
}

interface Reference {
  readonly $ref: string;
}

export function referredName({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}
