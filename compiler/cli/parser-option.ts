import type { Command } from 'commander';
import { chooseParser, type Parser } from '../parse/parser-choice.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import { note } from './output.ts';

/** Applies the `--parser` option of a command. */
export function applyParserOption(command: Command): void {
  const { parser } = command.opts<{ parser?: Parser }>();
  if (parser === undefined) return;
  chooseParser(parser, () => {
    if (parser === 'native')
      throw new EnvironmentError(
        'the native parser has no binary for this machine',
        'remove --parser to use remark instead',
      );
    note(
      'The native parser has no binary for this machine. Lectern uses the parser remark instead, which is slower and has the same result.',
    );
  });
}
