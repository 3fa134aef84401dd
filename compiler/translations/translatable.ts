import { messages as labels } from '../../corpus/messages.ts';
import { compareDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Stages } from '../stages.ts';
import type { Messages } from './messages.ts';
import { readCodeMessages } from './read-code-messages.ts';
import { siteMessages } from './site-messages.ts';

/** All translatable messages of a site, besides its pages. */
export interface Translatable {
  /** Path of the file below a language's folder → messages. */
  files: ReadonlyMap<string, Messages>;
  /** Errors that occurred while messages were read. */
  diagnostics: Diagnostic[];
}

/**
 * Reads a site as far as needed to find its messages. Links are not checked, and code is not bundled.
 *
 * @param stages with a scanned project
 */
export async function readTranslatable(stages: Stages): Promise<Translatable> {
  const { project, parsed, history, site } = stages;
  await parsed.parse();
  await history.readHistory(true);
  await site.update();
  const { config, docs, dir, files } = project;
  const { sources } = parsed;
  const code = await readCodeMessages({ dir, config, files, sources });
  return {
    files: siteMessages({ config, docs, site, sources, code: code.messages }),
    diagnostics: [...project.diagnostics, ...parsed.diagnostics, ...site.siteDiagnostics, ...code.diagnostics].sort(
      compareDiagnostics,
    ),
  };
}

/**
 * Keys for which the viewer has a default UI string. They are valid in a translation file, even if the config doesn't
 * set their value.
 */
const namedByLabels: readonly string[] = ['title', 'description', 'sidebar.title', 'version.label'];

/** Whether a key is a UI string of the viewer or of Docusaurus' theme. */
export function isThemeLabel(file: string, key: string): boolean {
  if (file === 'code.json') return Object.hasOwn(labels, key) || key.startsWith('theme.');
  return file.startsWith('docusaurus-plugin-content-') && namedByLabels.includes(key);
}
