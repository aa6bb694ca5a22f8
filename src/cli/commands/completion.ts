import { Argument, Command, type Option } from 'commander';

interface Completed {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Option[];
}

const details = `
Add the line for your shell to its startup file:
  bash  eval "$(scriptorium completion bash)"        in ~/.bashrc
  zsh   eval "$(scriptorium completion zsh)"         in ~/.zshrc, after compinit
  fish  scriptorium completion fish | source         in ~/.config/fish/config.fish`;

const shells: Readonly<Record<string, (commands: readonly Completed[]) => string>> = { bash, zsh, fish };

export function completionCommand(): Command {
  return new Command('completion')
    .description('print a script that makes a shell complete commands and options')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(shells)))
    .addHelpText('after', details)
    .action((shell: string, _options: object, command: Command) => {
      const commands = command.parent!.commands.map((each) => ({
        name: each.name(),
        description: each.description(),
        options: each.createHelp().visibleOptions(each),
      }));
      console.log(shells[shell]!(commands));
    });
}

const flagsOf = ({ short, long }: Option) => [short, long].filter((flag) => flag !== undefined);
const takesValue = ({ required, optional }: Option) => required || optional;

function bash(commands: readonly Completed[]): string {
  const cases = commands.map(({ name, options }) => {
    const values = options
      .filter((option) => option.argChoices)
      .map((option) => `      ${flagsOf(option).join('|')}) words="${option.argChoices!.join(' ')}" ;;`);
    const others = options.filter((option) => takesValue(option) && !option.argChoices).flatMap(flagsOf);
    const files = others.length > 0 ? [`      ${others.join('|')}) ;;`] : [];
    const flags = options.flatMap(flagsOf).join(' ');
    return [
      `    ${name}) case "$before" in`,
      ...values,
      ...files,
      `      *) [ "\${word#-}" = "$word" ] || words="${flags}" ;;`,
      '    esac ;;',
    ].join('\n');
  });
  return `_scriptorium() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${commands.map(({ name }) => name).join(' ')} --help --version"
  else
    case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _scriptorium scriptorium`;
}

function zsh(commands: readonly Completed[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const inBrackets = (text: string) => text.replace(/[[\]:\\]/g, '\\$&');
  const cases = commands.map(({ name, options }) => {
    const specs = options.flatMap((option) => {
      const value = option.argChoices
        ? `:value:(${option.argChoices.join(' ')})`
        : takesValue(option)
          ? ':value:_files'
          : '';
      return flagsOf(option).map((flag) => quoted(`${flag}[${inBrackets(option.description)}]${value}`));
    });
    return `    ${name}) _arguments ${[...specs, "'*:file:_files'"].join(' ')} ;;`;
  });
  const described = commands.map(({ name, description }) => quoted(`${name}:${inBrackets(description)}`));
  return `_scriptorium() {
  if (( CURRENT == 2 )); then
    local -a commands=(${described.join(' ')})
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
compdef _scriptorium scriptorium`;
}

function fish(commands: readonly Completed[]): string {
  const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
  const lines = commands.flatMap(({ name, description, options }) => {
    const of = `complete -c scriptorium -n '__fish_seen_subcommand_from ${name}'`;
    const flags = options.map((option) => {
      const { short, long, argChoices } = option;
      const names = [short && `-s ${short.slice(1)}`, long && `-l ${long.slice(2)}`]
        .filter(Boolean)
        .join(' ');
      const value = argChoices ? ` -x -a ${quoted(argChoices.join(' '))}` : takesValue(option) ? ' -r' : '';
      return `${of} ${names}${value} -d ${quoted(option.description)}`;
    });
    return [
      `complete -c scriptorium -n __fish_use_subcommand -f -a ${name} -d ${quoted(description)}`,
      ...flags,
    ];
  });
  return lines.join('\n');
}
