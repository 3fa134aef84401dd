import { modules, provideModules } from '../client/modules.ts';
import { siteFile } from '../corpus/site-file.ts';
import { builtInExtensions, type ClientExtension } from './built-in-extensions.ts';
import type { CodeCorpus } from './import-module.ts';

const loaded = new Map<string, ClientExtension>();

/**
 * Loads extensions of the viewer. Code of the site can import their modules from then on. Unknown names are ignored.
 *
 * @param names as in `site.json`
 */
export async function loadClientExtensions(names: readonly string[] = []): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (loaded.has(name) || !Object.hasOwn(builtInExtensions, name)) return;
      const { clientExtension } = await builtInExtensions[name]!();
      Object.assign(modules, clientExtension.modules);
      loaded.set(name, clientExtension);
    }),
  );
}

/** Provides the modules that code of a site can import. The site's extensions of the viewer add modules. */
export async function prepareForCode(corpus: CodeCorpus): Promise<void> {
  const { theme } = await corpus.load(siteFile);
  await loadClientExtensions(theme?.extensions);
  provideModules(corpus);
}

export function clientExtensions(): Iterable<ClientExtension> {
  return loaded.values();
}
