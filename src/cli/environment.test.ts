import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import fc from 'fast-check';
import { doctorCommand } from './commands/doctor.ts';
import { mcpCommand } from './commands/mcp.ts';
import { addServeOptions, serveCommand } from './commands/serve.ts';
import { startCommand } from './commands/start.ts';
import { applyEnvironment, configurationText, unknownVariables, variableOf } from './environment.ts';

type Variables = Readonly<Record<string, string>>;

function served(words: readonly string[], variables: Variables) {
  const command = addServeOptions(new Command('serve').argument('[folder]'));
  command.exitOverride(({ message }) => {
    throw new Error(message);
  });
  command.configureOutput({ writeErr() {} }).parse(words, { from: 'user' });
  applyEnvironment(command, variables);
  return command;
}

test.each([
  [{ SCRIPTORIUM_PORT: '9000' }, { port: 9000 }],
  [{ SCRIPTORIUM_BASE_PATH: '/bible/' }, { basePath: '/bible' }],
  [
    { SCRIPTORIUM_TRUST_PROXY: 'true', SCRIPTORIUM_BROTLI: '0' },
    { trustProxy: true, brotli: false },
  ],
  [{ SCRIPTORIUM_NO_SEARCH: 'yes' }, { search: false }],
  [{ SCRIPTORIUM_NO_SEARCH: 'no' }, { search: true }],
  [{ SCRIPTORIUM_CORS: 'off' }, { cors: '' }],
  [
    { SCRIPTORIUM_LOG: 'json', SCRIPTORIUM_LOG_FORMAT: 'json' },
    { log: 'json', logFormat: 'json' },
  ],
  [{ SCRIPTORIUM_PORT: '' }, { port: 8080 }],
] as const)('%j sets %j', (variables, expected) => {
  expect(served([], variables as Variables).opts()).toMatchObject(expected);
});

test('the command line wins, even over a variable whose value is invalid', () => {
  const words = ['--port', '81', '--no-search'];
  const variables = { SCRIPTORIUM_PORT: 'invalid', SCRIPTORIUM_NO_SEARCH: 'false' };
  expect(served(words, variables).opts()).toMatchObject({ port: 81, search: false });
});

test.each([
  ['SCRIPTORIUM_PORT', '70000', 'A port is a number from 0 to 65535.'],
  ['SCRIPTORIUM_CHECK', 'perhaps', 'Give true or false.'],
  ['SCRIPTORIUM_LOG', 'xml', 'Allowed choices are json, text, off.'],
  ['SCRIPTORIUM_IDLE_TIMEOUT', 'soon', 'Give a number of seconds: more than 0, at most a day.'],
])('%s=%s is an error that names the variable', (variable, value, advice) => {
  expect(() => served([], { [variable]: value })).toThrow(
    `error: environment variable ${variable} has an invalid value '${value}'. ${advice}`,
  );
});

test('any value of any variable is accepted or refused with an error that names the variable', () => {
  const options = served([], {}).options.filter(({ long }) => long !== '--print-config');
  const anyValue = fc.oneof(fc.string(), fc.nat().map(String), fc.constantFrom('true', 'off', 'json'));
  fc.assert(
    fc.property(fc.constantFrom(...options), anyValue, (option, value) => {
      const variable = variableOf(option);
      try {
        const command = served([], { [variable]: value });
        expect(command.getOptionValueSource(option.attributeName()) === 'env').toBe(value !== '');
      } catch (error) {
        expect((error as Error).message).toContain(variable);
      }
    }),
  );
});

test('the variables that Kubernetes sets for a service named scriptorium are ignored', () => {
  const variables = {
    SCRIPTORIUM_PORT: 'tcp://10.96.0.7:80',
    SCRIPTORIUM_SERVICE_HOST: '10.96.0.7',
    SCRIPTORIUM_SERVICE_PORT_HTTP: '80',
    SCRIPTORIUM_PORT_80_TCP_ADDR: '10.96.0.7',
    SCRIPTORIUM_PORT_80_TCP: 'tcp://10.96.0.7:80',
  };
  const command = served([], variables);
  expect(command.opts().port).toBe(8080);
  expect(unknownVariables([command], variables)).toEqual([]);
});

describe('unknown variables', () => {
  test.each([
    ['SCRIPTORIUM_PROT', 'Did you mean SCRIPTORIUM_PORT?'],
    ['SCRIPTORIUM_BASEPATH', 'Did you mean SCRIPTORIUM_BASE_PATH?'],
    ['SCRIPTORIUM_WHATEVER_ELSE', 'docs/operations.md lists them.'],
  ])('%s gets a warning: %s', (variable, advice) => {
    expect(unknownVariables([served([], {})], { [variable]: '1', OTHER: '1' })).toEqual([
      `Unknown environment variable ${variable}. ${advice}`,
    ]);
  });

  test('do not include those that the program reads anywhere', () => {
    const root = join(import.meta.dir, '../..');
    const read = [...new Bun.Glob('{src,bin,packaging,test}/**/*.ts').scanSync(root)]
      .filter((file) => !/\.test\.ts$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/\benv\.(SCRIPTORIUM_\w+)|'(SCRIPTORIUM_\w+)'/g),
      ])
      .map(([, property, text]) => property ?? text!);
    expect(read).toContain('SCRIPTORIUM_CACHE');
    const commands = [serveCommand(), startCommand(), mcpCommand(), doctorCommand()];
    const names = commands.flatMap(({ options }) =>
      options.filter(({ long }) => !['--print-config', '--json'].includes(long!)).map(variableOf),
    );
    const variables = Object.fromEntries([...read, ...names].map((name) => [name, '1']));
    expect(unknownVariables([mcpCommand(), serveCommand()], variables)).toEqual([]);
  });
});

describe('--print-config', () => {
  const command = served(['--host', '::1', '--no-search'], { SCRIPTORIUM_PORT: '81' });

  test('as JSON has every option with its value, its source and its variable', () => {
    const { command: name, options } = JSON.parse(configurationText(command, 'json'));
    expect(name).toBe('serve');
    const of = (wanted: string) => options.find(({ option }: { option: string }) => option === wanted);
    expect(of('--port')).toEqual({
      option: '--port',
      value: 81,
      from: 'environment',
      variable: 'SCRIPTORIUM_PORT',
    });
    expect(of('--host')).toMatchObject({ value: '::1', from: 'command line' });
    expect(of('--no-search')).toMatchObject({ value: true, from: 'command line' });
    expect(of('--library')).toMatchObject({ value: null, from: 'default' });
    expect(options).toHaveLength(command.options.length - 1);
  });

  test('as text has a line for each', () => {
    const lines = configurationText(command, 'text').split('\n');
    expect(lines).toHaveLength(command.options.length);
    expect(lines[1]).toMatch(/^--port +81 +environment +SCRIPTORIUM_PORT$/);
  });
});
