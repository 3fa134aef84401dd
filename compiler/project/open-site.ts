import path from 'node:path';
import type { CompileOptions } from '../compile-report.ts';
import { collectionOptions } from '../source/source.ts';
import { extensionOf, type Config } from '../config/config.ts';
import { pagesFolders, withDefaults, type SiteFolder } from '../config/defaults.ts';
import type { ForeignConfig } from '../extensions/hooks/config-hook.ts';
import type { Notice } from '../extensions/hooks/notice.ts';
import { onlyIn } from '../config/locales.ts';
import { unreadableValues } from '../config/issues/unreadable-values.ts';
import { unknownRules } from '../config/issues/unknown-rules.ts';
import { inDevelopment } from '../config/in-development.ts';
import { parseConfig } from '../config/parse-config.ts';
import { ConfigError, isSettingsFile, refusal, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import type { ParseOptions } from '../parse/document.ts';
import { disk } from '../fs/disk.ts';
import type { Files } from '../fs/files.ts';
import { findConfig, loadConfig } from './settings/load-config.ts';
import { builtInExtensions } from './built-in-extensions.ts';
import type { ConfigModules } from '../extensions/hooks/config-hook.ts';
import type { ReadForeign } from '../extensions/config/read-config.ts';
import type { OpenExtension } from '../extensions/open-extension.ts';
import type { Origin } from '../extensions/open-extensions.ts';
import type { ViewModules } from '../extensions/viewer/view-modules.ts';
import { namedPathProblems, sidebarsFileProblems } from './settings/named-paths.ts';
import { moduleFolder } from './settings/module-folder.ts';
import { stateOf } from './settings/load-module.ts';
import { withPlaces, type ConfigSource } from './settings/place-problems.ts';
import { refuseStraySettings } from './settings/refuse-stray-link.ts';
import { stateFolder, type StateFolder } from './state-folder.ts';
import { readThemeParts, type ThemeParts } from './theme/theme-parts.ts';
import { readThemeGrammars, type ThemeGrammars } from './theme/theme-grammars.ts';
import { findThemeFile } from './theme/theme-file.ts';
import { relativePath } from '../fs/inside.ts';
import { isObject } from '../values/objects.ts';
import { fileText } from '../fs/text-file.ts';
import { packageJson } from './settings/package-versions.ts';

/** A site's folder and its config, with defaults for all missing settings. */
export interface OpenSite extends ConfigSource {
  /** Absolute path of the site's folder. */
  dir: string;
  /** Where Lectern stores files that can be deleted: the document cache and bundled config modules. */
  state: StateFolder;
  /** Names of other files that look like configs. They are not read. */
  unreadConfigs: readonly string[];
  /** Hash of the code of the config and its plugins. */
  configFingerprint: string;
  /** Hash of the code of the config and its plugins, and of the config's values. */
  configState?: string | undefined;
  config: Config;
  /** The extensions that the config enables. */
  extensions: readonly OpenExtension[];
  /** The extensions' modules that are bundled into the viewer. */
  viewModules: ViewModules;
  /** Set in development mode. Development mode shows drafts. */
  development?: boolean | undefined;
  /** Whether packages that are not installed are replaced by placeholders. */
  stubMissing?: boolean | undefined;
  /** The grammars from the site's theme module `prism-include-languages`, if the site has that module. */
  themeGrammars?: ThemeGrammars | undefined;
  /** Parse options that come from theme files of the site. */
  theme?: Pick<ParseOptions, 'mdxComponents' | 'liveScope' | 'grammars'> | undefined;
  /** The site's modules and style sheets for the viewer. */
  themeParts: ThemeParts;
  /** `version` in the site's package.json. */
  version?: string | undefined;
  /** Settings of a foreign config that Lectern ignores, or translates to something different. */
  notices: readonly Notice[];
  /** See `ForeignConfig.lenient`. */
  lenient?: boolean | undefined;
  /** See `ForeignConfig.generatedFrom`. */
  generatedFrom?: ForeignConfig['generatedFrom'];
  /** For a foreign config: how to load further modules of the site, such as sidebars. */
  configModules?: ConfigModules | undefined;
}

/** Options for opening a site. */
type OpenOptions = Pick<CompileOptions, 'development' | 'stubMissing' | 'locale' | 'cacheDir' | 'config'>;

const usualFolders = ['docs', 'blog', ...pagesFolders];

/**
 * Opens a site: loads its config and its plugins.
 *
 * @param dir the site's folder
 * @param files reads the files of the site
 * @throws ConfigError if the folder doesn't exist, or the config can't be used
 */
export async function openSite(dir: string, options: OpenOptions = {}, files: Files = disk): Promise<OpenSite> {
  try {
    return await readSite(dir, options, files);
  } catch (error) {
    throw await withPlaces(error, path.resolve(dir), files);
  }
}

async function readSite(
  dir: string,
  { development = false, stubMissing, locale, cacheDir, config: chosenFile }: OpenOptions,
  files: Files,
): Promise<OpenSite> {
  const absolute = path.resolve(dir);
  if (!(await isFolder(absolute, files))) throw refusal(dir, { message: 'there is no folder with this name' });
  await refuseStraySettings(absolute, files);
  const state = stateFolder(absolute, cacheDir);
  const found = chosenFile === undefined ? await findConfig(absolute, files) : undefined;
  const configFile = chosenFile === undefined ? found?.name : await namedConfig(chosenFile, absolute, files);
  const loaded = configFile
    ? await loadConfig(absolute, configFile, { stateDir: state.dir, stubMissing, files })
    : undefined;
  const { name, version } = (await packageJson(absolute, files)) ?? {};
  const folder = await describeFolder(absolute, textOf(name), files);
  const { given, problems } = parsedOrProblems(withDefaults(loaded?.value, folder), configFile ?? dir, loaded);
  const chosen = given && (locale === undefined ? given : onlyIn(given, locale, configFile ?? dir));
  const settings = chosen && (development ? inDevelopment(chosen) : chosen);
  const opened = await extensionsOf(loaded, settings, {
    siteDir: absolute,
    development,
    stateDir: state.dir,
    configFile: configFile ?? '.',
    files,
  });
  if (configFile !== undefined && loaded) {
    const naming = { dir: absolute, files, lenient: loaded.lenient ?? false };
    const all = [
      ...(loaded.problems ?? []),
      ...problems,
      ...opened.problems,
      ...(await namedPathProblems(loaded.value, naming)),
    ];
    if (all.length > 0)
      throw new ConfigError(configFile, [...all, ...(await sidebarsFileProblems(loaded.value, naming))]);
  }
  if (!given || !settings) throw new ConfigError(configFile ?? dir, problems);
  const { modules } = opened;
  const config = withComponents(withOptions(settings, opened.extensions), modules);
  refuseEmpty(config, dir, configFile, loaded);
  const themeGrammars = await readThemeGrammars(absolute, { config: given, stateDir: state.dir, stubMissing }, files);
  const theme = {
    ...(themeGrammars?.grammars !== undefined && { grammars: themeGrammars.grammars }),
    mdxComponents: await themeModule('MDXComponents', absolute, files),
    liveScope: await themeModule('ReactLiveScope', absolute, files),
  };
  const ownParts = await readThemeParts(absolute, config, configFile ?? dir, files);
  // A slot component of the site replaces the same slot's component of an extension.
  const themeParts = { ...ownParts, slots: { ...modules.slots, ...ownParts.slots } };
  return {
    dir: absolute,
    state,
    configFile,
    unreadConfigs: found?.unread ?? [],
    configText: configFile && ((await fileText(path.join(absolute, configFile), files)) ?? ''),
    configFingerprint: loaded?.fingerprint ?? '',
    configState: loaded ? stateOf(loaded) : '',
    config,
    extensions: opened.extensions,
    viewModules: modules,
    development,
    stubMissing,
    theme,
    themeGrammars,
    themeParts,
    version: textOf(version),
    notices: loaded?.notices ?? [],
    lenient: loaded?.lenient,
    generatedFrom: loaded?.generatedFrom,
    configModules: loaded?.modules,
  };
}

/** @throws ConfigError if a config enables no collection, so there is nothing to compile */
function refuseEmpty(config: Config, dir: string, configFile: string | undefined, loaded?: ReadForeign): void {
  if (collectionOptions(config).length > 0) return;
  const usual = `put Markdown files into "docs/", or name their folder in ${configFile ?? 'lectern.config.ts'}`;
  const problem = { key: dir, message: 'there is nothing to compile here', hint: loaded?.emptyHint ?? usual };
  throw new ConfigError(dir, [problem, ...(loaded?.notices ?? [])]);
}

/** The empty value for a site without extensions. */
export const noModules: ViewModules = { paths: new Map(), folders: new Map(), components: {}, slots: {} };

interface ExtensionOrigin extends Pick<Origin, 'siteDir' | 'configFile' | 'files' | 'development'> {
  stateDir: string;
}

/** @returns the extensions that a config enables, and their problems */
async function extensionsOf(
  loaded: ReadForeign | undefined,
  config: Config | undefined,
  { stateDir, ...origin }: ExtensionOrigin,
): Promise<{ extensions: readonly OpenExtension[]; modules: ViewModules; problems: readonly ConfigIssue[] }> {
  const value = config || unreadableValues(loaded?.value).length === 0 ? loaded?.value : undefined;
  const given = isObject(value) ? value : {};
  const { extensions: entries } = given;
  const named = Array.isArray(entries) ? entries.map((value, index) => ({ path: ['extensions', index], value })) : [];
  const all = [...named, ...(await builtInExtensions(config, given))];
  if (all.length === 0) return { extensions: [], modules: noModules, problems: unknownRules(given, []) };
  const { openExtensions } = await import('../extensions/open-extensions.ts');
  const { siteDir, files } = origin;
  const work = () => moduleFolder(siteDir, stateDir);
  const fingerprint = loaded?.fingerprint ?? '';
  const opened = await openExtensions(all, { ...origin, fingerprint, work, config });
  const { findViewModules } = await import('../extensions/viewer/view-modules.ts');
  const { modules, problems } = await findViewModules(opened.extensions, siteDir, files);
  const wrong = [...opened.problems, ...problems, ...unknownRules(given, opened.checked)];
  const placed = wrong.map((problem) => loaded?.placed?.(problem) ?? problem);
  return { extensions: opened.extensions, modules, problems: placed };
}

/** @returns the config, where settings that enable an extension have that extension's validated options */
function withOptions(config: Config, extensions: readonly OpenExtension[]): Config {
  const settled = extensions.filter(({ key }) => Object.hasOwn(extensionOf, key));
  return { ...config, ...Object.fromEntries(settled.map(({ key, options }) => [key, options])) };
}

/** @returns the config with the components of extensions; components in the config replace them */
function withComponents(config: Config, { components }: ViewModules): Config {
  const specifiers = Object.entries(components).map(([name, file]) => [
    name,
    file.startsWith('../') ? file : `./${file}`,
  ]);
  return { ...config, components: { ...Object.fromEntries(specifiers), ...config.components } };
}

/** @returns the parsed config, or its errors, which the caller reports together with errors of extensions */
function parsedOrProblems(
  value: unknown,
  file: string,
  loaded?: ReadForeign,
): { given?: Config; problems: readonly ConfigIssue[] } {
  try {
    return { given: parseConfig(value, file), problems: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { problems: error.problems.map((problem) => loaded?.placed?.(problem) ?? problem) };
  }
}

/** @returns the import specifier of a theme module: `@site/src/theme/MDXComponents`; undefined if the site lacks it */
async function themeModule(name: string, absolute: string, files: Files): Promise<string | undefined> {
  return (await findThemeFile(name, absolute, files)) && `@site/src/theme/${name}`;
}

async function describeFolder(absolute: string, packageName: string | undefined, files: Files): Promise<SiteFolder> {
  const folders = new Set<string>();
  for (const name of usualFolders) if (await isFolder(path.join(absolute, name), files)) folders.add(name);
  const isPlain = folders.size === 0;
  return {
    name: path.basename(absolute),
    packageName,
    folders,
    // The folder is listed only if the site has no usual content folder. Otherwise, each added or removed file would
    // reload the config.
    hasMarkdown:
      isPlain && (await files.names(absolute)).some(({ name }) => /\.mdx?$/.test(name) && name !== 'CHANGELOG.md'),
    hasChangelog: (await files.stat(path.join(absolute, 'CHANGELOG.md'))) !== undefined,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * @param given the path that the user typed, relative to the current folder or to the site's folder
 * @returns the config's path relative to the site's folder
 */
async function namedConfig(given: string, absolute: string, files: Files): Promise<string> {
  if (!isSettingsFile(given))
    throw refusal('--config', {
      message: `"${given}" is not a config`,
      hint: 'name a TypeScript, JavaScript, JSON or YAML file',
    });
  for (const file of [path.resolve(given), path.resolve(absolute, given)])
    if ((await files.stat(file))?.kind === 'file') return relativePath(absolute, file);
  const hint = "write the path relative to the current folder, or to the site's folder";
  throw refusal('--config', { message: `there is no file "${given}"`, hint });
}

async function isFolder(absolute: string, files: Files): Promise<boolean> {
  const real = await files.realPath(absolute);
  return real !== undefined && (await files.stat(real))?.kind === 'folder';
}
