import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Collection } from '../../source/source.ts';

/** @returns the folder of all translations into a language, relative to the site's folder */
export function localeDir({ i18n }: Pick<Config, 'i18n'>, locale: string): string {
  return path.posix.join(i18n.path, i18n.localeConfigs[locale]?.path ?? locale);
}

/**
 * The folder of the translations of a collection, named as Docusaurus does.
 *
 *     i18n/fr/docusaurus-plugin-content-docs-community/version-2.0    i18n/fr/docusaurus-plugin-content-blog
 *
 * @returns it relative to the site's folder; undefined for a changelog, because Docusaurus has no such folder
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

/** `docusaurus-plugin-content-docs`, with the id of the instance unless it is `default`. */
export function contentPlugin(kind: 'docs' | 'pages' | 'blog', instance: string): string {
  return `docusaurus-plugin-content-${kind}${instance === 'default' ? '' : `-${instance}`}`;
}

/** The name of a version's folder, and of its UI string file. */
export function versionName(version: string): string {
  return version === 'current' ? version : `version-${version}`;
}
