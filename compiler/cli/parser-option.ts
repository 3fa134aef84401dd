import { Option, type Command } from 'commander';
import { chooseParser, parsers, type Parser } from '../parse/parser-choice.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import { note } from './output.ts';

/** `--parser`, for the commands that read Markdown. */
export function parserOption(): Option {
  return new Option('--parser <name>', 'which parser reads Markdown; the result is the same')
    .choices(parsers)
    .default('auto');
}

/** Lets Markdown be read as a command's `--parser` says. */
export function applyParserOption(command: Command): void {
  const { parser } = command.opts<{ parser?: Parser }>();
  if (parser === undefined) return;
  chooseParser(parser, () => {
    if (parser === 'native')
      throw new EnvironmentError(
        'the native parser has no binary for this machine',
        'leave --parser out, and remark reads instead',
      );
    note(
      'The native parser has no binary for this machine; remark reads instead, which gives the same and takes longer.',
    );
  });
}
