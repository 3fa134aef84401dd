import path from 'node:path';
import { parseExpressionAt } from 'acorn';
import type { CodeSite } from '../code-run.ts';

/** Files that affect how modules in a folder and its subfolders are resolved. */
const names = ['tsconfig.json', 'jsconfig.json', 'package.json'];

/**
 * @param file absolute
 * @returns the nearest settings file with a syntax error that affects a module: `docs/tsconfig.json:3:7`
 */
export async function unreadableSettings(
  file: string,
  { dir, files }: Pick<CodeSite, 'dir' | 'files'>,
): Promise<string | undefined> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    for (const name of names) {
      const settings = path.join(folder, name);
      // Skips pipes, because reading one would wait forever.
      const bytes = (await files.stat(settings))?.kind === 'file' ? await files.read(settings) : undefined;
      const at = bytes && faultIn(Buffer.from(bytes).toString());
      if (at !== undefined) return `${path.relative(dir, settings)}:${at}`;
    }
    if (folder === dir || folder === path.dirname(folder)) return undefined;
  }
}

// Most of these files allow comments and trailing commas.
function faultIn(text: string): string | undefined {
  try {
    parseExpressionAt(text, 0, { ecmaVersion: 'latest' });
    return undefined;
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    return loc && `${loc.line}:${loc.column + 1}`;
  }
}
