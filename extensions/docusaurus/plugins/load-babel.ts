import path from 'node:path';
import type { Notice } from '../../../compiler/index.ts';
import { reasonOf } from '../values.ts';
import { changesOfBabel, type BabelConfig } from './babel-config.ts';
import type { PluginRun } from './call-plugin.ts';

const name = 'babel.config.js';

/** The `api` argument of Babel configs that are functions. */
const api = {
  version: '7.28.0',
  cache: Object.assign(() => true, {
    forever: () => true,
    never: () => true,
    using: (key: () => unknown) => key(),
    invalidate: (key: () => unknown) => key(),
  }),
  env: (...names: string[]) => (names.length === 0 ? 'production' : names.flat().includes('production')),
  caller: (read: (caller: object) => unknown) => read({ name: 'babel-loader', supportsStaticESM: true }),
  assertVersion: () => true,
};

/**
 * @returns notices about the site's Babel plugins that Lectern doesn't run. Empty if Docusaurus ignores the
 * Babel config
 */
export async function babelNotices({ siteDir, siteConfig, code, files }: PluginRun): Promise<Notice[]> {
  const file = path.join(siteDir, name);
  if ((await files.kind(file)) !== 'file' || isWithoutBabel(siteConfig)) return [];
  try {
    const { value } = await code.load(file);
    const config: unknown = typeof value === 'function' ? await value(api) : value;
    return changesOfBabel((config ?? {}) as BabelConfig).map((change) => ({
      key: `${name}: ${change}`,
      message: "left out: Babel does not compile the site's code here",
    }));
  } catch (error) {
    return [{ key: name, message: `left out: ${reasonOf(error)}` }];
  }
}

/** Whether Docusaurus compiles the site's code with SWC, and therefore ignores the Babel config. */
function isWithoutBabel({ future }: PluginRun['siteConfig']): boolean {
  const { faster, experimental_faster: earlier } = Object(future) as Record<string, unknown>;
  return [faster, earlier].some(
    (each) => each === true || (Object(each) as { swcJsLoader?: unknown }).swcJsLoader === true,
  );
}
