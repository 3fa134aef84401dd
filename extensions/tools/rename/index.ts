import type { ExtensionUse } from '../../../compiler/index.ts';
import { addRenameCommand } from './command.ts';

/** The command `lectern rename`. */
export const tool: ExtensionUse['extension'] = {
  name: 'rename',
  commands: (program, tools) => addRenameCommand(program, tools),
};
