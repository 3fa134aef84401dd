import { commandTools } from '../../../../compiler/cli/extensions/command-line.ts';
import { renameFiles as rename, type RenameOptions } from '../rename-files.ts';

/** Renames files like the command. */
export const renameFiles = (siteDir: string, pairs: Parameters<typeof rename>[1], options: RenameOptions = {}) =>
  rename(siteDir, pairs, options, commandTools);
