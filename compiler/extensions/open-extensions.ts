import { keyText, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import { sha256 } from '../fs/sha256.ts';
import { checkExtension } from './check-extension.ts';
import { checkOptions } from './check-options.ts';
import type { Extension } from './extension.ts';
import { declaredPaths } from './declared-paths.ts';
import { loadMarkdown, type ModuleLoading } from './load-markdown.ts';
import type { OpenExtension } from './open-extension.ts';
import { loadTexts } from './viewer/load-texts.ts';

/** The config that lists the extensions. */
interface Origin extends Pick<OpenExtension, 'configFile'>, ModuleLoading {
  /** Hash that changes with the code of the config and its imports. */
  fingerprint: string;
}

/** An entry of an extension in a config, before its check. */
export interface Entry {
  path: readonly (string | number)[];
  value: unknown;
  /** Whether the extension is part of this package. */
  isBuiltIn?: boolean;
}

/**
 * Checks the extensions of a config and their options.
 *
 * @param entries an entry of `false` is skipped
 * @returns all problems at once
 */
export async function openExtensions(
  entries: readonly Entry[],
  { configFile, fingerprint, ...loading }: Origin,
): Promise<{ extensions: OpenExtension[]; problems: ConfigIssue[] }> {
  const extensions: OpenExtension[] = [];
  const problems: ConfigIssue[] = [];
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
      const hint = 'remove one of them; for several inputs, the extension needs an option with a list';
      problems.push({ key, message: `"${name}" is also the name of ${same.key}`, hint });
      continue;
    }
    const validated = await checkOptions(hooks, given, path);
    if (validated.problems) problems.push(...validated.problems);
    const options = validated.problems ? undefined : validated.options;
    const { markdown, problems: ofMarkdown } = validated.problems
      ? { problems: [] }
      : await loadMarkdown(hooks as Extension<unknown>, options, key, loading);
    const { paths, problems: ofPaths } = validated.problems
      ? { paths: [], problems: [] }
      : declaredPaths(hooks as Extension<unknown>, options, key);
    problems.push(...ofMarkdown, ...ofPaths);
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
      paths,
      texts,
      version,
      siteDir,
      configFile,
    });
  }
  return { extensions, problems };
}
