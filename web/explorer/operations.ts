/** An operation of the service, as the explorer shows it. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  /** With its parameters in braces, those of a question in the query: `/api/x/random?in={in}&books={books}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schemas of its response; two where datasets differ. */
  readonly schemas: readonly Schema[];
  readonly responses: readonly { readonly status: string; readonly description: string }[];
}

export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly isNumber: boolean;
}

/** All operations, in the order of the OpenAPI document. */
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
  }));
}

function queryOf({ parameters }: OpenApiOperation): string {
  const names = parameters.flatMap((each) => ('in' in each && each.in === 'query' ? each.name : []));
  return names.length === 0 ? '' : `?${names.map((name) => `${name}={${name}}`).join('&')}`;
}

function parameter({ name, description, schema, example }: OpenApiParameter): Parameter {
  return { name, description, example: String(example), isNumber: schema.type === 'integer' };
}

function schemasOf({ responses }: OpenApiOperation): readonly Schema[] {
  const ok = responses['200'];
  const schema = ok && 'content' in ok ? ok.content?.['application/json']?.schema : undefined;
  return schema?.oneOf ?? (schema ? [schema] : []);
}

/** Operations that have every word of `text` in their name, tag, path or summary, in upper or lower case. */
export function filterOperations(operations: readonly Operation[], text: string): readonly Operation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ id, tag, summary, path }) => {
    const searched = `${id} ${tag} ${summary} ${path}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** The part of an OpenAPI 3.1 document that the explorer shows. */
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
  readonly example: string | number;
}

interface OpenApiResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** The part of JSON Schema that the documents need. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly not?: unknown;
}

interface Reference {
  readonly $ref: string;
}

/** The last part of a reference: the name of a schema or of a response. */
export function referredName({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}
