import {
  type OpenApi,
  type OpenApiOperation,
  type OpenApiParameter,
  referredName,
  type Schema,
} from './open-api.ts';

export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Shapes of what it answers with; two where datasets differ. */
  readonly shapes: readonly Schema[];
  readonly answers: readonly Answer[];
}

export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly isNumber: boolean;
}

export interface Answer {
  /** Such as `404`, or `default`. */
  readonly status: string;
  readonly description: string;
}

/** All operations in the order of the document. */
export function operationsOf({ paths, components }: OpenApi): Operation[] {
  return Object.entries(paths).map(([path, { get }]) => ({
    id: get.operationId,
    tag: get.tags[0] ?? '',
    summary: get.summary,
    path,
    parameters: get.parameters.flatMap((each) =>
      'in' in each && each.in === 'path' ? [parameter(each)] : [],
    ),
    shapes: shapesOf(get),
    answers: Object.entries(get.responses).map(([status, each]) => {
      const answer = '$ref' in each ? components.responses[referredName(each)] : each;
      return { status, description: answer?.description ?? '' };
    }),
  }));
}

function parameter({ name, description, schema, example }: OpenApiParameter): Parameter {
  return { name, description, example: String(example), isNumber: schema.type === 'integer' };
}

function shapesOf({ responses }: OpenApiOperation): readonly Schema[] {
  const ok = responses['200'];
  const schema = ok && 'content' in ok ? ok.content?.['application/json']?.schema : undefined;
  return schema?.oneOf ?? (schema ? [schema] : []);
}
