import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { slotNames } from '../../../corpus/slots.ts';
import type { Files } from '../../fs/files.ts';
import { findThemeFile } from './theme-file.ts';
import { foldersUp, relativePath } from '../../fs/inside.ts';
import { fileText } from '../../fs/text-file.ts';

/** The site's own style sheets and components for the viewer. Paths are relative to the site's folder. */
export interface ThemeParts {
  /** Modules that replace a part of the viewer: slot name → path. */
  slots: Record<string, string>;
  /** Style sheets for all pages, in the order in which they apply. */
  styles: string[];
  /** Modules and style sheets that all pages load, in order. They may be in packages. */
  clientModules: string[];
}

/**
 * Default paths of style sheets: Docusaurus' path, then Lectern's. If the config lists no style sheet, the first
 * existing file is used.
 */
const usualStyles = ['src/css/custom.css', 'theme.css'];

/**
 * Finds a site's style sheets and slot modules: the files in the config, and the files at default paths. If the
 * config disallows code in content, the default paths are ignored, because only the config is trusted.
 *
 * @param configFile name of the config, for messages
 * @throws ConfigError if a file in the config doesn't exist
 */
export async function readThemeParts(
  siteDir: string,
  config: Config,
  configFile: string,
  files: Files,
): Promise<ThemeParts> {
  const isThere = async (file: string) => (await files.stat(path.join(siteDir, file)))?.kind === 'file';
  const isUsed = async (name: string, file: string) => {
    const check = usedIf[name];
    return !check || check((await fileText(path.join(siteDir, file), files)) ?? '');
  };
  const readsParts = config.code !== 'refuse';
  const slots: Record<string, string> = {};
  for (const name of slotNames) {
    const named = config.theme[name];
    const file =
      named === undefined
        ? readsParts && ((await findThemeFile(name, siteDir, files)) ?? config.aliases[`@theme/${name}`])
        : inSite(named, siteDir);
    if (file && (named !== undefined || (await isUsed(name, file)))) slots[name] = file;
  }
  const { customCss } = config.themeConfig;
  const styles: string[] = [];
  for (const file of customCss ?? []) {
    // In Docusaurus, a path with a leading slash may also be relative to the site's folder.
    const places = [inSite(file, siteDir), ...(path.isAbsolute(file) ? [inSite(`.${file}`, siteDir)] : [])];
    const found = await Promise.all(places.map(isThere));
    styles.push(places[Math.max(found.indexOf(true), 0)]!);
  }
  if (customCss === undefined && readsParts) {
    for (const file of usualStyles) if (styles.length === 0 && (await isThere(file))) styles.push(file);
  }

  const problems = [];
  for (const [name, file] of Object.entries(slots))
    if (!(await isThere(file))) problems.push(notThere(`theme.${name}`, file));
  for (const file of styles) if (!(await isThere(file))) problems.push(notThere('themeConfig.customCss', file));
  const clientModules: string[] = [];
  for (const named of config.clientModules) {
    const file = await findClientModule(named, siteDir, files);
    if (file === undefined) problems.push(notThere('clientModules', named));
    else clientModules.push(file);
  }
  if (problems.length > 0) throw new ConfigError(configFile, problems);
  return { slots, styles, clientModules };
}

const moduleEndings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js', '/index.jsx'];

/**
 * Finds a module that the config lists in `clientModules`: `./src/analytics.js`, `@site/src/analytics`, or
 * `kit/styles.css` of a package.
 *
 * @returns the path relative to the site's folder; undefined if it doesn't exist
 */
async function findClientModule(named: string, siteDir: string, files: Files): Promise<string | undefined> {
  const own = named.replace(/^@site\//, './');
  const isOwn = /^\.|^@site\//.test(named) || path.isAbsolute(named);
  const packages = foldersUp(siteDir).map((folder) => path.join(folder, 'node_modules'));
  const folders = isOwn ? [siteDir] : [siteDir, ...packages];
  for (const folder of folders)
    for (const ending of moduleEndings) {
      const file = await files.realPath(path.resolve(folder, own + ending));
      if (file === undefined || (await files.stat(file))?.kind !== 'file') continue;
      const root = (await files.realPath(siteDir)) ?? siteDir;
      return relativePath(root, file);
    }
  return undefined;
}

function inSite(file: string, siteDir: string): string {
  const own = file.replace(/^@site\//, '');
  return relativePath(siteDir, path.resolve(siteDir, own));
}

function notThere(key: string, file: string) {
  return {
    key,
    message: `there is no file "${file}"`,
    hint: "write the path of the file relative to the site's folder, with its extension",
  };
}

/** Slots that a module replaces only if its source passes a test: slot name → test. */
const usedIf: Record<string, (source: string) => boolean> = {
  MDXComponents: namesElements,
  // A `Layout` that imports the navbar or footer is ignored, because the viewer would render them a second time.
  Layout: (source) => !/@theme\/(?:Navbar|Footer)['"]/.test(source),
};

/** HTML elements that Markdown creates. */
const tags = 'a|blockquote|code|del|details|em|h[1-6]|hr|img|input|li|ol|p|pre|strong|summary|sup|table|tbody|td|th|thead|tr|ul'; // prettier-ignore
const named = new RegExp(`(?:^|[{,])\\s*['"]?(?:${tags})['"]?\\s*[:,(}]`, 'm');

/**
 * Whether an `MDXComponents` module may replace HTML elements of Markdown, such as `a` or `table`. If so, all pages
 * load the module. Otherwise, only pages that use its components load it.
 *
 * @param source JavaScript or TypeScript
 */
export function namesElements(source: string): boolean {
  // The first spread is usually `...MDXComponents`, the default components. A second spread may replace any element.
  return named.test(source) || (source.match(/\.\.\.\w/g)?.length ?? 0) > 1;
}
