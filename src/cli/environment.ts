import { type Command, InvalidArgumentError, type Option } from 'commander';
import { closestId } from '../lib/closest.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const prefix = 'SCRIPTORIUM_';

const otherVariables = [
  ...['CACHE', 'MIRROR', 'IN_PLACE', 'LIBRARY', 'HTTP', 'ALLOW_HOST', 'ALLOW_ORIGIN', 'TRANSLATION'],
  ...['LONG_TESTS', 'TEST_RUN', 'TEST_BROWSER', 'SLOWER_PAGES', 'CEPH'],
].map((name) => prefix + name);

const withoutVariable: readonly string[] = ['--help', '--print-config', '--json'];

/** `SCRIPTORIUM_BASE_PATH` for `--base-path`. */
export function variableOf({ long }: Option): string {
  return prefix + long!.slice('--'.length).replaceAll('-', '_').toUpperCase();
}

function settable(command: Command): readonly Option[] {
  return command.options.filter(({ long }) => long && !withoutVariable.includes(long));
}

/**
 * Sets options that are not on the command line from their environment variables. An empty variable counts as
 * unset. An invalid value ends the command with an error that names the variable.
 */
export function applyEnvironment(command: Command, environment: Environment = process.env): void {
  for (const option of settable(command)) {
    const variable = variableOf(option);
    const text = environment[variable] ?? '';
    const name = option.attributeName();
    if (text === '' || command.getOptionValueSource(name) === 'cli' || isServiceLink(variable, text))
      continue;
    try {
      command.setOptionValueWithSource(name, parsedValue(option, text), 'env');
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      command.error(
        `error: environment variable ${variable} has an invalid value '${text}'. ${error.message}`,
      );
    }
  }
}

function parsedValue(option: Option, text: string): unknown {
  if (option.variadic) return text.split(/[\s,]+/).filter(Boolean);
  if (option.required) return option.parseArg ? option.parseArg(text, undefined) : text;
  return isTrue(text) !== option.negate;
}

function isTrue(text: string): boolean {
  if (/^(?:true|1|yes|on)$/i.test(text)) return true;
  if (/^(?:false|0|no|off)$/i.test(text)) return false;
  throw new InvalidArgumentError('Give true or false.');
}

/**
 * True for variables that Kubernetes sets: it describes every service of the namespace to each pod, so a
 * service named `scriptorium` yields, among others, `SCRIPTORIUM_PORT`.
 */
function isServiceLink(variable: string, text: string): boolean {
  return (
    /_(?:SERVICE_(?:HOST|PORT)|PORT_\d+_(?:TCP|UDP|SCTP))(?:_|$)/.test(variable) ||
    /^(?:tcp|udp|sctp):\/\//.test(text)
  );
}

export function unknownVariables(
  commands: readonly Command[],
  environment: Environment = process.env,
): string[] {
  const known = [...commands.flatMap(settable).map(variableOf), ...otherVariables];
  return Object.entries(environment).flatMap(([variable, text = '']) => {
    const isOurs = variable.startsWith(prefix) && !isServiceLink(variable, text);
    if (!isOurs || known.includes(variable)) return [];
    const names = known.map((name) => name.slice(prefix.length));
    const closest = closestId(variable.slice(prefix.length), names);
    const advice =
      closest === undefined ? 'docs/operations.md lists them.' : `Did you mean ${prefix}${closest}?`;
    return [`Unknown environment variable ${variable}. ${advice}`];
  });
}

type ValueSource = 'default' | 'environment' | 'command line';

interface EffectiveOption {
  readonly option: string;
  readonly value: unknown;
  readonly from: ValueSource;
  readonly variable: string;
}

const sourceNames: Readonly<Record<string, ValueSource>> = { env: 'environment', cli: 'command line' };

function effectiveOptions(command: Command): EffectiveOption[] {
  return settable(command).map((option) => {
    const value = command.getOptionValue(option.attributeName());
    return {
      option: option.long!,
      value: option.negate ? !value : (value ?? null),
      from: sourceNames[command.getOptionValueSource(option.attributeName()) ?? ''] ?? 'default',
      variable: variableOf(option),
    };
  });
}

export type ConfigurationFormat = 'text' | 'json';

export function configurationText(command: Command, format: ConfigurationFormat): string {
  const options = effectiveOptions(command);
  if (format === 'json') return JSON.stringify({ command: command.name(), options }, null, 2);
  const rows = options.map(({ option, value, from, variable }) => [option, shown(value), from, variable]);
  const lines = [['option', 'value', 'from', 'variable'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

function shown(value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '-';
  return Array.isArray(value) ? value.join(' ') : String(value);
}
