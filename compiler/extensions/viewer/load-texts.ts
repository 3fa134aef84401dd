import { fileURLToPath } from 'node:url';
import { ConfigError, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { sha256 } from '../../fs/sha256.ts';
import { relativePath } from '../../fs/inside.ts';
import { loadModule } from '../../project/settings/load-module.ts';
import type { Extension } from '../extension.ts';
import type { ModuleLoading } from '../load-markdown.ts';
import type { ComponentTexts } from '../open-extension.ts';
import { componentTexts, type Texts } from './component-texts.ts';

/**
 * Loads the modules of an extension's `components.….text`.
 *
 * @param key of the extension in the config
 */
export async function loadTexts(
  { name, components = {} }: Pick<Extension<unknown>, 'name' | 'components'>,
  key: string,
  { siteDir, files, work }: ModuleLoading,
): Promise<{ texts?: ComponentTexts; problems: readonly ConfigIssue[] }> {
  const functions: Record<string, Texts[string]> = {};
  const fingerprints: string[] = [];
  const problems: ConfigIssue[] = [];
  for (const [component, { text }] of Object.entries(components)) {
    if (!text) continue;
    const file = fileURLToPath(text);
    const shown = relativePath(siteDir, file);
    const report = (message: string) => problems.push({ key, message });
    try {
      const { value, fingerprint } = await loadModule(file, await work(), files);
      fingerprints.push(fingerprint);
      if (typeof value === 'function') functions[component] = value as Texts[string];
      else
        report(
          `the extension "${name}" needs a function as default export of "${shown}", which "components.${component}.text" names`,
        );
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      report(
        `the extension "${name}" can't load "${shown}", which "components.${component}.text" names: ${error.problems[0]!.message}`,
      );
    }
  }
  if (fingerprints.length === 0) return { problems };
  const plugin = () => componentTexts(functions);
  const when = Object.keys(functions).map((component) => `<${component}`);
  return { texts: { plugin, when, fingerprint: sha256(fingerprints.join()) }, problems };
}
