import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config/config.ts';
import { packageFolder } from '../fs/package-folder.ts';
import type { ExtensionUse } from '../extensions/extension.ts';
import type { Entry } from '../extensions/open-extensions.ts';

/** The extensions in this package: config key → its module in the built package. */
const builtIn = { debug: 'debug' } as const;

/**
 * Loads the extensions that settings of the config enable. Nothing else knows their modules.
 *
 */
export async function builtInExtensions(config: Pick<Config, keyof typeof builtIn>): Promise<Entry[]> {
  const enabled = Object.entries(builtIn).filter(([key]) => config[key as keyof typeof builtIn]);
  return Promise.all(
    enabled.map(async ([key, name]) => {
      const file = path.join(packageFolder(), 'build', 'extensions', name, 'index.js');
      const module = (await import(pathToFileURL(file).href)) as Record<string, ExtensionUse>;
      return { path: [key], value: module[name] };
    }),
  );
}
