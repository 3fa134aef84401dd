/** Shell → function that generates the completion script for `lectern`. */
export const completionScripts = { bash, zsh, fish } as const;
export type Shell = keyof typeof completionScripts;

function bash(commands: readonly CompletedCommand[]): string {
  const cases = commands.flatMap(({ name, options }) => [
    ...options
      .filter(({ choices }) => choices.length > 0)
      .map((option) => `    ${name}:${option.name}) words=${quoted(option.choices.join(' '))} ;;`),
    ...options
      .filter(({ takesValue, choices }) => takesValue && choices.length === 0)
      .map((option) => `    ${name}:${option.name}) return ;;`),
    `    ${name}:*) words=${quoted(options.map((option) => option.name).join(' '))} ;;`,
  ]);
  const names = commands.map(({ name }) => name).join(' ');
  return `# bash completion of lectern
_lectern() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then words=${quoted(`${names} --help --version`)}
  else case "\${COMP_WORDS[1]}:\${COMP_WORDS[COMP_CWORD-1]}" in
${cases.join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lectern lectern
`;
}

function zsh(commands: readonly CompletedCommand[]): string {
  const described = commands.map(({ name, description }) => `    ${quoted(`${name}:${description}`)}`);
  const cases = commands.map(({ name, options }) => {
    const lines = options.map((option) => `      ${quoted(zshOption(option))}`);
    return `    ${name}) _arguments \\\n${[...lines, `      '*:file:_files'`].join(' \\\n')} ;;`;
  });
  return `#compdef lectern
_lectern() {
  local -a commands
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  local command=$words[2]
  shift words
  (( CURRENT -= 1 ))
  case $command in
${cases.join('\n')}
  esac
}
compdef _lectern lectern
`;
}

function zshOption({ name, description, takesValue, choices }: CompletedOption): string {
  const value = !takesValue ? '' : choices.length > 0 ? `:value:(${choices.join(' ')})` : ':value:_files';
  return `${name}[${description.replace(/[[\]:\\]/g, '\\$&')}]${value}`;
}

function fish(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, description, options }) => [
    `complete -c lectern -n __fish_use_subcommand -f -a ${name} -d ${quoted(description)}`,
    ...options.map((option) => `complete -c lectern -n '__fish_seen_subcommand_from ${name}' ${fishOption(option)}`),
  ]);
  return `# fish completion of lectern\n${lines.join('\n')}\n`;
}

function fishOption({ name, description, takesValue, choices }: CompletedOption): string {
  const value = !takesValue ? '' : choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ' -r';
  const dashes = name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`;
  return `${dashes}${value} -d ${quoted(description)}`;
}

/** Quotes a string as a single word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A command with the data that completion scripts need. */
export interface CompletedCommand {
  name: string;
  description: string;
  options: CompletedOption[];
}

export interface CompletedOption {
  /** Name with dashes: `--format`. */
  name: string;
  description: string;
  takesValue: boolean;
  /** Allowed values. If empty, the shell completes file names. */
  choices: readonly string[];
}
