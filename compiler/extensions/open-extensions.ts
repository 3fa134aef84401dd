import type { Config } from '../config/config.ts';
import { usualBaseUrl } from '../config/locales.ts';
import { keyText, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import { sha256 } from '../fs/sha256.ts';
import { checkExtension } from './check-extension.ts';
import { checkOptions } from './check-options.ts';
import type { Extension } from './extension.ts';
import { extensionSite } from './extension-site.ts';
import { declaredBy } from './config/declared-by.ts';
import { loadMarkdown, type ModuleLoading } from './load-markdown.ts';
import type { OpenExtension } from './open-extension.ts';
import { loadTexts } from './viewer/load-texts.ts';

/** The config that lists the extensions. */
export interface Origin extends Pick<OpenExtension, 'configFile'>, ModuleLoading {
  /** Hash of the config's code and its imports. */
  fingerprint: string;
  /** The config of the site, if it is valid. */
  config: Config | undefined;
  development: boolean;
}

/** An item of `extensions` in the config, as written. It is not checked yet. */
export interface Entry {
  path: readonly (string | number)[];
  value: unknown;
  /** Whether the extension is part of this package. */
  isBuiltIn?: boolean;
}

/**
 * Checks the extensions of a config and the options of each.
 *
 * @param entries an entry of `false` is skipped
 * @returns the extensions that run in this mode, all extensions that the config enables, and all problems
 */
export async function openExtensions(
  entries: readonly Entry[],
  { configFile, fingerprint, config, development, ...loading }: Origin,
): Promise<{ extensions: OpenExtension[]; checked: OpenExtension[]; problems: ConfigIssue[] }> {
  const extensions: OpenExtension[] = [];
  const problems: ConfigIssue[] = [];
  const site = config && extensionSite({ ...config, baseUrl: usualBaseUrl(config) }, development);
  for (const { path, value: entry, isBuiltIn = false } of entries) {
    if (entry === false || entry === null || entry === undefined) continue;
    const key = keyText(path);
    const checked = checkExtension(entry, key);
    if (checked.problems) {
      problems.push(...checked.problems);
      continue;
    }
    const { hooks, given } = checked;
    const { name } = hooks;
    const same = extensions.find((each) => each.name === name);
    if (same) {
      const hint =
        'remove one of the two extensions; to read several inputs, use an option of the extension that accepts a list';
      problems.push({ key, message: `"${name}" is also the name of ${same.key}`, hint });
      continue;
    }
    const validated = await checkOptions(hooks, given, path);
    if (validated.problems) problems.push(...validated.problems);
    const options = validated.problems ? undefined : validated.options;
    const { markdown, problems: ofMarkdown } = validated.problems
      ? { problems: [] }
      : await loadMarkdown(hooks as Extension<unknown>, options, key, loading);
    const { problems: ofDeclared, ...declared } =
      validated.problems || !site
        ? { paths: [], head: [], features: {}, problems: [] }
        : declaredBy(hooks as Extension<unknown>, options, site, key);
    problems.push(...ofMarkdown, ...ofDeclared);
    const { texts, problems: ofTexts } = await loadTexts(hooks, key, loading);
    problems.push(...ofTexts);
    const version = sha256(JSON.stringify([fingerprint, name, options]));
    const { siteDir } = loading;
    extensions.push({
      name,
      key,
      isBuiltIn,
      hooks: hooks as Extension<unknown>,
      options,
      markdown,
      ...declared,
      texts,
      version,
      siteDir,
      configFile,
    });
  }
  const used = development ? extensions.filter(({ hooks }) => hooks.inDevelopment !== false) : extensions;
  return { extensions: used, checked: extensions, problems };
}
