import path from 'node:path';
import type { CompileOptions } from '../compile-report.ts';
import { collectionOptions } from '../source/source.ts';
import type { Config } from '../config/config.ts';
import { pagesFolders, withDefaults, type SiteFolder } from '../config/defaults.ts';
import type { Notice } from '../docusaurus/notice.ts';
import { onlyIn } from '../config/locales.ts';
import { inDevelopment } from '../config/in-development.ts';
import { parseConfig } from '../config/parse-config.ts';
import { ConfigError, isSettingsFile, refusal, type ConfigFault } from '../config/problem.ts';
import type { ParseOptions } from '../parse/document.ts';
import { disk } from '../fs/disk.ts';
import type { Files } from '../fs/files.ts';
import { findConfig, loadConfig } from './settings/load-config.ts';
import { isDocusaurusConfig } from './docusaurus/load-docusaurus.ts';
import { namedPathProblems, sidebarsFileProblems } from './settings/named-paths.ts';
import { stateOf } from './settings/load-module.ts';
import { withPlaces } from './settings/place-problems.ts';
import { refuseStraySettings } from './settings/refuse-stray-link.ts';
import { stateFolder, type StateFolder } from './state-folder.ts';
import { readThemeParts, type ThemeParts } from './docusaurus/theme-parts.ts';
import { readThemeGrammars, type ThemeGrammars } from './docusaurus/theme-grammars.ts';
import { findThemeFile } from './docusaurus/theme-file.ts';
import { relativePath } from '../fs/inside.ts';
import { fileText } from '../fs/text-file.ts';
import { packageJson } from './settings/package-versions.ts';

/** A site's folder and its config with all defaults. */
export interface OpenSite {
  /** Absolute. */
  dir: string;
  /** The folder of Lectern's disposable files: the document cache and bundled config modules. */
  state: StateFolder;
  /** Name of the config file; absent when the folder has none. */
  configFile?: string | undefined;
  /** More files that look like configs, and are not read. */
  unreadConfigs: readonly string[];
  /** The source of the config file. */
  configText?: string | undefined;
  /** Changes with the code of the config and of its plugins. */
  configFingerprint: string;
  /** Also changes with the config's values. */
  configState?: string | undefined;
  config: Config;
  /** Development mode: drafts are shown. */
  development?: boolean | undefined;
  /** Packages that are not installed get placeholders. */
  stubMissing?: boolean | undefined;
  /** Its module that adds grammars to Prism, if it has one. */
  themeGrammars?: ThemeGrammars | undefined;
  /** Features of content that depend on files of the site. */
  theme?: Pick<ParseOptions, 'mdxComponents' | 'liveScope' | 'grammars'> | undefined;
  /** Its own modules and style sheets in the viewer. */
  themeParts: ThemeParts;
  /** The `version` in its package.json. */
  version?: string | undefined;
  /** Docusaurus settings that are carried over differently, or left out. */
  notices: readonly Notice[];
}

/** Options for opening a site. */
type OpenOptions = Pick<CompileOptions, 'development' | 'stubMissing' | 'locale' | 'cacheDir' | 'config'>;

const usualFolders = ['docs', 'blog', ...pagesFolders];

/**
 * @param dir the site's folder
 * @param files reads the files of the site
 * @throws ConfigError when there is no such folder, or its config can't be used
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
  if (!(await isFolder(absolute, files))) throw refusal(dir, { message: 'there is no such folder' });
  await refuseStraySettings(absolute, files);
  const state = stateFolder(absolute, cacheDir);
  const found = chosenFile === undefined ? await findConfig(absolute, files) : undefined;
  const configFile = chosenFile === undefined ? found?.name : await namedConfig(chosenFile, absolute, files);
  const loaded = configFile
    ? await loadConfig(absolute, configFile, { stateDir: state.dir, stubMissing, files })
    : undefined;
  const { name, version } = (await packageJson(absolute, files)) ?? {};
  const folder = await describeFolder(absolute, textOf(name), files);
  const { given, problems } = parsedOrProblems(withDefaults(loaded?.value, folder), configFile ?? dir);
  if (configFile !== undefined && loaded) {
    const naming = { dir: absolute, files, isDocusaurus: isDocusaurusConfig(configFile) };
    const all = [...(loaded.problems ?? []), ...problems, ...(await namedPathProblems(loaded.value, naming))];
    if (all.length > 0)
      throw new ConfigError(configFile, [...all, ...(await sidebarsFileProblems(loaded.value, naming))]);
  }
  if (!given) throw new ConfigError(configFile ?? dir, problems);
  const chosen = locale === undefined ? given : onlyIn(given, locale, configFile ?? dir);
  const config = development ? inDevelopment(chosen) : chosen;
  if (collectionOptions(config).length === 0) {
    throw new ConfigError(dir, [
      {
        key: dir,
        message: 'there is nothing to compile here',
        hint:
          configFile !== undefined && isDocusaurusConfig(configFile)
            ? `name the preset "classic", or a plugin for docs, blogs or pages, in ${configFile}`
            : `put Markdown files into "docs/", or name their folder in ${configFile ?? 'lectern.config.ts'}`,
      },
      ...(loaded?.notices ?? []),
    ]);
  }
  const themeGrammars = await readThemeGrammars(absolute, { config: given, stateDir: state.dir, stubMissing }, files);
  const theme = {
    ...(themeGrammars?.grammars !== undefined && { grammars: themeGrammars.grammars }),
    mdxComponents: await themeModule('MDXComponents', absolute, files),
    liveScope: await themeModule('ReactLiveScope', absolute, files),
  };
  const themeParts = await readThemeParts(absolute, config, configFile ?? dir, files);
  return {
    dir: absolute,
    state,
    configFile,
    unreadConfigs: found?.unread ?? [],
    configText: configFile && ((await fileText(path.join(absolute, configFile), files)) ?? ''),
    configFingerprint: loaded?.fingerprint ?? '',
    configState: loaded ? stateOf(loaded) : '',
    config,
    development,
    stubMissing,
    theme,
    themeGrammars,
    themeParts,
    version: textOf(version),
    notices: loaded?.notices ?? [],
  };
}

/** @returns a usable config, or its problems, so that other problems can be reported with them */
function parsedOrProblems(value: unknown, file: string): { given?: Config; problems: readonly ConfigFault[] } {
  try {
    return { given: parseConfig(value, file), problems: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { problems: error.problems };
  }
}

/** @returns the import specifier of a theme module, if the site has it */
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
    // Other files in a folder with its own content don't matter, and may change.
    hasMarkdown:
      isPlain && (await files.names(absolute)).some(({ name }) => /\.mdx?$/.test(name) && name !== 'CHANGELOG.md'),
    hasChangelog: (await files.stat(path.join(absolute, 'CHANGELOG.md'))) !== undefined,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * @param given as the user typed it, relative to the current folder or to the site's
 * @returns its path relative to the site's folder
 */
async function namedConfig(given: string, absolute: string, files: Files): Promise<string> {
  if (!isSettingsFile(given))
    throw refusal('--config', {
      message: `"${given}" is not a config`,
      hint: 'name a file of TypeScript, JavaScript, JSON or YAML',
    });
  for (const file of [path.resolve(given), path.resolve(absolute, given)])
    if ((await files.stat(file))?.kind === 'file') return relativePath(absolute, file);
  const hint = "name it from the current folder, or from the site's";
  throw refusal('--config', { message: `there is no file "${given}"`, hint });
}

async function isFolder(absolute: string, files: Files): Promise<boolean> {
  const real = await files.realPath(absolute);
  return real !== undefined && (await files.stat(real))?.kind === 'folder';
}
