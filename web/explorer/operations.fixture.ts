import openApiJson from '../../src/documents/openapi/open-api.json' with { type: 'json' };
import { type OpenApi, operationsOf } from './operations.ts';

export const openApi = openApiJson as unknown as OpenApi;

export const operations = operationsOf(openApi);

export function operationNamed(id: string) {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}
