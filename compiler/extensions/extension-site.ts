import type { Config } from '../config/config.ts';
import type { ExtensionSite } from './hooks/context.ts';

/** @returns the settings of a site for extensions */
export function extensionSite(config: Config, development = false): ExtensionSite {
  const { title, tagline, url, baseUrl, trailingSlash, i18n } = config;
  return Object.freeze({
    title,
    tagline,
    url,
    baseUrl,
    trailingSlash,
    defaultLocale: i18n.defaultLocale,
    locales: Object.freeze([...i18n.locales]),
    production: !development,
  });
}
