import path from 'node:path';
import type { MadeByPlugins } from '../../docusaurus/made-by-plugins.ts';
import { routeModule } from '../../docusaurus/route-module.ts';
import type { PluginRun } from './call-plugin.ts';
import type { WritableFiles } from '../../fs/files.ts';
import { writeChanged } from '../../fs/text-file.ts';

/**
 * Writes the modules that site code can import as `@generated/…`, and a page for each route of a plugin.
 */
export function writeGenerated(
  { globalData, routes }: MadeByPlugins,
  { siteConfig, generatedDir: folder, written, siteDir }: PluginRun,
): void {
  // Keep the site's absolute path private.
  const textOf = (value: unknown) => JSON.stringify(value).replaceAll(siteDir, '@site');
  const write = (name: string, value: unknown) => written.set(path.join(folder, name), textOf(value));
  const config = { baseUrl: '/', tagline: '', themeConfig: {}, customFields: {}, ...siteConfig };
  // A module with a default export, because packages load it with `require`.
  written.set(path.join(folder, 'docusaurus.config.js'), `export default ${textOf(config)};\n`);
  write('globalData.json', globalData);
  write('i18n.json', { defaultLocale: 'en', locales: ['en'], ...(siteConfig.i18n as object) });
  write('codeTranslations.json', {});
  write('site-storage.json', { type: 'localStorage', namespace: '' });
  write('site-metadata.json', { docusaurusVersion: '3', pluginVersions: {} });
  for (const route of routes) {
    const file = path.join(folder, 'pages', `${decodeURI(route.path) || 'index'}.jsx`);
    written.set(file, routeModule(route, path.dirname(file)));
  }
}

/**
 * Writes these files into a folder and removes all others. Up-to-date files are not written again. No file counts as
 * read; code that reads them later records that.
 */
export async function keepOnly(
  folder: string,
  expected: ReadonlyMap<string, string>,
  files: WritableFiles,
): Promise<void> {
  for (const { path: name } of await files.list(folder)) {
    const file = path.join(folder, name);
    if (!expected.has(file)) await files.remove(file);
  }
  for (const [file, text] of expected) await writeChanged(file, text, files);
}
