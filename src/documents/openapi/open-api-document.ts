import openApi from './open-api.json' with { type: 'json' };

let text: string | undefined;

export function openApiDocument(): string {
  text ??= JSON.stringify(openApi);
  return text;
}
