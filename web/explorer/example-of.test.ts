import { expect, test } from 'bun:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { exampleOf } from './example-of.ts';
import { openApi, operations } from './operations.fixture.ts';

const { schemas } = openApi.components;
const shapes = JSON.parse(JSON.stringify(openApi.components), (key, value) =>
  key === 'pattern' || key === 'minimum' ? undefined : value,
);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'api', components: shapes });

test.each(operations)(
  'the example of $id has every member that a response must have',
  ({ schemas: roots }) => {
    const validate = ajv.compile(JSON.parse(JSON.stringify(roots[0]).replaceAll('"#/', '"api#/')));
    validate(exampleOf(roots[0]!, schemas));
    expect(validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)).toBeUndefined();
  },
);
