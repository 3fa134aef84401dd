import { posix } from 'node:path';
import type * as z from 'zod';
import { catalogue, isExtensionRule } from '../diagnostics/rules/index.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { anyOf, didYouMean, list, suggest, useOneOf } from '../diagnostics/rule.ts';
import { Config } from './config.ts';
import { knownKeys, settingsWith } from './known-keys.ts';
import { checkLocales } from './locales.ts';
import { ConfigError, keyText, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import { unreadableValues } from './unreadable-values.ts';
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
  // zod's JIT is off. The schema is used once per run, so compiling it would take longer than it saves.
  const { own, levels, issues } = withoutExtensionRules(value);
  const result = Config.safeParse(own, { jitless: true });
  if (!result.success || issues.length > 0) {
    const all = [...(result.error?.issues ?? []), ...issues];
    throw new ConfigError(
      file,
      withoutFollowUps(all, value).flatMap((issue) => describe(issue, value)),
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
 * @returns two values: the config without the severities of extension rules, because the schema doesn't know these
 * rules; and the severities
 */
function withoutExtensionRules(value: unknown): { own: unknown; levels: Levels; issues: Issue[] } {
  const { rules, extensions } = (isObject(value) ? value : {}) as { rules?: unknown; extensions?: unknown };
  const all = isObject(rules) ? Object.entries(rules) : [];
  const requested = all.filter(([id]) => isExtensionRule(id));
  if (requested.length === 0) return { own: value, levels: {}, issues: [] };
  const known = Array.isArray(extensions) ? extensions.flatMap(rulesOf) : [];
  const levels: Levels = {};
  const issues: Issue[] = [];
  for (const [id, level] of requested) {
    const parsed = severity.safeParse(level);
    if (parsed.success) levels[id] = parsed.data;
    else issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: ['rules', id] })));
    if (!known.includes(id)) issues.push(unknownRule(id, known));
  }
  const own = { ...(value as object), rules: Object.fromEntries(all.filter(([id]) => !isExtensionRule(id))) };
  return { own, levels, issues };
}

/** @returns the rules in an entry of `extensions`. The entry is checked later */
function rulesOf(use: unknown): string[] {
  const extension = isObject(use) && isObject(use.extension) ? use.extension : {};
  return isObject(extension.rules) ? Object.keys(extension.rules).map((id) => `${String(extension.name)}/${id}`) : [];
}

function unknownRule(id: string, known: readonly string[]): Issue {
  const hint = suggest(nearest(id, known), `remove the rule, or use one of the extension rules ${list(known, 40)}`);
  const message = 'no extension of this site has a rule with this name';
  return { code: 'custom', path: ['rules', id], message, params: { hint }, input: undefined };
}

type Issue = z.core.$ZodIssue;

/** Removes errors about missing settings, if a misspelt setting was probably meant. */
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

function describe(issue: Issue, root: unknown): ConfigIssue[] {
  const given = valueAt(root, issue.path);
  const value = JSON.stringify(given)?.slice(0, 80) ?? 'nothing';
  const problem = (message: string, hint?: string) => [{ key: keyText(issue.path), message, hint }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({
        key: keyText([...issue.path, name]),
        message: 'there is no setting with this name',
        hint: hintFor(issue.path, name),
      }));
    case 'invalid_value': {
      const expected = anyOf(issue.values.map(String));
      return problem(`${value} is not allowed; expected ${expected}`, didYouMean(nearValue(given, issue.values)));
    }
    case 'invalid_type': {
      if (issue.path.length === 0) return [wrongWhole(root)];
      const what = value === 'nothing' ? 'is missing' : `${value} is not allowed`;
      return problem(`${what}; expected ${issue.expected}`, asWritten(given, issue.expected) ?? inObject(given, issue));
    }
    case 'invalid_union': {
      const why = issue.message === unsaid ? formsOf(issue.errors) : `: ${issue.message}`;
      return nearestBranch(issue.errors, issue.path, root) ?? problem(`${value} is not allowed${why}`);
    }
    case 'invalid_key':
      return problem(`the name of this key is not allowed: ${issue.issues.map(({ message }) => message).join(', ')}`);
    case 'custom':
      if (issue.params?.hint !== undefined) return problem(issue.message, String(issue.params.hint));
      return problem(`${value} is not allowed: ${issue.message}`);
    default:
      if (issue.code === 'too_small' && value === '[]')
        return problem('is empty', `list at least ${issue.minimum === 1 ? 'one' : issue.minimum}`);
      return problem(`${value} is not allowed: ${issue.message}`, withScheme(given, issue));
  }
}

/** @returns the expected types as text, if each of them has a name */
function formsOf(branches: Issue[][]): string {
  const forms = branches
    .flatMap(([issue]) => (issue?.code === 'invalid_union' ? issue.errors : [[issue!]]))
    .map(([issue]) => formOf(issue));
  return forms.includes(undefined) ? '' : `; expected ${[...new Set(forms)].join(' or ')}`;
}

