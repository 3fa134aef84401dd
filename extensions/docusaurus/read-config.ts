import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ConfigContext, ConfigModules, ForeignConfig, ForeignProblem, Notice } from '../../compiler/index.ts';
import { docItemModule, docItemsOf, type DocItems } from './config/doc-items.ts';
import { markedModules } from './config/markdown-plugins.ts';
import { isKnown, listedPlugins, translateConfig } from './config/translate-config.ts';
import { isOfMdx1, paginationLabelsOf } from './docusaurus-version.ts';
import { packageName, relativePath } from './paths.ts';
import { withoutPlaceholders } from './placeholders.ts';
import type { PluginRun } from './plugins/call-plugin.ts';
import { contentFiles } from './plugins/content-files.ts';
import { expandPresets } from './plugins/expand-presets.ts';
import { writeGenerated } from './plugins/generated-files.ts';
import { babelNotices } from './plugins/load-babel.ts';
import { addPostCssConfig } from './plugins/load-postcss.ts';
import type { MadeByPlugins } from './plugins/made-by-plugins.ts';
import { asImport } from './plugins/route-module.ts';
import { runPlugins } from './plugins/run-plugins.ts';
import { repositoryAround } from './repository.ts';
import { messageOf } from './values.ts';

/** How modules of a Docusaurus site are loaded. */
export const modules: ConfigModules = {
  virtual: markedModules,
  // These packages need not be installed: a placeholder replaces them, because Lectern implements what configs use of
  // them.
  optional: (name) => name.startsWith('@docusaurus/') || name === 'prism-react-renderer',
};

/** Runs a Docusaurus config and its plugins, and translates them into a Lectern config. */
export async function readConfig(context: ConfigContext<unknown>): Promise<ForeignConfig> {
  const { dir, file, files, generatedDir } = context;
  const config = await context.code.settings(path.join(dir, file));
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    return { problems: [{ message: 'the file exports no config', hint: 'end the file with "export default config"' }] };
  const problem = unwritable(config as Record<string, unknown>);
  if (problem) return { problems: [problem] };
  const missing: Notice[] = [];
  const given = withoutPlaceholders(config as Record<string, unknown>, (place) =>
    missing.push({
      key: keyText(place),
      message: 'left out: the package of this value is not installed',
      hint: 'run "npm install" in the site\'s folder',
    }),
  );
  // The title came from a missing package. A title is required, so the folder's name replaces it.
  if (missing.some(({ key }) => key === 'title')) given.title = path.basename(dir);
  const run: PluginRun = { ...context, configFile: file, siteDir: dir, siteConfig: given, written: new Map() };
  const { plugins, notices, lacking } = await expandPresets(listedPlugins(given), run);
  const unknown = plugins.filter((plugin) => !isKnown(plugin));
  const made = await runPlugins(unknown, run);
  await addPostCssConfig(made, run);
  made.notices.unshift(...missing, ...notices);
  made.notices.push(...(await babelNotices(run)));
  for (const preset of lacking) made.lacking.add(preset);
  const docItem = path.join(generatedDir, 'doc-item.jsx');
  const docItems = knownDocItems(docItemsOf(plugins), made, generatedDir);
  if (Object.keys(docItems).length > 0) run.written.set(docItem, docItemModule(docItems));
  writeGenerated(made, run);
  const translated = translateConfig(given, dir, context.settings, made, plugins);
  await addFolders(translated.config, made, run);
  if (run.written.has(docItem)) translated.config.theme = { DocItem: relativePath(dir, docItem) };
  await leaveOutStyles(translated, context);
  const markdown = translated.config.markdown as Record<string, object | undefined>;
  if (await isOfMdx1(dir, files)) readAsMdx1(markdown, translated.notices);
  // Docusaurus 3 leaves text directives (`:name`) out of heading ids.
  else markdown.anchors = { withoutDirectives: true, ...markdown.anchors };
  const paginationLabels = await paginationLabelsOf(dir, files);
  if (paginationLabels === 'sidebar')
    for (const docs of translated.config.docs as object[]) Object.assign(docs, { paginationLabels });
  return {
    ...translated,
    generated: run.written,
    generatedFrom: (content) => contentFiles(generatedDir, content),
    lenient: true,
    emptyHint: `add the preset "classic", or a plugin for docs, blogs or pages, to ${file}`,
  };
}

/** Sets the option for MDX 1, with a notice. A site that sets the option itself keeps its value. */
function readAsMdx1(markdown: Record<string, object | undefined>, notices: Notice[]): void {
  if (markdown.mdx1Compat && 'syntax' in markdown.mdx1Compat) return;
  markdown.mdx1Compat = { ...markdown.mdx1Compat, syntax: true };
  notices.push({
    key: 'markdown.mdx1Compat.syntax',
    message: 'set to true: this site uses Docusaurus 2, so Markdown is read as MDX 1',
    hint: 'after an update of @docusaurus/core, Lectern reads MDX 3',
  });
}

/** Formats a path of keys: `['presets', 0, 'docs']` → `presets[0].docs`. */
function keyText(keys: readonly PropertyKey[]): string {
  const parts = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return parts.join('').replace(/^\./, '');
}

/** Reports config values that JSON can't represent. Code of the site reads the config as JSON. */
function unwritable(config: Record<string, unknown>): ForeignProblem | undefined {
  for (const [key, value] of Object.entries(config)) {
    try {
      JSON.stringify(value);
    } catch (error) {
      const hint = 'remove values that JSON cannot contain: code of a site reads its config as JSON';
      return { key, message: `can't be written as JSON: ${messageOf(error)}`, hint };
    }
  }
  return undefined;
}

/** @returns the `docItemComponent` settings whose component can be imported. Adds a notice for each other one */
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

/** Adds import aliases for generated files and for the repository. Adds the folder with pages of plugins to `pages`. */
async function addFolders(
  config: Record<string, unknown>,
  { routes }: MadeByPlugins,
  { siteDir, generatedDir, files }: PluginRun,
): Promise<void> {
  const inSite = (file: string) => relativePath(siteDir, file);
  const repository = await repositoryAround(await realpath(siteDir).catch(() => siteDir), files);
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
  { dir, files, stubMissing }: ConfigContext<unknown>,
): Promise<void> {
  const themeConfig = config.themeConfig as { customCss: string[] };
  const kept: string[] = [];
  for (const file of themeConfig.customCss) {
    const [, ofPackage] = /(?:^|\/)node_modules\/(.+)$/.exec(file) ?? [];
    const isLacking =
      ofPackage !== undefined &&
      (stubMissing || modules.optional!(packageName(ofPackage))) &&
      (await files.kind(path.join(dir, file))) === undefined;
    if (isLacking) notices.push({ key: 'theme.customCss', message: `"${file}" left out: it is not installed` });
    else kept.push(file);
  }
  themeConfig.customCss = kept;
}
