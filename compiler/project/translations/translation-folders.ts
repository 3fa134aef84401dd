import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Collection } from '../../source/source.ts';

/** @returns the folder with all translations into a language, relative to the site's folder */
export function localeDir({ i18n }: Pick<Config, 'i18n'>, locale: string): string {
  return path.posix.join(i18n.path, i18n.localeConfigs[locale]?.path ?? locale);
}

/**
 * Returns the folder of a collection's translations. Its name is the same as in Docusaurus:
 *
 *     i18n/fr/docusaurus-plugin-content-docs-community/version-2.0    i18n/fr/docusaurus-plugin-content-blog
 *
 * @returns a path relative to the site's folder; undefined for a changelog, which Docusaurus doesn't have
 */
export function translationDir(
  config: Pick<Config, 'i18n'>,
  locale: string,
  { kind, instance, version }: Pick<Collection, 'kind' | 'instance' | 'version'>,
): string | undefined {
  if (kind === 'changelog') return undefined;
  const folder = path.posix.join(localeDir(config, locale), contentPlugin(kind, instance));
  return version === undefined ? folder : `${folder}/${versionName(version)}`;
}

/** Returns the plugin's folder name: `docusaurus-plugin-content-docs`, or with an instance id,
 * `docusaurus-plugin-content-docs-community`. */
export function contentPlugin(kind: 'docs' | 'pages' | 'blog', instance: string): string {
  return `docusaurus-plugin-content-${kind}${instance === 'default' ? '' : `-${instance}`}`;
}

/** Returns the name of a version's folder and UI string file: `current`, `version-2.0`. */
export function versionName(version: string): string {
  return version === 'current' ? version : `version-${version}`;
}
