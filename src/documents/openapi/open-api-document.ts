import openApi from './open-api.json' with { type: 'json' };

let text: string | undefined;

/** `/api/openapi.json`: OpenAPI 3.1 of the whole service. */
export function openApiDocument(): string {
  text ??= JSON.stringify(openApi);
  return text;
}
