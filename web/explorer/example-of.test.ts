import { expect, test } from 'bun:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { exampleOf } from './example-of.ts';
import { openApi, operations } from './operations.fixture.ts';

const { schemas } = openApi.components;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'api', components: openApi.components } as object);

test.each(operations)(
  'the example of $id has every member that a response must have',
  ({ schemas: roots }) => {
    const example = exampleOf(roots[0]!, schemas);
    expect(example).toBeObject();
    const validate = ajv.compile(JSON.parse(JSON.stringify(roots[0]).replaceAll('"#/', '"api#/')));
    validate(example);
    const errors = (validate.errors ?? []).filter(({ keyword }) => !['pattern', 'minimum'].includes(keyword));
    expect(errors.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([]);
  },
);
