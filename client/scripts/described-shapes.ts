import described from '../../src/documents/openapi/open-api.json' with { type: 'json' };
import { ownName } from '../../src/documents/openapi/public-names.ts';

const schemasAt = '#/components/schemas/';

export const openApi = withOwnNames(described);

function withOwnNames({ components, ...rest }: typeof described): typeof described {
  const schemas = Object.entries(components.schemas)
    .map(([name, schema]) => [ownName(name), schema] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify({
    ...rest,
    components: { ...components, schemas: Object.fromEntries(schemas) },
  });
  return JSON.parse(
    text.replace(/"#\/components\/schemas\/(\w+)"/g, (_, name) => JSON.stringify(schemasAt + ownName(name))),
  );
}
