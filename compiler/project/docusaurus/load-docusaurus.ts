import path from 'node:path';
import { ConfigError, keyText, refusal } from '../../config/problem.ts';
import { unreadableValues } from '../../config/unreadable-values.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import { markedModules } from '../../docusaurus/markdown-plugins.ts';
import { docItemModule, docItemsOf, type DocItems } from '../../docusaurus/doc-items.ts';
import type { MadeByPlugins } from '../../docusaurus/made-by-plugins.ts';
import type { Notice } from '../../docusaurus/notice.ts';
import { isOfMdx1, paginationLabelsOf } from './docusaurus-version.ts';
import { isKnown, listedPlugins, translateConfig } from '../../docusaurus/translate-config.ts';
import { withoutPlaceholders } from '../../docusaurus/placeholders.ts';
import type { Files } from '../../fs/files.ts';
import type { WorkFolder } from '../settings/module-folder.ts';
import { sha256 } from '../../fs/sha256.ts';
import type { LoadedModule } from '../settings/load-module.ts';
import { inFolder } from '../settings/in-folder.ts';
import { runSettingsCode } from '../settings/run-settings-code.ts';
import { babelNotices } from './load-babel.ts';
import { addPostCssConfig } from './load-postcss.ts';
import { keepOnly, writeGenerated } from './generated-files.ts';
import type { PluginRun } from './call-plugin.ts';
import { expandPresets } from './expand-presets.ts';
import { withPlaceholders } from '../settings/resolve-placeholders.ts';
import { runPlugins } from './run-plugins.ts';
import { repositoryAround } from '../git/repository.ts';
import { loadWithJiti, type JitiOptions } from '../settings/load-with-jiti.ts';
import { relativePath } from '../../fs/inside.ts';
import { packageName } from '../settings/package-versions.ts';
import { asImport } from '../../docusaurus/route-module.ts';

/** Names of Docusaurus config files, in lookup order. */
export const docusaurusConfigs = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (ending) => `docusaurus.config.${ending}`,
);

/**
 * Whether a file is a Docusaurus config, judged by its name: `docusaurus.config.ts`,
 * `config/docusaurus.staging.js`.
 */
export function isDocusaurusConfig(file: string): boolean {
  return /^docusaurus\b.*\.[cm]?[jt]s$/.test(path.posix.basename(file));
}

export interface LoadedDocusaurus extends LoadedModule {
  /** Docusaurus settings that Lectern ignores, or translates to something different. */
  notices: Notice[];
}

/**
 * Runs a Docusaurus config and translates it into a Lectern config.
 *
 * @param file absolute path of the config
 * @throws ConfigError if the config can't be used
 */
export async function loadDocusaurus(file: string, options: DocusaurusOptions): Promise<LoadedDocusaurus> {
  const jiti = docusaurusModules(options.work, options.stubMissing ?? false);
  return inFolder(options.siteDir ?? path.dirname(file), () => withPlaceholders(jiti, () => load(file, jiti, options)));
}

export interface DocusaurusOptions {
  /** Absolute path of the site's folder. Default: the folder of the config. */
  siteDir?: string | undefined;
  work: WorkFolder;
  /** Whether to replace packages that are not installed with placeholders, even if Lectern doesn't know them. */
  stubMissing?: boolean | undefined;
  files: Files;
}

async function load(
  file: string,
  jiti: JitiOptions,
  { siteDir: dir = path.dirname(file), work, files }: DocusaurusOptions,
): Promise<LoadedDocusaurus> {
  const name = relativePath(dir, file);
  const { value, inputs } = await loadWithJiti(file, jiti, files);
  const config = typeof value === 'function' ? await called(value as () => unknown, name) : await value;
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw refusal(name, { message: 'it exports no config', hint: 'end it with "export default config"' });
  checkReadable(config as Record<string, unknown>, name);
  const missing: Notice[] = [];
  const given = withoutPlaceholders(config as Record<string, unknown>, (place) =>
    missing.push({
      key: keyText(place),
      message: 'left out: the package that it comes from is not installed',
      hint: 'run "npm install" in the site\'s folder',
    }),
  );
  // A title is required, so a config without a title gets the name of the folder.
  if (missing.some(({ key }) => key === 'title')) given.title = path.basename(dir);
  const texts: string[] = [];
  for (const input of inputs) texts.push(sha256((await files.read(input)) ?? ''));
  const generatedDir = path.join(work.dir, '../docusaurus');
  const written = new Map<string, string>();
  const run = { configFile: name, siteDir: dir, generatedDir, siteConfig: given, jiti, files, written };
  const { plugins, notices, lacking } = await expandPresets(listedPlugins(given), run);
  const unknown = plugins.filter((plugin) => !isKnown(plugin));
  const made = await runPlugins(unknown, run);
  await addPostCssConfig(made, run);
  made.notices.unshift(...missing, ...notices);
  made.notices.push(...(await babelNotices(run)));
  for (const preset of lacking) made.lacking.add(preset);
  const docItem = path.join(generatedDir, 'doc-item.jsx');
  const docItems = knownDocItems(docItemsOf(plugins), made, generatedDir);
  if (Object.keys(docItems).length > 0) written.set(docItem, docItemModule(docItems));
  writeGenerated(made, run);
  await keepOnly(generatedDir, written, work.files);
  const translated = translateConfig(given, dir, made, plugins);
  await addFolders(translated.config, made, run);
  if (written.has(docItem)) translated.config.theme = { DocItem: relativePath(dir, docItem) };
  await leaveOutStyles(translated, run);
  const markdown = translated.config.markdown as Record<string, object | undefined>;
  // In a page that is invalid in current MDX, only the text is shown, because it is parsed as Markdown.
  if (await isOfMdx1(dir, files)) markdown.mdx1Compat = { syntax: true, ...markdown.mdx1Compat };
  // Docusaurus 3 leaves text directives (`:name`) out of heading ids.
  else markdown.anchors = { withoutDirectives: true, ...markdown.anchors };
  const paginationLabels = await paginationLabelsOf(dir, files);
  if (paginationLabels === 'sidebar')
    for (const docs of translated.config.docs as object[]) Object.assign(docs, { paginationLabels });
  return {
    value: translated.config,
    fingerprint: sha256(JSON.stringify([texts, [...jiti.used].sort()])),
    notices: translated.notices,
  };
}

