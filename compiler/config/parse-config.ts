import { posix } from 'node:path';
import type * as z from 'zod';
import { catalogue, isExtensionRule } from '../diagnostics/rules/index.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { anyOf, didYouMean, useOneOf } from '../diagnostics/rule.ts';
import { Config } from './config.ts';
import { describeIssue, valueAt, type Issue, type Naming } from './issues/describe-issue.ts';
import { knownKeys, settingsWith } from './issues/known-keys.ts';
import { checkLocales } from './locales.ts';
import { ConfigError, keyText, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import { unreadableValues } from './issues/unreadable-values.ts';
import { routePath, severity } from './values.ts';
import { isObject } from '../values/objects.ts';

/**
 * Validates a config and adds defaults for all missing settings.
 *
 * @param value the export of the config file
 * @param file name of the config file, for messages
 * @throws ConfigError with all errors
 */
export function parseConfig(value: unknown, file: string): Config {
  const unreadable = unreadableValues(value);
  if (unreadable.length > 0) throw new ConfigError(file, unreadable);
  // zod's JIT is disabled. The schema is used once per run, and compiling a schema takes longer than one validation.
  const { own, levels, issues } = withoutExtensionRules(value);
  const result = Config.safeParse(own, { jitless: true });
  if (!result.success || issues.length > 0) {
    const all = [...(result.error?.issues ?? []), ...issues];
    throw new ConfigError(
      file,
      withoutFollowUps(all, value).flatMap((issue) => describeIssue(issue, value, naming)),
    );
  }
  Object.assign(result.data.rules, levels);
  const { docs, pages, blog, changelog } = result.data;
  const problems = [
    ...repeatedIds('docs', docs),
    ...repeatedIds('pages', pages),
    ...repeatedIds('blog', blog),
    ...repeatedIds('changelog', changelog, blog),
    ...docs.flatMap(versionPaths),
  ];
  if (problems.length === 0) problems.push(...repeatedFolders('docs', docs), ...repeatedFolders('blog', blog));
  if (problems.length > 0) throw new ConfigError(file, problems);
  checkLocales(result.data, file);
  return result.data;
}

type Levels = Record<string, z.infer<typeof severity>>;

/**
 * Removes the severities of extension rules from a config, because the schema accepts only built-in rules.
 * `unknownRules` checks their names later.
 *
 * @returns `own`: the config without these severities; `levels`: the severities; `issues`: invalid severities
 */
function withoutExtensionRules(value: unknown): { own: unknown; levels: Levels; issues: Issue[] } {
  const { rules } = (isObject(value) ? value : {}) as { rules?: unknown };
  const all = isObject(rules) ? Object.entries(rules) : [];
  const requested = all.filter(([id]) => isExtensionRule(id));
  if (requested.length === 0) return { own: value, levels: {}, issues: [] };
  const levels: Levels = {};
  const issues: Issue[] = [];
  for (const [id, level] of requested) {
    const parsed = severity.safeParse(level);
    if (parsed.success) levels[id] = parsed.data;
    else issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: ['rules', id] })));
  }
  const own = { ...(value as object), rules: Object.fromEntries(all.filter(([id]) => !isExtensionRule(id))) };
  return { own, levels, issues };
}

const naming: Naming = { schema: Config, hintFor };

/** Removes issues about a missing setting if a misspelt key of the same object probably means that setting. */
function withoutFollowUps(issues: readonly Issue[], root: unknown): Issue[] {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) => keyText([...issue.path, nearest(name, knownKeys(Config, issue.path)) ?? name]))
        : [],
    ),
  );
  const isMissing = ({ code, path }: Issue) => code === 'invalid_type' && valueAt(root, path) === undefined;
  return issues.filter((issue) => !isMissing(issue) || !meant.has(keyText(issue.path)));
}

/** Docusaurus setting without a counterpart in Lectern → hint about the settings to use instead. */
const movedSettings = new Map([
  ['presets', 'write the options of the preset under "docs", "blog" and "pages", and "customCss" under "themeConfig"'],
  ['plugins', 'write the options of docs, blog and pages under these names; Markdown plugins belong in "markdown"'],
  ['themes', 'put components into "src/theme" and style sheets into "themeConfig.customCss"'],
]);

function hintFor(path: readonly PropertyKey[], name: string): string | undefined {
  if (path.length === 1 && path[0] === 'rules' && Object.hasOwn(catalogue, name))
    return 'remove this setting: errors of this rule make the site incomplete, so their severity cannot change';
  const moved = path.length === 0 ? movedSettings.get(name) : undefined;
  if (moved !== undefined) return moved;
  const known = knownKeys(Config, path);
  const near = nearest(name, known);
  if (near !== undefined) return didYouMean(near);
  if (path.length > 0) return known.length === 0 ? undefined : `remove the setting, or ${useOneOf(known, 40)}`;
  const parentSettings = settingsWith(name, Config);
  if (parentSettings.length === 0) return 'move your own settings into "customFields"';
  return `move the setting into ${anyOf(parentSettings)}`;
}

// Reports a version from git whose `path` is a route. In versions from git, `path` is a folder in the commit.
function versionPaths({ versions }: Config['docs'][number], index: number): ConfigIssue[] {
  return Object.entries(versions).flatMap(([name, { git, path }]) => {
    const { error } = routePath.safeParse(git === undefined ? (path ?? '') : '');
    const key = keyText(['docs', index, 'versions', name, 'path']);
    const messages = (error?.issues ?? []).map(({ message }) => `${JSON.stringify(path)} is not allowed: ${message}`);
    return messages.map((message) => ({ key, message }));
  });
}

/** Reports instances that select the same files: with the same folder and globs. */
function repeatedFolders(
  kind: string,
  instances: { path: string; include: string[]; exclude: string[] }[],
): ConfigIssue[] {
  const taken = instances.map(({ path: folder, include, exclude }) =>
    JSON.stringify([posix.normalize(`${folder}/`), include, exclude]),
  );
  return instances.flatMap(({ path: folder }, index) => {
    const first = taken.indexOf(taken[index]!);
    const message = `${JSON.stringify(folder)} is also the folder of ${kind}[${first}]`;
    const hint = 'give each instance a different folder, or select different files with "include"';
    return first === index ? [] : [{ key: `${kind}[${index}].path`, message, hint }];
  });
}

// Reports instances with the same id. `others` are instances that share the output folder: a blog and a changelog must
// have different ids.
function repeatedIds(kind: string, instances: { id: string }[], others: { id: string }[] = []): ConfigIssue[] {
  const message = (id: string) => `"${id}" is also the id of another instance`;
  return instances.flatMap(({ id }, index) => {
    const before = [...others, ...instances.slice(0, index)];
    if (!before.some((other) => other.id === id)) return [];
    return [{ key: `${kind}[${index}].id`, message: message(id), hint: 'give each instance a different id' }];
  });
}
