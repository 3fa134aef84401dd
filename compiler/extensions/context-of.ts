import type { Files } from '../fs/files.ts';
import type { OpenSite } from '../project/open-site.ts';
import type { ExtensionContext } from './hooks/context.ts';
import type { OpenExtension } from './open-extension.ts';
import { extensionFiles } from './site-files.ts';

/** @returns the values that each hook of an extension gets */
export function contextOf(
  { options }: Pick<OpenExtension, 'options'>,
  { config, development, dir }: Pick<OpenSite, 'config' | 'development' | 'dir'>,
  files: Files,
): ExtensionContext<unknown> {
  const { title, tagline, url, baseUrl, trailingSlash, i18n } = config;
  return Object.freeze({
    options,
    site: Object.freeze({
      title,
      tagline,
      url,
      baseUrl,
      trailingSlash,
      defaultLocale: i18n.defaultLocale,
      locales: Object.freeze([...i18n.locales]),
      production: !development,
    }),
    files: Object.freeze(extensionFiles(files, dir)),
  });
}