/**
 * Reports config values that JSON can't represent. Site code may import the config, and the config is stored as JSON
 * for it.
 */
function checkReadable(config: Record<string, unknown>, name: string): void {
  const unreadable = unreadableValues(config);
  if (unreadable.length > 0) throw new ConfigError(name, unreadable);
  for (const [key, value] of Object.entries(config)) {
    try {
      JSON.stringify(value);
    } catch (error) {
      const [reason] = thrownText(error).split('\n');
      const hint = 'remove values that JSON cannot contain: code of a site reads its config as JSON';
      throw refusal(name, { key, message: `can't be written as JSON: ${reason}`, hint });
    }
  }
}

/** @returns the doc item components that can be imported. Other doc item components are removed with a notice */
function knownDocItems(items: DocItems, { aliases, notices }: MadeByPlugins, generatedDir: string): DocItems {
  const known: DocItems = {};
  for (const [id, item] of Object.entries(items)) {
    if (!item.startsWith('@theme/') || Object.hasOwn(aliases, item)) known[id] = asImport(item, generatedDir);
    else
      notices.push({
        key: `docItemComponent of the docs "${id}"`,
        message: `left out: no loaded theme contains "${item}"`,
        hint: 'run "npm install" in the site\'s folder',
      });
  }
  return known;
}

/** Adds import aliases for folders around the site, and for the folder with pages of plugins. */
async function addFolders(
  config: Record<string, unknown>,
  { routes }: MadeByPlugins,
  { siteDir, generatedDir, files }: PluginRun,
): Promise<void> {
  const inSite = (file: string) => relativePath(siteDir, file);
  const repository = await repositoryAround((await files.realPath(siteDir)) ?? siteDir, files);
  config.aliases = {
    ...(config.aliases as object),
    '@generated': inSite(generatedDir),
    // Some sites import from `.docusaurus`, where Docusaurus writes its generated files.
    '@site/.docusaurus': inSite(generatedDir),
    // In a monorepo, site code may import modules of other packages.
    ...(repository !== undefined && { '@repository': inSite(repository) }),
  };
  if (routes.length > 0)
    (config.pages as object[]).push({ id: 'plugin-routes', path: inSite(path.join(generatedDir, 'pages')) });
}

/** Removes style sheets of packages that are not installed, if `stubMissing` is set. */
async function leaveOutStyles(
  { config, notices }: { config: Record<string, unknown>; notices: Notice[] },
  { siteDir, jiti, files }: PluginRun,
): Promise<void> {
  const themeConfig = config.themeConfig as { customCss: string[] };
  const kept: string[] = [];
  for (const file of themeConfig.customCss) {
    const [, ofPackage] = /(?:^|\/)node_modules\/(.+)$/.exec(file) ?? [];
    const isLacking =
      ofPackage !== undefined &&
      jiti.mayReplace(packageName(ofPackage)) &&
      (await files.stat(path.join(siteDir, file))) === undefined;
    if (isLacking) notices.push({ key: 'theme.customCss', message: `"${file}" left out: it is not installed` });
    else kept.push(file);
  }
  themeConfig.customCss = kept;
}

/** Options for loading the modules of a Docusaurus site. */
export function docusaurusModules(work: WorkFolder, stubMissing: boolean): JitiOptions {
  return {
    work,
    used: new Set(),
    virtualModules: markedModules(),
    // Lectern provides the functions of these packages itself, so a placeholder suffices.
    mayReplace: (name) => stubMissing || name.startsWith('@docusaurus/') || name === 'prism-react-renderer',
  };
}

async function called(config: () => unknown, name: string): Promise<unknown> {
  try {
    return await runSettingsCode(name, async () => config());
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw refusal(name, { message: `its function throws: ${thrownText(error)}` });
  }
}