function formOf(issue: Issue | undefined): string | undefined {
  if (issue?.code === 'invalid_type') return issue.expected;
  if (issue?.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ');
  return /^expected (.*)/.exec(issue?.message ?? '')?.[1];
}

/** Zod's generic message for unions. It doesn't contain the expected types. */
const unsaid = 'Invalid input';

function wrongWhole(value: unknown): ConfigIssue {
  const message = 'the config must be an object with settings';
  if (typeof value !== 'function') return { key: '', message, hint: 'write an object, as in { "title": "Handbook" }' };
  const hint =
    'export the result of the call: "export default createConfig();", with "await" before the call if it returns a promise';
  return { key: '', message: `${message}, and this is a function`, hint };
}

/** @returns the most similar allowed value, or a value that the given word starts with: `warning` → `warn` */
function nearValue(given: unknown, values: readonly unknown[]): string | undefined {
  if (typeof given !== 'string' || given === '') return undefined;
  const texts = values.filter((value) => typeof value === 'string');
  return nearest(given.toLowerCase(), texts) ?? texts.find((text) => text.length > 2 && given.startsWith(text));
}

/** Returns a hint if a boolean or a number is written in quotes. */
function asWritten(given: unknown, expected: string): string | undefined {
  if (typeof given !== 'string') return undefined;
  const meant =
    expected === 'boolean' ? truths.get(given.toLowerCase()) : expected === 'number' ? numberIn(given) : undefined;
  return meant === undefined ? undefined : `write ${meant}, without quotes`;
}

const truths = new Map(Object.entries({ true: true, yes: true, on: true, false: false, no: false, off: false }));

/** Returns a hint for a list that must be inside an object with the same key: `redirects: { redirects: [] }`. */
function inObject(given: unknown, { path }: Issue): string | undefined {
  const name = String(path.at(-1));
  if (!Array.isArray(given) || !knownKeys(Config, path).includes(name)) return undefined;
  return `write "${name}": { "${name}": [ … ] }`;
}

function numberIn(text: string): number | undefined {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Returns a URL with scheme as suggestion, if only the scheme is missing. */
function withScheme(given: unknown, { code, message }: Issue): string | undefined {
  if (code !== 'invalid_format' || !message.includes('"https://')) return undefined;
  return typeof given === 'string' && /^[\w-]+(?:\.[\w-]+)+(?:[/:]|$)/.test(given)
    ? didYouMean(`https://${given}`)
    : undefined;
}

/** Docusaurus setting with another name in Lectern → its name in Lectern. */
const movedSettings = new Map([
  ['presets', 'write the options of the preset under "docs", "blog" and "pages", and "customCss" under "themeConfig"'],
  ['plugins', 'write the options of docs, blog and pages under these names; Markdown plugins belong in "markdown"'],
  ['themes', 'put components into "src/theme" and style sheets into "themeConfig.customCss"'],
]);

function hintFor(path: readonly PropertyKey[], name: string): string | undefined {
  if (path.length === 1 && path[0] === 'rules' && Object.hasOwn(catalogue, name))
    return 'remove this entry: the severity of the rule cannot change, because the site is incomplete with such an error';
  const moved = path.length === 0 ? movedSettings.get(name) : undefined;
  if (moved !== undefined) return moved;
  const known = knownKeys(Config, path);
  const near = nearest(name, known);
  if (near !== undefined) return didYouMean(near);
  if (path.length > 0) return known.length === 0 ? undefined : `remove the setting, or ${useOneOf(known, 40)}`;
  const homes = settingsWith(name, Config);
  if (homes.length === 0) return 'move your own settings into "customFields"';
  return `move the setting into ${anyOf(homes)}`;
}

// Returns the branch of a union whose error is deepest. The author probably meant that type.
function nearestBranch(branches: Issue[][], path: PropertyKey[], root: unknown): ConfigIssue[] | undefined {
  const depth = (issues: Issue[]) => Math.max(...issues.map((issue) => issue.path.length));
  const nearest = branches.toSorted((a, b) => depth(b) - depth(a))[0];
  if (!nearest || depth(nearest) === 0) return undefined;
  return nearest.flatMap((issue) => describe({ ...issue, path: [...path, ...issue.path] } as Issue, root));
}

// Reports routes in `path` of versions from git. For such a version, `path` is a folder in the commit.
function versionPaths({ versions }: Config['docs'][number], index: number): ConfigIssue[] {
  return Object.entries(versions).flatMap(([name, { git, path }]) => {
    const { error } = routePath.safeParse(git === undefined ? (path ?? '') : '');
    const key = keyText(['docs', index, 'versions', name, 'path']);
    const messages = (error?.issues ?? []).map(({ message }) => `${JSON.stringify(path)} is not allowed: ${message}`);
    return messages.map((message) => ({ key, message }));
  });
}

/** Reports instances with the same folder and globs, because one of them would have no files. */
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

// Reports instances with the same id. Blogs and changelogs share a folder in the output, so their ids must
// also differ.
function repeatedIds(kind: string, instances: { id: string }[], others: { id: string }[] = []): ConfigIssue[] {
  const message = (id: string) => `"${id}" is also the id of another instance`;
  return instances.flatMap(({ id }, index) => {
    const before = [...others, ...instances.slice(0, index)];
    if (!before.some((other) => other.id === id)) return [];
    return [{ key: `${kind}[${index}].id`, message: message(id), hint: 'give each instance a different id' }];
  });
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    // A single instance may be written without a list, so its key has no index.
    if (typeof key === 'number' && !Array.isArray(value)) return key === 0 ? value : undefined;
    return (value as Record<PropertyKey, unknown> | undefined)?.[key];
  }, root);
}
