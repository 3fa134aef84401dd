import path from 'node:path';
import { parseExpressionAt } from 'acorn';
import type { CodeSite } from '../code-run.ts';

/** Settings files that affect how esbuild resolves modules in their folder and its subfolders. */
const names = ['tsconfig.json', 'jsconfig.json', 'package.json'];

/**
 * @param file absolute path of a module
 * @returns the nearest settings file with a syntax error that affects the module: `docs/tsconfig.json:3:7`
 */
export async function unreadableSettings(
  file: string,
  { dir, files }: Pick<CodeSite, 'dir' | 'files'>,
): Promise<string | undefined> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    for (const name of names) {
      const settings = path.join(folder, name);
      // Named pipes are skipped, because reading a pipe would wait forever.
      const bytes = (await files.stat(settings))?.kind === 'file' ? await files.read(settings) : undefined;
      const at = bytes && problemIn(Buffer.from(bytes).toString());
      if (at !== undefined) return `${path.relative(dir, settings)}:${at}`;
    }
    if (folder === dir || folder === path.dirname(folder)) return undefined;
  }
}

// Returns the location of a syntax error. Comments and trailing commas are allowed in most of these files.
function problemIn(text: string): string | undefined {
  try {
    parseExpressionAt(text, 0, { ecmaVersion: 'latest' });
    return undefined;
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    return loc && `${loc.line}:${loc.column + 1}`;
  }
}
