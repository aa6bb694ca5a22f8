import type { z } from 'zod';

export interface QuestionOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly schemas: readonly z.ZodType[];
  readonly missing: string;
  readonly parameters: readonly QueryParameter[];
  readonly otherTypes?: readonly string[];
}

interface QueryParameter {
  readonly name: string;
  readonly description: string;
  readonly required?: true;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: string | number;
}

export const text = { type: 'string' };
export const choice = (values: readonly string[], value?: string) => ({
  type: 'string',
  enum: values,
  ...(value !== undefined && { default: value }),
});
export const integer = ({ min, max, fallback }: NumberRange) => ({
  type: 'integer',
  minimum: min,
  maximum: max,
  default: fallback,
});

interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}
