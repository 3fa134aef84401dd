import { tempFolder, type TempFolder } from '../temp.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/**
 * Runs a test in a site with one extension.
 *
 * @param extension source of the extension's definition, without its name
 * @param files other files of the site
 */
export async function withExtension(
  extension: string,
  files: Record<string, string>,
  run: (site: TempFolder) => Promise<void>,
): Promise<void> {
  const site = tempFolder();
  try {
    site.write({
      'docs/index.md': '# Start\n',
      'lectern.config.ts':
        "import probe from './probe.ts';\nexport default { title: 'Site', extensions: [probe()] };\n",
      'probe.ts': definition(extension),
      ...files,
    });
    await run(site);
  } finally {
    site.remove();
  }
}

/** @returns the source of the extension's module. `members` begins on line 4 */
export function definition(members: string): string {
  return `import { defineExtension } from 'lectern';\nexport default defineExtension({\n  name: 'probe',\n${members}\n});\n`;
}

/** Formats each diagnostic as one line. */
export const lines = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(
    ({ rule, severity, message, place: { path, line, column } }) =>
      `${[path, line, column].filter((part) => part !== undefined).join(':')} ${severity} ${rule} ${message}`,
  );
