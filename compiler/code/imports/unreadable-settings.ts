import path from 'node:path';
import { parseExpressionAt } from 'acorn';
import type { CodeSite } from '../code-run.ts';

/** What says how modules are found in a folder, and those below it. */
const names = ['tsconfig.json', 'jsconfig.json', 'package.json'];

/**
 * @param file absolute
 * @returns the nearest file above that says how it is found, and can't be read: `docs/tsconfig.json:3:7`
 */
export async function unreadableSettings(
  file: string,
  { dir, files }: Pick<CodeSite, 'dir' | 'files'>,
): Promise<string | undefined> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    for (const name of names) {
      const settings = path.join(folder, name);
      // Nobody writes to a pipe.
      const bytes = (await files.stat(settings))?.kind === 'file' ? await files.read(settings) : undefined;
      const at = bytes && faultIn(Buffer.from(bytes).toString());
      if (at !== undefined) return `${path.relative(dir, settings)}:${at}`;
    }
    if (folder === dir || folder === path.dirname(folder)) return undefined;
  }
}

// Comments, and commas at the end, are allowed in most of them.
function faultIn(text: string): string | undefined {
  try {
    parseExpressionAt(text, 0, { ecmaVersion: 'latest' });
    return undefined;
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    return loc && `${loc.line}:${loc.column + 1}`;
  }
}
