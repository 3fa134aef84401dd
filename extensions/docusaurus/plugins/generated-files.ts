import path from 'node:path';
import type { MadeByPlugins } from './made-by-plugins.ts';
import { routeModule } from './route-module.ts';
import type { PluginRun } from './call-plugin.ts';

/**
 * Writes the modules that site code can import as `@generated/…`, and a page for each route of a plugin.
 */
export function writeGenerated(
  { globalData, routes }: MadeByPlugins,
  { siteConfig, generatedDir: folder, written, siteDir }: PluginRun,
): void {
  // Replaces the absolute path of the site, because that path must not be published.
  const textOf = (value: unknown) => JSON.stringify(value).replaceAll(siteDir, '@site');
  const write = (name: string, value: unknown) => written.set(path.join(folder, name), textOf(value));
  const config = { baseUrl: '/', tagline: '', themeConfig: {}, customFields: {}, ...siteConfig };
  // The module has a default export, because some packages load it with `require`.
  for (const extension of ['js', 'mjs'])
    written.set(path.join(folder, `docusaurus.config.${extension}`), `export default ${textOf(config)};\n`);
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
