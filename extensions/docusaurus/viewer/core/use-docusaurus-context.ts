import { useMemo } from 'react';
import type { Json, SiteFile } from '../../../../corpus/index.ts';
import { useViewer } from '../../../../viewer/extension.ts';
import { siteMetadataOf, type SiteMetadata } from './site-metadata.ts';
import { themeConfigOf } from './use-theme-config.ts';

export interface DocusaurusContext {
  siteConfig: {
    title: string;
    tagline: string;
    url: string;
    baseUrl: string;
    favicon: string | undefined;
    trailingSlash: boolean | undefined;
    titleDelimiter: string;
    customFields: Record<string, Json>;
    themeConfig: Record<string, unknown>;
    i18n: { defaultLocale: string; locales: string[]; localeConfigs: Record<string, unknown> };
  };
  siteMetadata: SiteMetadata;
  globalData: Record<string, unknown>;
  i18n: {
    currentLocale: string;
    defaultLocale: string;
    locales: string[];
    localeConfigs: Record<string, unknown>;
    path: string;
  };
  codeTranslations: Record<string, string>;
}

/** Returns the site in the format of Docusaurus. */
export function useDocusaurusContext(): DocusaurusContext {
  const { site } = useViewer('useDocusaurusContext');
  return useMemo(() => contextOf(site), [site]);
}

function contextOf(site: SiteFile): DocusaurusContext {
  const { title, tagline, url, baseUrl, favicon, trailingSlash, titleDelimiter, customFields = {} } = site;
  const i18n = {
    defaultLocale: site.defaultLocale ?? site.locale,
    locales: site.locales.map(({ name }) => name),
    localeConfigs: Object.fromEntries(site.locales.map((locale) => [locale.name, locale])),
  };
  const path = site.locales.find(({ name }) => name === site.locale)?.path ?? baseUrl;
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl,
      favicon,
      trailingSlash,
      titleDelimiter,
      customFields,
      themeConfig: themeConfigOf(site),
      i18n,
    },
    siteMetadata: siteMetadataOf(site),
    globalData: site.globalData ?? {},
    i18n: { ...i18n, currentLocale: site.locale, path },
    codeTranslations: {},
  };
}
