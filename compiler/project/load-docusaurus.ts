import path from 'node:path';
import { ConfigError } from '../config/problem.ts';
import { markedModules } from '../docusaurus/markdown-plugins.ts';
import type { Notice } from '../docusaurus/notice.ts';
import { translateConfig } from '../docusaurus/translate-config.ts';
import type { Files } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';
import type { LoadedModule } from './load-module.ts';
import { loadWithJiti, type JitiOptions } from './load-with-jiti.ts';

/** The names of Docusaurus' config, in the order in which it looks for them. */
export const docusaurusConfigs = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (ending) => `docusaurus.config.${ending}`,
);

export interface LoadedDocusaurus extends LoadedModule {
  notices: Notice[];
}

/**
 * Runs a site's Docusaurus config and says it in Lectern's words.
 *
 * @param file its absolute path
 * @param stubMissing go on without packages that are not installed, whatever they are
 * @throws ConfigError
 */
export async function loadDocusaurus(
  file: string,
  { workDir, stubMissing = false, files }: { workDir: string; stubMissing?: boolean | undefined; files: Files },
): Promise<LoadedDocusaurus> {
  const name = path.basename(file);
  const { value, inputs } = await loadWithJiti(file, docusaurusModules(workDir, stubMissing));
  const given = typeof value === 'function' ? await called(value as () => unknown, name) : await value;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ConfigError(name, [
      { key: name, message: 'it exports no config', hint: 'end it with "export default config"' },
    ]);
  const texts: string[] = [];
  for (const input of inputs) {
    await files.stat(input);
    texts.push(sha256((await files.read(input)) ?? ''));
  }
  const { config, notices } = translateConfig(given as Record<string, unknown>, path.dirname(file));
  return { value: config, fingerprint: sha256(JSON.stringify(texts)), notices };
}

/** What modules of a Docusaurus site are loaded with. */
export function docusaurusModules(workDir: string, stubMissing: boolean): JitiOptions {
  return {
    workDir,
    virtualModules: markedModules(),
    // What these packages do is Lectern's work, so nothing is missing without them.
    mayStandIn: (name) => stubMissing || name.startsWith('@docusaurus/') || name === 'prism-react-renderer',
  };
}

async function called(config: () => unknown, name: string): Promise<unknown> {
  try {
    return await config();
  } catch (error) {
    throw new ConfigError(name, [{ key: name, message: `its function throws: ${(error as Error).message}` }]);
  }
}
