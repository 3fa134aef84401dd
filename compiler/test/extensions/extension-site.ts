import { tempFolder, type TempFolder } from '../temp.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/**
 * Runs a test in a site with one extension.
 *
 * @param extension the members of its definition besides the name, as code
 * @param files more files of the site
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

/** @returns the module of the extension: its members begin on line 4 */
export function definition(members: string): string {
  return `import { defineExtension } from 'lectern';\nexport default defineExtension({\n  name: 'probe',\n${members}\n});\n`;
}

/** @returns each diagnostic on one line */
export const lines = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(
    ({ rule, severity, message, place: { path, line, column } }) =>
      `${[path, line, column].filter((part) => part !== undefined).join(':')} ${severity} ${rule} ${message}`,
  );
